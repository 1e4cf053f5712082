"""The Python SDK of Railhead."""

from . import types
from .bot import Choose, play_seat, serve_invitations
from .client import Railhead
from .fold import Folded, Known, LookAgain, fold, is_waiting_for, known_of
from .game import Game
from .inbox import Inbox
from .oidc import PendingSignIn, Proven, brought_back, departure, prove_in_browser
from .outcome import Confirm, Dropped, Kept, Outcome, Played, Refused
from .plan import plan_tickets
from .position import Happened
from .problem import Offline, Problem, RailheadError
from .queue import pending_games
from .reference import Reference
from .sessions import Session
from .storage import FileStorage, MemoryStorage, Storage
from .timing import Timing
from .tournament import Tournament
from .webhook import WebhookError, WebhookFault, verify_webhook

__all__ = [
    "Choose",
    "Confirm",
    "Dropped",
    "FileStorage",
    "Folded",
    "Game",
    "Happened",
    "Inbox",
    "Kept",
    "Known",
    "LookAgain",
    "MemoryStorage",
    "Offline",
    "Outcome",
    "PendingSignIn",
    "Played",
    "Problem",
    "Proven",
    "Railhead",
    "RailheadError",
    "Reference",
    "Refused",
    "Session",
    "Storage",
    "Timing",
    "Tournament",
    "WebhookError",
    "WebhookFault",
    "brought_back",
    "departure",
    "fold",
    "is_waiting_for",
    "known_of",
    "pending_games",
    "plan_tickets",
    "play_seat",
    "prove_in_browser",
    "serve_invitations",
    "types",
    "verify_webhook",
]
