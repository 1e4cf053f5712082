"""Signing in with a provider, whose page is a browser of the tests."""

import threading
from collections.abc import Callable
from urllib.error import HTTPError
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit
from urllib.request import urlopen

import pytest
from conftest import client, guest
from tour.provider import Provider, encode
from tour.server import Server

from railhead import Problem, Railhead, brought_back, departure, prove_in_browser, types


def club(railhead: Railhead) -> types.SignInProvider:
    (provider,) = railhead.get("/v1/sessions/oidc/providers")["items"]
    return provider


def browser(subject: str, **more: str) -> Callable[[str], object]:
    """Goes to the provider as this person, and comes back."""

    def show(url: str) -> None:
        asked = dict(parse_qsl(urlsplit(url).query))
        # The provider of the tests reads from the code who it is.
        code = encode(f'["{subject}", "{asked["nonce"]}"]'.encode())
        sent = {"code": code, "state": asked["state"], **more}
        visit(f"{asked['redirect_uri']}?{urlencode(sent)}")

    return show


def visit(url: str) -> None:
    threading.Thread(target=lambda: urlopen(url, timeout=20).read(), daemon=True).start()


def test_a_new_player_gives_a_name_and_comes_back(server: Server) -> None:
    ada = client(server.url)
    proven = prove_in_browser(ada, club(ada), show=browser("ada of python"))
    assert proven is not None
    with pytest.raises(Problem) as refused:
        ada.sign_in_with(*proven)
    assert refused.value.code == "name_required"
    session = ada.sign_in_with(proven.provider, proven.nonce, None, "Ada By Club")
    assert session.name == "Ada By Club" and not session.is_guest
    again = client(server.url)
    proven = prove_in_browser(again, club(again), show=browser("ada of python"))
    assert proven is not None
    assert again.sign_in_with(*proven).account_id == session.account_id


def test_a_guest_becomes_permanent_by_an_identity(server: Server) -> None:
    ada = guest(server.url)
    proven = prove_in_browser(ada, club(ada), show=browser("a guest of python"))
    assert proven is not None and ada.session is not None and ada.session.is_guest
    ada.link_identity(*proven)
    assert not ada.session.is_guest


def test_who_refuses_or_does_not_come_back_has_no_proof(server: Server) -> None:
    ada = client(server.url)
    provider = club(ada)
    refusing = browser("nobody", code="", error="access_denied")
    assert prove_in_browser(ada, provider, show=refusing) is None
    assert prove_in_browser(ada, provider, show=browser("x", iss="https://other.example")) is None
    with pytest.raises(TimeoutError):
        prove_in_browser(ada, provider, show=browser("x", state="another"), patience=0.5)
    with pytest.raises(TimeoutError):
        prove_in_browser(ada, provider, show=lambda _: None, patience=0.1)


def test_other_pages_do_not_end_the_wait(server: Server) -> None:
    ada = client(server.url)

    def show(url: str) -> None:
        redirect = parse_qs(urlsplit(url).query)["redirect_uri"][0]

        def wander() -> None:
            with pytest.raises(HTTPError):
                urlopen(redirect.replace("signed-in", "favicon.ico"), timeout=20)
            urlopen(f"{redirect}?code=stolen&state=guessed", timeout=20).read()
            browser("wanderer")(url)

        threading.Thread(target=wander, daemon=True).start()

    assert prove_in_browser(ada, club(ada), show=show) is not None


def test_the_way_there_keeps_its_secrets(server: Server, provider: Provider) -> None:
    ada = client(server.url)
    challenge = ada.post("/v1/sessions/oidc/challenges")
    url, pending = departure(club(ada), challenge, "http://127.0.0.1:9/signed-in")
    assert url.startswith(f"{provider.issuer}/auth?")
    assert pending.verifier not in url and challenge["nonce"] not in url
    assert dict(parse_qsl(urlsplit(url).query))["code_challenge_method"] == "S256"
    assert brought_back(pending, f"code=1&state={pending.state}") is not None
    for query in ("", "code=1", "code=1&state=other", f"code=&state={pending.state}"):
        assert brought_back(pending, query) is None
    native: types.SignInProvider = {**club(ada), "authorization_endpoint": None}
    with pytest.raises(ValueError, match="club"):
        departure(native, challenge, "http://127.0.0.1:9/signed-in")
