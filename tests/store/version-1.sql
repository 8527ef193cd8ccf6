BEGIN TRANSACTION;
CREATE TABLE deals (
    id INTEGER PRIMARY KEY, match_id INTEGER NOT NULL,
    number INTEGER NOT NULL,      -- for the bots' chance: how many were dealt so far, this one included
    preset TEXT NOT NULL, opponents TEXT NOT NULL, origin TEXT NOT NULL,
    dealer INTEGER NOT NULL, end TEXT NOT NULL, began INTEGER NOT NULL, ended INTEGER,
    taken_back INTEGER NOT NULL DEFAULT 0, taker INTEGER, contract TEXT,
    role TEXT, payment INTEGER,   -- the viewer's
    identity BLOB,                -- of a deal that is over: what makes two records the same
    layout BLOB NOT NULL);
INSERT INTO "deals" VALUES(1,1,1,'chambery','plain+random','played',2,'played',1795297856078,1795297856092,0,1,'hand','defender',264,X'CF580D37CF357B6B4BE1FA2AFBBEDD4A',X'28E425EBE0A7C558EBBF5421D1B3898C');
INSERT INTO "deals" VALUES(2,1,2,'chambery','plain+random','played',3,'played',1795297856101,1795297856112,0,1,'hand','defender',28,X'5BDF38460DD6281CBFE74BA575586CCB',X'65EFAD346EB934F946386F1DD6241792');
INSERT INTO "deals" VALUES(3,1,3,'chambery','plain+random','played',4,'open',1795297856117,NULL,0,NULL,NULL,NULL,NULL,NULL,X'3849EA450251DDD404644AA7362716A6');
CREATE TABLE facts (
    deal_id INTEGER NOT NULL, seat INTEGER NOT NULL, player_id INTEGER NOT NULL,
    preset TEXT NOT NULL, opponents TEXT NOT NULL, origin TEXT NOT NULL, assisted INTEGER NOT NULL,
    role TEXT NOT NULL, dealer INTEGER NOT NULL, contract TEXT NOT NULL, made INTEGER,
    units INTEGER NOT NULL, payment INTEGER NOT NULL, pagat INTEGER, fool INTEGER,
    PRIMARY KEY (deal_id, seat)) WITHOUT ROWID;
INSERT INTO "facts" VALUES(1,0,1,'chambery','plain+random','played',0,'defender',0,'hand',0,67,264,NULL,NULL);
INSERT INTO "facts" VALUES(1,1,2,'chambery','human+plain+random','played',0,'soloist',0,'hand',0,1,-1056,NULL,NULL);
INSERT INTO "facts" VALUES(1,2,3,'chambery','human+random','played',0,'defender',1,'hand',0,67,264,NULL,NULL);
INSERT INTO "facts" VALUES(1,3,4,'chambery','human+plain+random','played',0,'defender',0,'hand',0,67,264,NULL,NULL);
INSERT INTO "facts" VALUES(1,4,5,'chambery','human+plain+random','played',0,'defender',0,'hand',0,67,264,1,1);
INSERT INTO "facts" VALUES(2,0,1,'chambery','plain+random','played',0,'defender',0,'hand',0,41,28,NULL,NULL);
INSERT INTO "facts" VALUES(2,1,2,'chambery','human+plain+random','played',0,'soloist',0,'hand',0,27,-112,NULL,NULL);
INSERT INTO "facts" VALUES(2,2,3,'chambery','human+random','played',0,'defender',0,'hand',0,41,28,1,1);
INSERT INTO "facts" VALUES(2,3,4,'chambery','human+plain+random','played',0,'defender',1,'hand',0,41,28,NULL,NULL);
INSERT INTO "facts" VALUES(2,4,5,'chambery','human+plain+random','played',0,'defender',0,'hand',0,41,28,NULL,NULL);
CREATE TABLE journal (            -- the actions of deals not over yet, each as the record has it, and a running sum
    deal_id INTEGER NOT NULL, place INTEGER NOT NULL, seat INTEGER NOT NULL, action TEXT NOT NULL,
    sum INTEGER NOT NULL, PRIMARY KEY (deal_id, place)) WITHOUT ROWID;
