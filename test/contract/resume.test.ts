import { listMessages, sendMessage } from "@marquee/contracts/http/chat";
import type { ServerMessage } from "@marquee/contracts/socket";
import { describe, expect, inject, it } from "vitest";
import {
  applyDelta,
  type Conversation,
  mergeNewestPage,
  putMessage,
} from "../../web/src/features/chat/model/conversation.ts";
import { ApiUser } from "../support/api-user.ts";
import { frameText, SocketUser } from "../support/socket-user.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");

/** A reader as the page is one: the app's own model of the conversation, fed by a real socket and real fetches. */
class Reader {
  conversation: Conversation = { messages: [], olderCursor: null };
  deltas = 0;
  readonly #caller: ApiUser;
  #socket: SocketUser | undefined;

  constructor(caller: ApiUser) {
    this.#caller = caller;
  }

  async connect(): Promise<void> {
    const socket = await SocketUser.connected(wsUrl, this.#caller);
    socket.socket.on("message", (data) => this.#hear(JSON.parse(frameText(data)) as ServerMessage));
    this.#socket = socket;
    await this.refetch();
  }

  cut(): void {
    this.#socket?.socket.terminate();
    this.#socket = undefined;
  }

  async refetch(): Promise<void> {
    const page = await this.#caller.client.callPage(listMessages, {});
    this.conversation = mergeNewestPage(this.conversation, {
      messages: page.items,
      olderCursor: page.nextCursor,
    });
  }

  #hear(message: ServerMessage): void {
    if (this.#socket === undefined) return;
    if (message.type === "ai_response") this.conversation = putMessage(this.conversation, message.data);
    if (message.type !== "ai_delta") return;
    this.deltas += 1;
    const outcome = applyDelta(this.conversation, message.data, this.#caller.id);
    if (outcome.kind === "applied") this.conversation = outcome.conversation;
    if (outcome.kind === "gap") void this.refetch();
  }
}

async function until(done: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`never: ${what}`);
}

async function readWithCut(afterDeltas: number): Promise<void> {
  const caller = await ApiUser.confirmed(url);
  const reader = new Reader(caller);
  await reader.connect();
  const question = await caller.client.call(sendMessage, {
    body: { content: "How do I measure the ROI of a sponsorship?" },
  });
  const answer = () => reader.conversation.messages.find(({ inReplyTo }) => inReplyTo === question.id);
  const ended = () => answer() !== undefined && answer()?.status !== "streaming";
  await until(() => reader.deltas >= afterDeltas || ended(), `${afterDeltas} deltas`);
  reader.cut();
  await reader.connect();
  await until(ended, "the end of the answer");
  const { items } = await caller.client.callPage(listMessages, {});
  await reader.refetch();
  expect(reader.conversation.messages).toEqual(items);
  expect(items.filter(({ inReplyTo }) => inReplyTo === question.id)).toHaveLength(1);
  reader.cut();
}

describe("a reader whose connection is cut after any delta", () => {
  it("ends with the stored text, once, however far the answer had come", { timeout: 120_000 }, async () => {
    const cuts = Array.from({ length: 16 }, (_, index) => index);
    for (let first = 0; first < cuts.length; first += 4)
      await Promise.all(cuts.slice(first, first + 4).map(readWithCut));
  });

  it("gets two answers in the order of the questions", async () => {
    const caller = await ApiUser.confirmed(url);
    const questions = [];
    for (const content of ["Which events suit a cloud brand?", "What would a booth cost us?"]) {
      questions.push(await caller.client.call(sendMessage, { body: { content } }));
    }
    const answers = async () =>
      (await caller.client.call(listMessages, {})).filter(
        ({ isAi, status }) => isAi && status === "complete",
      );
    await until(async () => (await answers()).length === 2, "two answers");
    expect((await answers()).map(({ inReplyTo }) => inReplyTo)).toEqual(questions.map(({ id }) => id));
  });
});
