"""`romanum completion`: the script that completes commands, games and bots in a shell."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

HELP = {
    "bash": 'eval "$(romanum completion bash)"   # in ~/.bashrc',
    "zsh": 'eval "$(romanum completion zsh)"   # in ~/.zshrc',
    "fish": "romanum completion fish | source   # in ~/.config/fish/config.fish",
}


@click.command("completion")
@click.argument("shell", type=click.Choice(tuple(HELP)))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the completion script for SHELL: bash, zsh or fish.

    \b
    bash:  eval "$(romanum completion bash)"      in ~/.bashrc
    zsh:   eval "$(romanum completion zsh)"       in ~/.zshrc
    fish:  romanum completion fish | source       in ~/.config/fish/config.fish
    """
    script = get_completion_class(shell)
    assert script is not None
    click.echo(f"# {HELP[shell]}")
    click.echo(script(ctx.find_root().command, {}, "romanum", "_ROMANUM_COMPLETE").source())