INSERT INTO "journal" VALUES(3,0,4,'["discard",["S7"]]',1702883721);
INSERT INTO "journal" VALUES(3,1,4,'["discard",["H1"]]',1225316226);
INSERT INTO "journal" VALUES(3,2,4,'["discard",["C10"]]',3089221033);
INSERT INTO "journal" VALUES(3,3,0,'["bid","hand"]',2851357121);
INSERT INTO "journal" VALUES(3,4,1,'["pass"]',1938283278);
INSERT INTO "journal" VALUES(3,5,2,'["pass"]',1674786809);
INSERT INTO "journal" VALUES(3,6,3,'["pass"]',338810922);
INSERT INTO "journal" VALUES(3,7,4,'["pass"]',1333687706);
INSERT INTO "journal" VALUES(3,8,0,'["play","DC"]',1206595443);
INSERT INTO "journal" VALUES(3,9,1,'["play","DR"]',1666042061);
INSERT INTO "journal" VALUES(3,10,2,'["play","D4"]',2476525450);
INSERT INTO "journal" VALUES(3,11,3,'["play","F"]',2502237567);
INSERT INTO "journal" VALUES(3,12,4,'["play","DV"]',252240920);
INSERT INTO "journal" VALUES(3,13,1,'["play","HV"]',446057923);
INSERT INTO "journal" VALUES(3,14,2,'["play","H5"]',3319897439);
INSERT INTO "journal" VALUES(3,15,3,'["play","H4"]',2132745902);
INSERT INTO "journal" VALUES(3,16,4,'["play","HC"]',3308498945);
INSERT INTO "journal" VALUES(3,17,0,'["play","H8"]',3081821786);
INSERT INTO "journal" VALUES(3,18,4,'["play","T6"]',4016550083);
INSERT INTO "journal" VALUES(3,19,0,'["play","T11"]',1621872849);
INSERT INTO "journal" VALUES(3,20,1,'["play","T4"]',4284882169);
INSERT INTO "journal" VALUES(3,21,2,'["play","T5"]',69905983);
INSERT INTO "journal" VALUES(3,22,3,'["play","T21"]',1768752786);
INSERT INTO "journal" VALUES(3,23,3,'["play","SD"]',961663676);
INSERT INTO "journal" VALUES(3,24,4,'["play","T18"]',1517176113);
INSERT INTO "journal" VALUES(3,25,0,'["play","SV"]',51655063);
INSERT INTO "journal" VALUES(3,26,1,'["play","S4"]',3351161223);
INSERT INTO "journal" VALUES(3,27,2,'["play","S2"]',979174928);
INSERT INTO "journal" VALUES(3,28,4,'["play","T14"]',1657369885);
INSERT INTO "journal" VALUES(3,29,0,'["play","T20"]',315323565);
INSERT INTO "journal" VALUES(3,30,1,'["play","T1"]',725446734);
INSERT INTO "journal" VALUES(3,31,2,'["play","D6"]',1485144524);
INSERT INTO "journal" VALUES(3,32,3,'["play","T16"]',2201617827);
INSERT INTO "journal" VALUES(3,33,0,'["play","T7"]',1009439543);
INSERT INTO "journal" VALUES(3,34,1,'["play","T3"]',3968247058);
INSERT INTO "journal" VALUES(3,35,2,'["play","S6"]',437956394);
INSERT INTO "journal" VALUES(3,36,3,'["play","T9"]',3239365961);
INSERT INTO "journal" VALUES(3,37,4,'["play","T19"]',923001677);
INSERT INTO "journal" VALUES(3,38,4,'["play","C2"]',2633046165);
INSERT INTO "journal" VALUES(3,39,0,'["play","C9"]',1087230365);
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,           -- what the records of the match call it
    grouping BLOB NOT NULL,       -- name, rules and players in one number: what belongs to one match
    origin TEXT NOT NULL,         -- played (here), imported, recovered
    status TEXT NOT NULL,         -- running, finished, left
    began INTEGER NOT NULL, ended INTEGER,  -- milliseconds since 1970, as the clock had it
    preset TEXT NOT NULL, options TEXT NOT NULL, at_table INTEGER NOT NULL, length INTEGER NOT NULL,
    opponents TEXT NOT NULL,      -- levels round the viewer
    viewer INTEGER,               -- the person's seat
    first_dealer INTEGER NOT NULL, secret BLOB, takes_back INTEGER NOT NULL DEFAULT 0,
    deals INTEGER NOT NULL DEFAULT 0, counted INTEGER NOT NULL DEFAULT 0,
    totals TEXT NOT NULL, total INTEGER);
