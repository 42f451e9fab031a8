// boardgame.io's own server with one game: the port is the first argument.

import bgio from "boardgame.io/dist/cjs/server.js";
import { Negotiation } from "./negotiation.js";

const server = bgio.Server({ games: [Negotiation], origins: [/127\.0\.0\.1/] });
server.run(Number(process.argv[2]));
