"""A bot that plays Saludos Amigos over the socket: `python bot.py URL TABLE SEAT`.

It agrees to every proposal that gives it something, keeps what it rolls, and never goes to the
council. Everything it knows of the game is in the view that the server sends.
"""

import asyncio
import json
import sys
import urllib.request
import uuid
from typing import Any

from websockets.asyncio.client import connect


def ask(url: str, method: str, path: str, body: Any, token: str = "") -> tuple[Any, str]:
    """A request over HTTP."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "")


def identity(url: str) -> str:
    """A guest's cookie holds the same token that programs use."""
    _, cookie = ask(url, "PUT", "/api/me", {"name": "Robot"})
    return cookie.split(";")[0].partition("=")[2].strip('"')


def decide(view: dict[str, Any]) -> dict[str, Any] | None:
    """What to do now; None to wait."""
    me, phase = view["seat"], view["phase"]
    if me not in view["pending"]:
        return None
    for talks in (view["talks"], *(view["council"] or {"": None}).values()):
        for proposal in talks["proposals"] if isinstance(talks, dict) else ():
            if me in proposal["members"] and me not in proposal["agreed"]:
                share = proposal["terms"][proposal["members"].index(me)]
                return {"move": "Agree" if share else "Decline", "id": proposal["id"]}
    if phase == "cards":
        return {"move": "Commit", "cards": [0, 0, 0]}
    simple = {"strength": "Keep", "call": "LetStand", "attendance": "StayAway"}
    return {"move": simple.get(phase, "Pass")}


async def play(url: str, table: str, seat: int) -> Any:
    token = identity(url)
    ask(url, "POST", f"/api/tables/{table}/seats/{seat}/take", {"name": "Robot"}, token)
    async with connect(url.replace("http", "ws", 1) + "/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "no":
                print(message["text"], file=sys.stderr)
            for view in message.get("views", ()):
                if view["result"]:
                    return view["result"]
                move = decide(view)
                if move:
                    play = {"type": "play", "nonce": uuid.uuid4().hex, "seat": seat, "move": move}
                    await socket.send(json.dumps(play))
    return None


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]))))
