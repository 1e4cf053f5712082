/** Games in which the player has to decide about a tunnel. */

/**
 * Plays games against a bot until a tunnel costs more, and the player can pay it, in more than one
 * way, or cannot. Gives the game.
 */
export async function tunnelAt(person, isPayable) {
  const { routes } = await person.ask("GET", "/v1/reference/board");
  const facts = new Map(routes.map((route) => [route.id, route]));
  for (let seed = 1; seed < 60; seed += 1) {
    const secret = seed.toString(16).padStart(64, isPayable ? "1" : "2");
    const game = await person.open({ seats: 2, bots: ["conductor"], first_seat: 0, secret });
    for (let moves = 0; moves < 60; moves += 1) {
      const view = await person.ask("GET", `/v1/games/${game}/view?moves=true`);
      if (!view.moves?.length) break;
      if (view.table.phase.step?.name === "tunnel") {
        const pays = view.moves.filter(({ type }) => type === "pay_tunnel").length;
        if (isPayable ? pays > 1 : pays === 0) return game;
      }
      await person.ask("POST", `/v1/games/${game}/moves`, choose(view, facts, isPayable));
    }
  }
  throw new Error("no tunnel costs more");
}

/** A tunnel with cards to spare, or with the last ones; otherwise a card. */
function choose({ moves, you: { hand } }, facts, isPayable) {
  const held = Object.values(hand).reduce((sum, count) => sum + count, 0);
  const tunnel = moves.find((move) => {
    if (move.type !== "claim_route" || !move.payment.color) return false;
    const { tunnel: isTunnel, length } = facts.get(move.route);
    const { color, locomotives } = move.payment;
    if (!isTunnel) return false;
    if (!isPayable)
      return hand[color] + hand.locomotive === length && locomotives === hand.locomotive;
    return held > 18 && hand.locomotive > 2 && locomotives === 0 && hand[color] > length;
  });
  return tunnel ?? moves.find(({ type }) => type === "draw_card") ?? moves[0];
}