INSERT INTO "matches" VALUES(1,'2026-11-21-886a47',X'84ED15730B339E930EFA7A609BD2D4FD','played','running',1795297856077,NULL,'chambery','{"players": 5, "at_table": 5, "pack": 78, "partnership": "call", "ace": "below-jack", "top_trump": 21, "overtrump": false, "fool_pays": "nothing", "fool_last": "kept", "fool_wins": "never", "ecart_to": "dealer", "auction": "one-round", "payment": "zero-sum", "call_when": "if-passed", "called_suit_lead": "free", "lone_petit": "plays", "deals": 5}',5,5,'plain+random',0,2,X'6576656E696E67',0,3,2,'[292, -1168, 292, 292, 292]',292);
CREATE TABLE players (            -- whoever sat at a table, by name and level
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, level TEXT NOT NULL, UNIQUE (name, level));
INSERT INTO "players" VALUES(1,'P0','human');
INSERT INTO "players" VALUES(2,'P1','random');
INSERT INTO "players" VALUES(3,'P2','plain');
INSERT INTO "players" VALUES(4,'P3','random');
INSERT INTO "players" VALUES(5,'P4','random');
CREATE TABLE records (            -- the record's line; its actions are in the journal while the deal is open
    deal_id INTEGER PRIMARY KEY, text TEXT NOT NULL, sum INTEGER NOT NULL);
