/** A push service as Mozilla's: HTTP for servers (RFC 8030), its protocol over WebSocket for Firefox. */

import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { WebSocketServer } from "ws";

export class PushService {
  /** What servers posted: the channel, the headers, the bytes and the answer. */
  messages = [];
  /** What Firefox said: each has a `messageType`. */
  told = [];
  /** The channels that Firefox has open. */
  channels = new Set();
  /** How the next messages of servers are answered. */
  answer = 201;
  #http;
  #browser = null;
  #waiting = [];

  /** Opens one on a free port. */
  static open() {
    const service = new PushService();
    service.#http = createServer((asked, answer) => service.#take(asked, answer));
    const sockets = new WebSocketServer({ server: service.#http });
    sockets.on("connection", (socket) => {
      service.#browser = socket;
      socket.on("message", (bytes) => service.#hear(socket, JSON.parse(bytes)));
    });
    return new Promise((resolve) => service.#http.listen(0, "127.0.0.1", () => resolve(service)));
  }

  get origin() {
    return `127.0.0.1:${this.#http.address().port}`;
  }

  /** Waits for what has been told, or will be. */
  until(what, condition, patience = 90_000) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`${what}: not told; Firefox said ${JSON.stringify(this.told)}`));
      }, patience);
      const look = () => {
        const found = condition(this);
        if (!found) return false;
        clearTimeout(timer);
        resolve(found);
        return true;
      };
      if (!look()) this.#waiting.push(look);
    });
  }

  close() {
    this.#browser?.terminate();
    this.#http.close();
    this.#http.closeAllConnections();
  }

  #changed() {
    this.#waiting = this.#waiting.filter((look) => !look());
  }

  #hear(socket, told) {
    this.told.push(told);
    const reply = this.#replyTo(told);
    if (reply) socket.send(JSON.stringify(reply));
    this.#changed();
  }

  #replyTo({ messageType, channelID, uaid }) {
    switch (messageType) {
      case "hello":
        return { messageType, status: 200, use_webpush: true, uaid: uaid || id(), broadcasts: {} };
      case "register": {
        this.channels.add(channelID);
        const pushEndpoint = `http://${this.origin}/push/${channelID}`;
        return { messageType, status: 200, channelID, pushEndpoint };
      }
      case "unregister":
        this.channels.delete(channelID);
        return { messageType, status: 200, channelID };
      // An empty message is a ping.
      case undefined:
        return {};
      default:
        return null;
    }
  }

  async #take(asked, answer) {
    const pieces = [];
    for await (const piece of asked) pieces.push(piece);
    const body = Buffer.concat(pieces);
    const channelID = asked.url.replace("/push/", "");
    const isKnown = asked.method === "POST" && this.channels.has(channelID);
    const status = isKnown ? this.answer : 404;
    const version = id();
    answer.writeHead(status, status === 201 ? { location: `/message/${version}` } : {}).end();
    this.messages.push({ channelID, version, status, headers: asked.headers, body });
    if (status === 201) this.#hand({ channelID, version, body });
    this.#changed();
  }

  /** Hands a message to Firefox, which decrypts it. */
  #hand({ channelID, version, body }) {
    const data = body.toString("base64url");
    const told = { messageType: "notification", channelID, version, ttl: 0, data };
    this.#browser?.send(JSON.stringify({ ...told, headers: { encoding: "aes128gcm" } }));
  }
}

const id = () => randomUUID().replaceAll("-", "");
