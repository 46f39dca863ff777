import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import { createConversation } from "@marquee/contracts/chat/conversations";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import { sampleOf } from "@marquee/testkit/sample-of";
import { describe, expect, inject, it } from "vitest";
import {
  applyDelta,
  type Conversation,
  mergeNewestPage,
  putMessage,
} from "../../web/src/features/chat/chat/model/conversation.ts";
import { ApiUser } from "../support/api-user.ts";
import { frameText, SocketUser } from "../support/socket-user.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");

/** A reader like the page: the app's own model of the conversation, fed by a real socket and real fetches. */
class Reader {
  conversation: Conversation = { messages: [], olderCursor: null };
  deltas = 0;
  /** Every text of an answer that it showed, at whatever moment. */
  readonly shown = new Set<string>();
  readonly #caller: ApiUser;
  /** The conversation to read; undefined for the main one. */
  readonly #read: string | undefined;
  #socket: SocketUser | undefined;

  constructor(caller: ApiUser, read: string | undefined) {
    this.#caller = caller;
    this.#read = read;
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
    const page = await this.#caller.client.callPage(listMessages, { query: placeOf(this.#read) });
    this.conversation = mergeNewestPage(this.conversation, {
      messages: page.items,
      olderCursor: page.nextCursor,
    });
    this.#note();
  }

  #hear(message: ServerMessage): void {
    if (this.#socket === undefined) return;
    if (message.type !== "ai_response" && message.type !== "ai_delta") return;
    if (message.data.conversationId !== this.#read) return;
    if (message.type === "ai_response") this.conversation = putMessage(this.conversation, message.data);
    if (message.type !== "ai_delta") return;
    this.deltas += 1;
    const outcome = applyDelta(this.conversation, message.data, this.#caller.id);
    if (outcome.kind === "applied") this.conversation = outcome.conversation;
    if (outcome.kind === "gap") void this.refetch();
    this.#note();
  }

  #note(): void {
    for (const { isAi, content } of this.conversation.messages) if (isAi) this.shown.add(content);
  }
}

async function until(done: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`never: ${what}`);
}

const placeOf = (conversation: string | undefined) => (conversation === undefined ? {} : { conversation });

/** Two devices read the same answer, each cut off after a given number of deltas. */
async function readWithCuts(cuts: readonly [number, number], beside: boolean): Promise<void> {
  const caller = await ApiUser.confirmed(url);
  const read = beside ? (await caller.client.call(createConversation, {})).id : undefined;
  const readers = [new Reader(caller, read), new Reader(caller, read)];
  await Promise.all(readers.map((reader) => reader.connect()));
  const question = await caller.client.call(sendMessage, {
    body: { content: "How do I measure the ROI of a sponsorship?", ...placeOf(read) },
  });
  await Promise.all(
    readers.map(async (reader, index) => {
      const answer = () => reader.conversation.messages.find(({ inReplyTo }) => inReplyTo === question.id);
      const ended = () => answer() !== undefined && answer()?.status !== "streaming";
      const after = cuts[index] ?? 0;
      await until(() => reader.deltas >= after || ended(), `${after} deltas`);
      reader.cut();
      await reader.connect();
      await until(ended, "the end of the answer");
    }),
  );
  const { items } = await caller.client.callPage(listMessages, { query: placeOf(read) });
  const stored = items.filter(({ inReplyTo }) => inReplyTo === question.id).map(({ content }) => content);
  expect(stored).toHaveLength(1);
  for (const reader of readers) {
    for (const text of reader.shown) expect(stored[0]?.slice(0, text.length), "as far as it goes").toBe(text);
    await reader.refetch();
    expect(reader.conversation.messages).toEqual(items);
    reader.cut();
  }
}

describe("two readers whose connections are cut after any delta", () => {
  it("end with the stored text, once, wherever the answer was cut", { timeout: 180_000 }, async () => {
    const cuts = sampleOf(
      Array.from({ length: 16 }, (_, index) => index),
      4,
    );
    for (let first = 0; first < cuts.length; first += 4)
      await Promise.all(
        cuts.slice(first, first + 4).map((cut) => readWithCuts([cut, 15 - cut], cut % 2 === 1)),
      );
  });

  it("get two answers in the order of the questions", async () => {
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