INSERT INTO "records" VALUES(1,'{"tarot":1,"end":"played","rules":{"preset":"chambery","players":5,"at_table":5,"pack":78,"partnership":"call","ace":"below-jack","top_trump":21,"overtrump":false,"fool_pays":"nothing","fool_last":"kept","fool_wins":"never","ecart_to":"dealer","auction":"one-round","payment":"zero-sum","call_when":"if-passed","called_suit_lead":"free","lone_petit":"plays","deals":5},"match":{"id":"2026-11-21-886a47","deal":1,"of":5},"dealer":2,"names":["P0","P1","P2","P3","P4"],"bots":["human","random","plain","random","random"],"taken_back":0,"hands":[["D6","T14","CV","D1","T9","C3","H5","H7","D9","H6","S3","T19","T6","T21","T12"],["D7","S9","CC","H9","S8","D10","T15","DD","C8","C1","CD","C5","T13","SD","T17"],["DC","HC","S10","D8","H2","H10","DV","H8","T11","CR","T4","SV","T20","H1","C7"],["C2","T16","SC","D2","C4","HR","H3","S2","T18","S7","D4","C9","S4","C6","T3"],["S6","T1","T8","DR","D3","H4","T5","D5","T10","F","SR","T2","HV","C10","S1"]],"talon":["HD","S5","T7"],"actions":[[2,"discard",["D8","DV","DC"]],[3,"pass"],[4,"pass"],[0,"bid","two"],[1,"bid","hand"],[2,"pass"],[3,"play","T16"],[4,"play","T5"],[0,"play","T6"],[1,"play","T17"],[2,"play","T20"],[2,"play","CR"],[3,"play","C4"],[4,"play","F"],[0,"play","CV"],[1,"play","CC"],[2,"play","C7"],[3,"play","C2"],[4,"play","C10"],[0,"play","C3"],[1,"play","C5"],[4,"play","HV"],[0,"play","H6"],[1,"play","H9"],[2,"play","HD"],[3,"play","HR"],[3,"play","D2"],[4,"play","DR"],[0,"play","D6"],[1,"play","DD"],[2,"play","T4"],[2,"play","SV"],[3,"play","S7"],[4,"play","S1"],[0,"play","S3"],[1,"play","S9"],[2,"play","S5"],[3,"play","S2"],[4,"play","S6"],[0,"play","T9"],[1,"play","SD"],[0,"play","T14"],[1,"play","T13"],[2,"play","T7"],[3,"play","T18"],[4,"play","T8"],[3,"play","H3"],[4,"play","H4"],[0,"play","H7"],[1,"play","T15"],[2,"play","H2"],[1,"play","S8"],[2,"play","S10"],[3,"play","SC"],[4,"play","SR"],[0,"play","T21"],[0,"play","D9"],[1,"play","D10"],[2,"play","T11"],[3,"play","D4"],[4,"play","D5"],[2,"play","H8"],[3,"play","T3"],[4,"play","T10"],[0,"play","H5"],[1,"play","C1"],[4,"play","T1"],[0,"play","T12"],[1,"play","D7"],[2,"play","HC"],[3,"play","C9"],[0,"play","T19"],[1,"play","CD"],[2,"play","H10"],[3,"play","C6"],[4,"play","T2"],[0,"play","D1"],[1,"play","C8"],[2,"play","H1"],[3,"play","S4"],[4,"play","D3"]],"sides":[1,0,1,1,1],"points":[67,1,67,67,67],"payments":[264,-1056,264,264,264]}',1749239906);
INSERT INTO "records" VALUES(2,'{"tarot":1,"end":"played","rules":{"preset":"chambery","players":5,"at_table":5,"pack":78,"partnership":"call","ace":"below-jack","top_trump":21,"overtrump":false,"fool_pays":"nothing","fool_last":"kept","fool_wins":"never","ecart_to":"dealer","auction":"one-round","payment":"zero-sum","call_when":"if-passed","called_suit_lead":"free","lone_petit":"plays","deals":5},"match":{"id":"2026-11-21-886a47","deal":2,"of":5},"dealer":3,"names":["P0","P1","P2","P3","P4"],"bots":["human","random","plain","random","random"],"taken_back":0,"hands":[["T16","S9","HR","T3","SV","CC","C5","CD","D5","S7","H4","C9","HC","C7","HV"],["HD","T21","S4","S10","T12","T10","T15","CV","SR","T13","S8","C3","T18","H6","T20"],["SD","T8","C4","H7","T19","DC","C8","S6","T14","T5","F","T1","T6","T17","T11"],["D4","C1","T4","D3","D6","C2","S3","C6","T9","D8","H3","T2","D9","D1","S1"],["H2","S5","H1","H8","C10","DR","S2","T7","DV","H5","SC","H10","D7","D10","CR"]],"talon":["H9","DD","D2"],"actions":[[3,"discard",["DD","D3","H9"]],[4,"pass"],[0,"bid","one"],[1,"bid","hand"],[2,"pass"],[3,"pass"],[4,"play","SC"],[0,"play","SV"],[1,"play","S4"],[2,"play","SD"],[3,"play","S1"],[2,"play","DC"],[3,"play","D6"],[4,"play","DR"],[0,"play","D5"],[1,"play","T20"],[1,"play","CV"],[2,"play","C4"],[3,"play","C1"],[4,"play","CR"],[0,"play","C9"],[4,"play","H10"],[0,"play","H4"],[1,"play","HD"],[2,"play","H7"],[3,"play","H3"],[1,"play","T15"],[2,"play","F"],[3,"play","T2"],[4,"play","T7"],[0,"play","T3"],[1,"play","SR"],[2,"play","S6"],[3,"play","S3"],[4,"play","S5"],[0,"play","S9"],[1,"play","T18"],[2,"play","T5"],[3,"play","T9"],[4,"play","D10"],[0,"play","T16"],[1,"play","H6"],[2,"play","T1"],[3,"play","T4"],[4,"play","H5"],[0,"play","HC"],[3,"play","C6"],[4,"play","C10"],[0,"play","C5"],[1,"play","C3"],[2,"play","C8"],[4,"play","S2"],[0,"play","S7"],[1,"play","S8"],[2,"play","T6"],[3,"play","D1"],[2,"play","T8"],[3,"play","D4"],[4,"play","DV"],[0,"play","CD"],[1,"play","T21"],[1,"play","T13"],[2,"play","T14"],[3,"play","D2"],[4,"play","H8"],[0,"play","C7"],[2,"play","T17"],[3,"play","C2"],[4,"play","D7"],[0,"play","HV"],[1,"play","T12"],[2,"play","T11"],[3,"play","D9"],[4,"play","H2"],[0,"play","CC"],[1,"play","T10"],[2,"play","T19"],[3,"play","D8"],[4,"play","H1"],[0,"play","HR"],[1,"play","S10"]],"sides":[1,0,1,1,1],"points":[41,27,41,41,41],"payments":[28,-112,28,28,28]}',351044093);
INSERT INTO "records" VALUES(3,'{"tarot":1,"end":"open","rules":{"preset":"chambery","players":5,"at_table":5,"pack":78,"partnership":"call","ace":"below-jack","top_trump":21,"overtrump":false,"fool_pays":"nothing","fool_last":"kept","fool_wins":"never","ecart_to":"dealer","auction":"one-round","payment":"zero-sum","call_when":"if-passed","called_suit_lead":"free","lone_petit":"plays","deals":5},"match":{"id":"2026-11-21-886a47","deal":3,"of":5},"dealer":4,"names":["P0","P1","P2","P3","P4"],"bots":["human","random","plain","random","random"],"taken_back":0,"hands":[["H8","HR","C9","S3","S9","T20","S10","T7","C5","D7","CV","DC","SV","T11","D9"],["HV","T3","CC","S8","H10","D3","D5","S4","T15","D1","T1","C3","DR","T8","T4"],["C6","S2","CR","SR","CD","D10","SC","C1","H5","S1","D6","T5","D4","DD","S6"],["HD","T2","D8","D2","T9","F","S5","T21","T13","T12","T16","C7","H4","SD","T10"],["H1","C10","C4","H7","T19","H6","T14","HC","C2","H2","H9","C8","DV","H3","T18"]],"talon":["T17","S7","T6"],"actions":[],"sides":[null,null,null,null,null],"points":null,"payments":[0,0,0,0,0]}',1844613491);
CREATE TABLE seats (
    match_id INTEGER NOT NULL, seat INTEGER NOT NULL, player_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,1);
