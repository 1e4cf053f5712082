/** What a test does beside the browser: accounts and games by the API. */

import assert from "node:assert/strict";

/** Somebody who uses the API. */
export class Person {
  constructor(url, token) {
    this.url = url;
    this.token = token;
  }

  /** Registers an account, which can sign in with the same password in a browser. */
  static async register(url, name, password) {
    const nobody = new Person(url, null);
    const { access_token } = await nobody.ask("POST", "/v1/accounts", { name, password });
    return new Person(url, access_token);
  }

  async ask(method, path, body) {
    const headers = {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${text}`);
    return text ? JSON.parse(text) : null;
  }

  /** Opens a game and starts it, if its seats are taken. */
  async open(options) {
    const { id } = await this.ask("POST", "/v1/games", options);
    const seats = 1 + (options.bots?.length ?? 0);
    if (seats === options.seats) await this.ask("POST", `/v1/games/${id}/start`);
    return id;
  }

  /** Makes so many moves, claiming what is longest; all of them without a number. */
  async play(game, moves = Infinity) {
    for (let made = 0; made < moves; made += 1) {
      const view = await this.ask("GET", `/v1/games/${game}/view?moves=true`);
      if (!view.moves?.length) return;
      const claims = view.moves.filter(({ type }) => type === "claim_route");
      const draws = view.moves.filter(({ type }) => type === "draw_card");
      const hasMany = Object.values(view.you.hand).reduce((sum, count) => sum + count, 0) > 12;
      const wanted = hasMany && claims.length > 0 ? claims : draws;
      await this.ask("POST", `/v1/games/${game}/moves`, (wanted.length ? wanted : view.moves)[0]);
    }
  }
}
