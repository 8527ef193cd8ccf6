"""The entry point of the program; prints one sentence if something that it needs is missing."""

import os
import sys


def main() -> int:
    """Run the command line and return the exit code; 2 if the program cannot be loaded.

    If memory was short, the process is ended here, because on exit Python may wait forever for a thread or process that
    could not start.
    """
    try:
        from .cli import NO_MEMORY  # noqa: PLC0415 - a failure here is reported
        from .cli import main as run  # noqa: PLC0415
    except KeyboardInterrupt:
        return 130
    except (ImportError, MemoryError, SystemError) as fault:
        print(f"tarot-des-fleurs cannot start: {str(fault) or 'there is not enough memory'}", file=sys.stderr)
        return 2
    code = run()
    if code == NO_MEMORY:
        try:
            from multiprocessing import active_children  # noqa: PLC0415 - there may be no memory for it
            for child in active_children():
                child.kill()
        finally:
            os._exit(code)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