INSERT INTO "seats" VALUES(1,1,2);
INSERT INTO "seats" VALUES(1,2,3);
INSERT INTO "seats" VALUES(1,3,4);
INSERT INTO "seats" VALUES(1,4,5);
CREATE TABLE tallies (            -- facts added up, kept along with them
    player_id INTEGER NOT NULL, origin TEXT NOT NULL, preset TEXT NOT NULL, opponents TEXT NOT NULL,
    assisted INTEGER NOT NULL, role TEXT NOT NULL, dealer INTEGER NOT NULL,
    deals INTEGER NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL,
    paid INTEGER NOT NULL, squares INTEGER NOT NULL,  -- payments, and their squares for the spread
    made INTEGER NOT NULL, failed INTEGER NOT NULL,
    pagat_saved INTEGER NOT NULL, pagat_lost INTEGER NOT NULL, fool_saved INTEGER NOT NULL, fool_lost INTEGER NOT NULL,
    PRIMARY KEY (player_id, origin, preset, opponents, assisted, role, dealer)) WITHOUT ROWID;
INSERT INTO "tallies" VALUES(1,'played','chambery','plain+random',0,'defender',0,2,2,0,292,70480,0,2,0,0,0,0);
INSERT INTO "tallies" VALUES(2,'played','chambery','human+plain+random',0,'soloist',0,2,0,2,-1168,1127680,0,2,0,0,0,0);
INSERT INTO "tallies" VALUES(3,'played','chambery','human+random',0,'defender',0,1,1,0,28,784,0,1,1,0,1,0);
INSERT INTO "tallies" VALUES(3,'played','chambery','human+random',0,'defender',1,1,1,0,264,69696,0,1,0,0,0,0);
INSERT INTO "tallies" VALUES(4,'played','chambery','human+plain+random',0,'defender',0,1,1,0,264,69696,0,1,0,0,0,0);
INSERT INTO "tallies" VALUES(4,'played','chambery','human+plain+random',0,'defender',1,1,1,0,28,784,0,1,0,0,0,0);
INSERT INTO "tallies" VALUES(5,'played','chambery','human+plain+random',0,'defender',0,2,2,0,292,70480,0,2,1,0,1,0);
CREATE INDEX matches_by_status ON matches (status, id);
CREATE INDEX matches_by_grouping ON matches (grouping);
CREATE INDEX seats_by_player ON seats (player_id, match_id);
CREATE UNIQUE INDEX deals_by_identity ON deals (identity);
CREATE INDEX deals_by_match ON deals (match_id, id);
CREATE INDEX deals_by_layout ON deals (layout);
CREATE INDEX facts_by_player ON facts (player_id, deal_id, origin, preset, opponents, assisted, payment);
COMMIT;
PRAGMA user_version = 1;
