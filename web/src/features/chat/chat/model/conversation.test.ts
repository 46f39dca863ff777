import type { Message } from "@marquee/contracts/chat/chat";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addOlderPage,
  applyDelta,
  type Conversation,
  type Delta,
  mergeNewestPage,
  openTurn,
  putMessage,
} from "./conversation.ts";

function message(id: string, over: Partial<Message> = {}): Message {
  return {
    id,
    userId: "usr_1",
    content: `text of ${id}`,
    isAi: false,
    status: "complete",
    deltaSeq: 0,
    inReplyTo: null,
    clientId: null,
    quickReplies: [],
    paymentIntent: false,
    createdAt: "2026-01-01T10:00:00.000Z",
    ...over,
  };
}

const question = message("msg_01");
const pieces = ["The ", "best ", "event ", "is ", "in ", "Lisbon."];
const deltas: Delta[] = pieces.map((text, index) => ({
  messageId: "msg_02",
  inReplyTo: "msg_01",
  seq: index + 1,
  text,
}));
const stored = (upTo: number): Message =>
  message("msg_02", {
    isAi: true,
    inReplyTo: "msg_01",
    status: upTo === pieces.length ? "complete" : "streaming",
    content: pieces.slice(0, upTo).join(""),
    deltaSeq: upTo,
  });
const answerIn = (conversation: Conversation) => conversation.messages.filter(({ isAi }) => isAi);

describe("an answer that arrives in pieces", () => {
  test("shows the stored text once, whatever is lost, duplicated or late, as soon as one refetch ends", () => {
    const events = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant("delta" as const), at: fc.nat(pieces.length - 1) }),
        // A refetch returns the state stored at some moment, so it may be older than what was pushed.
        fc.record({ kind: fc.constant("refetch" as const), at: fc.nat(pieces.length) }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(events, (sequence) => {
        let conversation: Conversation = { messages: [question], olderCursor: null };
        for (const { kind, at } of sequence) {
          if (kind === "refetch") {
            conversation = mergeNewestPage(conversation, {
              messages: at === 0 ? [question] : [question, stored(at)],
              olderCursor: null,
            });
          } else {
            const outcome = applyDelta(conversation, deltas[at] as Delta, "usr_1");
            if (outcome.kind === "applied") conversation = outcome.conversation;
          }
          // Nothing is ever shown that was not stored.
          const [answer] = answerIn(conversation);
          if (answer) expect(pieces.join("").startsWith(answer.content)).toBe(true);
        }
        conversation = mergeNewestPage(conversation, {
          messages: [question, stored(pieces.length)],
          olderCursor: null,
        });
        expect(answerIn(conversation).map(({ content }) => content)).toEqual([pieces.join("")]);
        expect(conversation.messages.map(({ id }) => id)).toEqual(["msg_01", "msg_02"]);
      }),
    );
  });

  test("triggers a refetch when a piece is missing, but not when it is only duplicated", () => {
    const start: Conversation = { messages: [question, stored(2)], olderCursor: null };
    expect(applyDelta(start, deltas[4] as Delta, "usr_1").kind).toBe("gap");
    expect(applyDelta(start, deltas[1] as Delta, "usr_1").kind).toBe("known");
    expect(applyDelta(start, deltas[2] as Delta, "usr_1").kind).toBe("applied");
    expect(applyDelta({ messages: [question], olderCursor: null }, deltas[1] as Delta, "usr_1").kind).toBe(
      "gap",
    );
  });

  test("is replaced by the answer of a later attempt", () => {
    const start: Conversation = { messages: [question, stored(3)], olderCursor: null };
    const again = message("msg_03", {
      isAi: true,
      inReplyTo: "msg_01",
      content: "Anew",
      status: "streaming",
      deltaSeq: 1,
    });
    expect(answerIn(putMessage(start, again)).map(({ id }) => id)).toEqual(["msg_03"]);
  });
});

describe("pages", () => {
  const all = Array.from({ length: 12 }, (_, index) => message(`msg_${String(index + 10)}`));

  test("are joined without duplicates and in order", () => {
    const newest: Conversation = { messages: all.slice(8), olderCursor: "c8" };
    const joined = addOlderPage(newest, { messages: all.slice(4, 8), olderCursor: "c4" });
    expect(joined.messages).toEqual(all.slice(4));
    expect(mergeNewestPage(joined, newest)).toEqual(joined);
  });

  test("loaded earlier stay when the newest is refetched, unless that would leave a gap", () => {
    const joined: Conversation = { messages: all.slice(0, 6), olderCursor: "c0" };
    expect(mergeNewestPage(joined, { messages: all.slice(4, 9), olderCursor: "c4" }).messages).toEqual(
      all.slice(0, 9),
    );
    expect(mergeNewestPage(joined, { messages: all.slice(9), olderCursor: "c9" })).toEqual({
      messages: all.slice(9),
      olderCursor: "c9",
    });
  });

  test("keep what was pushed after they were read", () => {
    const current: Conversation = { messages: all.slice(0, 5), olderCursor: null };
    expect(mergeNewestPage(current, { messages: all.slice(0, 4), olderCursor: null }).messages).toEqual(
      all.slice(0, 5),
    );
  });
});

describe("whose turn it is", () => {
  const nowMs = Date.parse("2026-01-01T10:00:30.000Z");

  test("is Morgan's from the question until the answer has ended", () => {
    expect(openTurn([question], nowMs)).toEqual({ messageId: "msg_01", writing: false });
    expect(openTurn([question, { ...stored(0), content: "" }], nowMs)).toEqual({
      messageId: "msg_02",
      writing: false,
    });
    expect(openTurn([question, stored(2)], nowMs)).toEqual({ messageId: "msg_02", writing: true });
    expect(openTurn([question, stored(6)], nowMs)).toBeUndefined();
  });

  test("is given up when there is no answer for minutes", () => {
    expect(openTurn([question], nowMs + 180_000)).toBeUndefined();
  });
});
