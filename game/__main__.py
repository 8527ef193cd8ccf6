"""The program; prints one sentence if something that it needs is missing."""

import sys


def main() -> int:
    """Run the command line and return the exit code; 2 if the program cannot be loaded."""
    try:
        from .cli import main as run  # noqa: PLC0415 - what fails here is told
    except KeyboardInterrupt:
        return 130
    except (ImportError, MemoryError, SystemError) as fault:
        print(f"tarot-des-fleurs cannot start: {str(fault) or 'there is not enough memory'}", file=sys.stderr)
        return 2
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
