/** The line of one phone: an HTTP proxy that keeps what went over it, and that can be cut. */

import { createServer, request } from "node:http";
import { serveApp } from "./app.mjs";

export class Line {
  /** What was asked and answered: method, path, status, and the bytes of both bodies. */
  exchanges = [];
  #server;
  #sockets = new Set();
  #isCut = false;
  #losing = null;
  #changes = [];
  #held = [];

  /** Opens a line on a free port. */
  static open() {
    const line = new Line();
    line.#server = createServer((asked, answer) => line.#pass(asked, answer));
    // Nothing but the server of the test: the browser's own requests go nowhere.
    line.#server.on("connect", (_, socket) => socket.destroy());
    line.#server.on("connection", (socket) => {
      if (line.#isCut) return socket.destroy();
      line.#sockets.add(socket);
      socket.on("close", () => line.#sockets.delete(socket));
      socket.on("error", () => undefined);
    });
    // A line that a failed test left open does not keep the tests from ending.
    line.#server.unref();
    return new Promise((resolve) => line.#server.listen(0, "127.0.0.1", () => resolve(line)));
  }

  get address() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  /** Ends all connections and lets none begin. */
  cut() {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend() {
    this.#isCut = false;
  }

  /** Cuts the line when the server has answered the next such request: the answer is lost. */
  loseAnswer(method, path) {
    return new Promise((resolve) => {
      this.#losing = { method, path, lost: resolve };
    });
  }

  /** Changes the JSON bodies of such requests on their way to the server. */
  change(method, path, change) {
    this.#changes.push({ method, path, change });
  }

  /** Keeps such requests waiting until the function that is returned is called. */
  hold(method, path) {
    let release;
    const released = new Promise((resolve) => {
      release = resolve;
    });
    this.#held.push({ method, path, released });
    return release;
  }

  /** The requests with this method and path, in order. */
  sent(method, path) {
    return this.exchanges.filter((each) => each.method === method && path.test(each.path));
  }

  /** Every byte that came over the line, as text. */
  received() {
    return this.exchanges.map(({ body }) => Buffer.concat(body).toString("utf8")).join("\n");
  }

  close() {
    this.cut();
    this.#server.close();
  }

  async #pass(asked, answer) {
    const url = new URL(asked.url, `http://${asked.headers.host}`);
    if (!url.hostname.startsWith("127.")) return void asked.socket.destroy();
    const path = url.pathname + url.search;
    const exchange = { method: asked.method, path, status: 0, asked: asked.headers, body: [] };
    this.exchanges.push(exchange);
    const pieces = [];
    for await (const piece of asked) pieces.push(piece);
    const sent = this.#changed(exchange, Buffer.concat(pieces));
    exchange.sent = sent.toString("utf8");
    if (serveApp(url.pathname, answer)) return;
    await this.#held.find((each) => each.method === asked.method && each.path.test(path))?.released;

    const losing = this.#losing;
    const isLost = losing?.method === asked.method && losing.path.test(path);
    if (isLost) this.#losing = null;
    const headers = { ...asked.headers, "content-length": sent.length };
    // Without compression, so that the bytes can be searched.
    delete headers["accept-encoding"];
    delete headers["proxy-connection"];
    if (sent.length === 0) delete headers["content-length"];
    const passed = request(url, { method: asked.method, headers }, (got) => {
      exchange.status = got.statusCode;
      if (isLost) {
        got.resume().on("end", () => {
          this.cut();
          losing.lost(exchange);
        });
        return;
      }
      answer.writeHead(got.statusCode, got.headers);
      got.on("data", (piece) => exchange.body.push(piece));
      got.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => isLost || passed.destroy());
    passed.end(sent);
  }

  #changed({ method, path }, body) {
    const found = this.#changes.find((each) => each.method === method && each.path.test(path));
    return found ? Buffer.from(JSON.stringify(found.change(JSON.parse(body.toString())))) : body;
  }
}
