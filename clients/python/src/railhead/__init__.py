"""The Python SDK of Railhead."""

from . import types
from .bot import Choose, play_seat, serve_invitations
from .client import Railhead
from .fold import Folded, Known, LookAgain, fold, is_waiting_for, known_of
from .game import Game
from .outcome import Confirm, Dropped, Kept, Outcome, Played, Refused
from .position import Happened
from .problem import Offline, Problem, RailheadError
from .queue import pending_games
from .reference import Reference
from .sessions import Session
from .storage import FileStorage, MemoryStorage, Storage
from .timing import Timing
from .webhook import WebhookError, WebhookFault, verify_webhook

__all__ = [
    "Choose",
    "Confirm",
    "Dropped",
    "FileStorage",
    "Folded",
    "Game",
    "Happened",
    "Kept",
    "Known",
    "LookAgain",
    "MemoryStorage",
    "Offline",
    "Outcome",
    "Played",
    "Problem",
    "Railhead",
    "RailheadError",
    "Reference",
    "Refused",
    "Session",
    "Storage",
    "Timing",
    "WebhookError",
    "WebhookFault",
    "fold",
    "is_waiting_for",
    "known_of",
    "pending_games",
    "play_seat",
    "serve_invitations",
    "types",
    "verify_webhook",
]
