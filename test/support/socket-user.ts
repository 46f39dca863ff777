import { createRealtimeTicket } from "@marquee/contracts/live/realtime";
import { type ClientMessage, type ServerMessage, serverMessageSchema } from "@marquee/contracts/live/socket";
import { type RawData, WebSocket } from "ws";
import type { ApiUser } from "./api-user.ts";

/** A frame as text, in whatever form the library delivers it. */
export function frameText(data: RawData): string {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
  return bytes.toString("utf8");
}

/** A real WebSocket connection of a user; every frame it gets must fit the contract. */
export class SocketUser {
  readonly messages: ServerMessage[] = [];
  readonly socket: WebSocket;
  closed = false;
  #listeners = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => {
      this.messages.push(serverMessageSchema.parse(JSON.parse(frameText(data))));
      for (const listener of this.#listeners) listener();
    });
    socket.on("close", () => {
      this.closed = true;
      for (const listener of this.#listeners) listener();
    });
  }

  /** Opens a connection with a fresh ticket and authenticates it. */
  static async connected(wsUrl: string, caller: ApiUser, timeoutMs?: number): Promise<SocketUser> {
    const { token } = await caller.client.call(createRealtimeTicket, {});
    const socket = await SocketUser.open(`${wsUrl}?token=${token}`);
    socket.send({ type: "auth", data: { userId: caller.id, username: caller.user?.username ?? "" } });
    await socket.next("auth_success", () => true, timeoutMs);
    return socket;
  }

  /** Opens a connection. @throws Error with the handshake's status when it is refused */
  static open(url: string, headers: Record<string, string> = {}): Promise<SocketUser> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { headers });
      const user = new SocketUser(socket);
      socket.once("open", () => resolve(user));
      socket.once("unexpected-response", (_request, response) =>
        reject(new Error(`refused: ${response.statusCode}`)),
      );
      socket.once("error", reject);
    });
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The first message of a type that fits, past or future. */
  async next<T extends ServerMessage["type"]>(
    type: T,
    fits: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
    timeoutMs = 10_000,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    const find = () =>
      this.messages.find(
        (message): message is Extract<ServerMessage, { type: T }> =>
          message.type === type && fits(message as never),
      );
    await this.#until(() => find() !== undefined, `a ${type} message`, timeoutMs);
    return find() as Extract<ServerMessage, { type: T }>;
  }

  async untilClosed(timeoutMs = 5_000): Promise<void> {
    await this.#until(() => this.closed, "the close", timeoutMs);
  }

  close(): void {
    this.socket.close();
  }

  #until(done: () => boolean, what: string, timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => finish(new Error(`No ${what} within ${timeoutMs} ms`)), timeoutMs);
      const look = () => done() && finish();
      const finish = (error?: Error) => {
        clearTimeout(timer);
        this.#listeners.delete(look);
        if (error) reject(error);
        else resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }
}
