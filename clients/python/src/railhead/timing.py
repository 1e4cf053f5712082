"""How long things may take."""

import random
from dataclasses import dataclass


@dataclass(frozen=True)
class Timing:
    """Seconds. The defaults suit the internet; tests shorten them."""

    # A request without an answer is given up after this time.
    request: float = 20
    # A stream that says nothing for this time is dead; the server says something every 15 s.
    silence: float = 40
    # The first pause before trying again; each later one is twice as long.
    retry: float = 1
    # The longest pause before trying again.
    longest_retry: float = 60
    # How long before its end an access token is replaced.
    refresh_before: float = 60

    def backoff(self, failures: int) -> float:
        """The pause after so many failures in a row, of which between half and all is used."""
        longest = min(self.longest_retry, self.retry * (1 << min(failures, 16)))
        return longest * random.uniform(0.5, 1)
