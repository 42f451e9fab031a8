"""A bot for any Stammtisch server, without Stammtisch: JSON over HTTP and a WebSocket.

It lays a table of Saludos Amigos, fills the other seats with the server's bots, and plays.

    python examples/bot.py http://127.0.0.1:8000
"""

import asyncio
import itertools
import json
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.asyncio.client import connect

browser = build_opener(HTTPCookieProcessor(CookieJar()))


def ask(method: str, url: str, body: Any = None) -> Any:
    """A request to the server; the cookie jar remembers who we are."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json"}, method=method)
    with browser.open(request, timeout=30) as answer:
        return json.load(answer)


def choose(view: Any, seat: int) -> Any:
    """The move to make now; None to wait."""
    talks = view["talks"]
    for proposal in talks["proposals"] if talks else ():
        if seat in proposal["members"] and seat not in proposal["agreed"]:
            share = proposal["terms"][proposal["members"].index(seat)]
            strength = sum(view["strengths"][member] for member in proposal["members"])
            fair = share * strength >= view["value"] * view["strengths"][seat]
            return {"move": "Agree" if fair else "Decline", "id": proposal["id"]}
    if seat not in view["pending"]:
        return None
    quiet = {"strength": "Keep", "call": "LetStand", "attendance": "StayAway"}
    if view["phase"] == "cards":
        return {"move": "Commit", "cards": [0, 0, 0]}
    return {"move": quiet.get(view["phase"], "Pass")}


async def play(server: str) -> list[int]:
    """One game, from laying the table to the scores."""
    ask("PUT", f"{server}/api/me", {"name": "Sixty lines"})
    token = ask("POST", f"{server}/api/me/token")["token"]
    table = ask("POST", f"{server}/api/tables", {"game": "saludos", "players": 3})["table"]["id"]
    ask("POST", f"{server}/api/tables/{table}/fill", {"level": "normal"})
    ask("POST", f"{server}/api/tables/{table}/start")
    numbers = itertools.count()
    async with connect(f"ws{server.removeprefix('http')}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
        async for text in socket:
            message = json.loads(text)
            for view in message.get("views", ()):
                if view["result"]:
                    return list(view["result"]["scores"])
                if move := choose(view, view["seat"]):
                    said = {"type": "play", "nonce": str(next(numbers)), "seat": view["seat"]}
                    await socket.send(json.dumps(said | {"move": move}))
    raise ConnectionError("the server has closed the socket")


if __name__ == "__main__":
    print("Scores:", *asyncio.run(play(sys.argv[1])))
