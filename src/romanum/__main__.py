"""`python -m romanum`: the same as the command `romanum`."""

from romanum.cli import main

if __name__ == "__main__":
    main()
