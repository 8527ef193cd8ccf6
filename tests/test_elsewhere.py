"""The tests can be collected on a system without POSIX functions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: Imports every module of the tests without modules and names that Windows lacks; prints those that fail. ``os.uname``
#: stays, because Python's library needs it here. Libraries are imported before with the functions of this system.
CHILD = """
import hypothesis, importlib, multiprocessing.popen_spawn_posix, multiprocessing.resource_tracker, numpy, os
import pathlib, PIL.Image, platformdirs, pygame, pytest, signal, sys, tempfile, uuid

for name in "crypt curses fcntl grp nis pty pwd readline resource spwd syslog termios tty".split():
    sys.modules[name] = None
signals = "SIGABRT SIGFPE SIGILL SIGINT SIGSEGV SIGTERM".split()
gone = [name for name in dir(signal) if name.startswith("SIG") and name[3] != "_" and name not in signals]
gone += "alarm getitimer pause pthread_kill pthread_sigmask setitimer sigwait".split()
missing = '''O_CLOEXEC O_DIRECTORY O_NOFOLLOW O_NONBLOCK WNOHANG chown fchmod fchown fork forkpty getegid geteuid getgid
        getgroups getloadavg getpgid getpgrp getpriority getsid getuid killpg lchown mkfifo mknod nice openpty pathconf
        posix_fallocate posix_spawn pread pwrite sched_getaffinity sched_setaffinity sendfile setgid setgroups setpgid
        setsid setuid statvfs sysconf wait wait3 wait4 waitid'''.split()
for module, names in ((signal, gone), (os, missing)):
    for name in names:
        vars(module).pop(name, None)

sys.path.insert(0, os.getcwd())
for path in sorted(pathlib.Path("tests").rglob("*.py")):
    try:
        importlib.import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
    except pytest.skip.Exception:
        pass
    except Exception as fault:
        print(f"{path}: {fault!r}")
"""


@pytest.mark.skipif(os.name != "posix", reason="there the names are missing, and every run shows it")
def test_every_module_is_collected_where_names_of_posix_are_missing():
    """One missing name in an argument of ``parametrize`` would end the whole run before a test is skipped."""
    done = subprocess.run([sys.executable, "-c", CHILD], check=False, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert [line for line in done.stdout.splitlines() if line.startswith("tests")] == []
