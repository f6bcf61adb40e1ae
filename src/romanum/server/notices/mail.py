"""Mail, through the host's own mail server: the standard library's client in a thread."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from romanum.server.bounds.settings import Smtp
from romanum.server.notices.delivery import Undelivered, in_thread
from romanum.server.notices.letters import Letter, mail_text

SECONDS: Final = 20.0
LONGEST_ADDRESS: Final = 254
ADDRESS: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")


def is_address(text: str) -> bool:
    """Whether a mail can be sent there: one plain address, nothing that could be a header.

    >>> is_address("livia@club.example"), is_address("livia@club.example\\nBcc: all@club.example")
    (True, False)
    """
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


class Post:
    """Sends mails."""

    def __init__(self, smtp: Smtp, public_url: str) -> None:
        self._smtp = smtp
        self._public_url = public_url

    async def send(self, letter: Letter, address: str, leaving: str) -> None:
        """A notice, with a link that stops further ones; `Undelivered` if it does not get through."""
        message = self._message(letter.subject, mail_text(letter, self._public_url, leaving), address)
        message["List-Unsubscribe"] = f"<{self._public_url}/api/unsubscribe/{leaving}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self.hand_over(message)

    async def send_plain(self, subject: str, text: str, address: str) -> None:
        """Any other mail."""
        await self.hand_over(self._message(subject, text, address))

    async def hand_over(self, message: EmailMessage) -> None:
        """Give a message to the mail server."""
        await in_thread(self._hand_over, message)

    def _message(self, subject: str, text: str, address: str) -> EmailMessage:
        message = EmailMessage()
        message["Subject"] = " ".join(subject.split())
        message["From"] = self._smtp.sender
        message["To"] = address
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid("romanum", self._smtp.sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        try:
            with self._connected() as server:
                if self._smtp.user:
                    server.login(self._smtp.user, self._smtp.password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as problem:
            code, words = next(iter(problem.recipients.values()))
            raise Undelivered(f"the address was refused: {code} {_line(words)}", for_good=code >= 500) from None
        except smtplib.SMTPResponseException as problem:
            raise Undelivered(f"the mail server says {problem.smtp_code} {_line(problem.smtp_error)}") from None
        except (smtplib.SMTPException, OSError) as problem:
            raise Undelivered(f"the mail server cannot be used: {problem}") from None

    def _connected(self) -> smtplib.SMTP:
        host, port = self._smtp.host, self._smtp.port
        if self._smtp.security == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
        server = smtplib.SMTP(host, port, timeout=SECONDS)
        if self._smtp.security == "starttls":
            try:
                server.starttls(context=ssl.create_default_context())
            except BaseException:
                server.close()
                raise
        return server


def _line(words: bytes | str) -> str:
    return " ".join((words.decode("utf-8", "replace") if isinstance(words, bytes) else words).split())[:200]
