// A small game of negotiation for boardgame.io: about as much to say and to show as in ours.

const SEATS = 4;

function deal(G, random) {
  G.round += 1;
  G.pot = 4 + random.Die(6);
  G.offers = Array(SEATS).fill(null);
  for (let seat = 0; seat < SEATS; seat += 1) {
    const hand = G.hands[seat];
    hand.push(random.Die(3));
    if (hand.length > 6) G.discards += hand.shift() > 0 ? 1 : 0;
    G.cards[seat] = hand.length;
  }
}

function offer({ G, playerID }, shares) {
  const seat = Number(playerID);
  const fits =
    Array.isArray(shares) &&
    shares.length === SEATS &&
    shares.every((share) => Number.isInteger(share) && share >= 0) &&
    shares.reduce((sum, share) => sum + share, 0) === G.pot &&
    shares[seat] > 0;
  if (!fits) return "INVALID_MOVE";
  G.offers[seat] = { shares, agreed: shares.map((_, other) => other === seat) };
}

function agree({ G, playerID, random }, by) {
  const seat = Number(playerID);
  const standing = G.offers[by];
  if (!standing || !standing.shares[seat] || standing.agreed[seat]) return "INVALID_MOVE";
  standing.agreed[seat] = true;
  if (standing.shares.every((share, other) => !share || standing.agreed[other])) {
    standing.shares.forEach((share, other) => {
      G.money[other] += share;
    });
    G.deals.push({ round: G.round, by, shares: standing.shares });
    if (G.deals.length > 4) G.deals.shift();
    deal(G, random);
  }
}

export const Negotiation = {
  name: "negotiation",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => {
    const G = {
      round: 0,
      pot: 0,
      money: Array(SEATS).fill(0),
      cards: Array(SEATS).fill(0),
      hands: Array.from({ length: SEATS }, () => []),
      offers: [],
      deals: [],
      discards: 0,
    };
    deal(G, random);
    return G;
  },
  // Everybody may act at any time, and sees no hand but their own.
  turn: { activePlayers: { all: "talks" }, stages: { talks: { moves: { offer, agree } } } },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};
