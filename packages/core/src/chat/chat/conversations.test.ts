import { type Ai, AiError, type ReplyRequest } from "@marquee/adapters/ai/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import type { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { openingBalance } from "../../credits/credits/balance.item.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import {
  createConversation,
  deleteConversation,
  listConversations,
  updateConversation,
} from "./conversations.ts";
import { allowanceEntity } from "./free-replies.item.ts";
import { monthOf } from "./free-replies.ts";
import { getReplyAllowance } from "./free-replies-left.ts";
import { getReplyFeedbackReport, listReplyFeedback } from "./list-reply-feedback.ts";
import { listMessages } from "./messages.ts";
import { rateReply } from "./rate-reply.ts";
import { replyToChat } from "./reply-to-chat.ts";
import { retryReply } from "./retry-reply.ts";
import { searchMessages } from "./search-messages.ts";
import { sendMessage } from "./send-message.ts";
import { minuteEntity } from "./sent.item.ts";

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let asked: ReplyRequest[];
const queue = { send: async () => {} };
const channel: PushChannel = { send: async () => "gone", close: async () => {} };
const ordering = { requestId: "r", budget: ampleBudget };
const principalOf = (userId: string) => ({ ...inPerson(userId), sessionHash: "hash" });

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  asked = [];
  for (const id of ["usr_1", "usr_2"]) {
    await core.table.write({ op: "put", item: profileItem(sampleUser(id)) });
    await core.table.write({ op: "put", item: openingBalance(id) });
    await core.table.write({ op: "put", item: sessionItem(id, "hash", someCaller, true, clock.now()) });
  }
});

/** Answers "Answer 1", "Answer 2" and so on, and records what it was asked. */
function numbering(): Ai {
  const no = () => Promise.reject(new AiError("permanent", "unused"));
  return {
    generateIdeas: no,
    refineIdea: no,
    analyzeCompetition: no,
    drawMockups: no,
    async *streamReply(request) {
      asked.push(request);
      yield `Answer ${asked.length}`;
    },
  };
}

interface Place {
  conversation?: string;
  editOf?: string;
  after?: string;
}

async function say(content: string, place: Place = {}, userId = "usr_1") {
  clock.advance(4_000);
  const { message } = await sendMessage(core, queue, {
    principal: principalOf(userId),
    content,
    clientId: undefined,
    claims: { userId: undefined, isAi: undefined },
    ...ordering,
    ...place,
  });
  return message;
}

async function settle(userId = "usr_1"): Promise<void> {
  const job = { v: 1, kind: "chat", jobId: "unused", userId, requestId: "r" } as const;
  const time = { signal: new AbortController().signal, remainingMs: () => 600_000 };
  await replyToChat({ core, ai: numbering(), channel, queue, sleep: async () => {} }, job, time);
}

async function ask(content: string, place: Place = {}) {
  const question = await say(content, place);
  await settle();
  const { items } = await listMessages(core, "usr_1", { conversation: place.conversation });
  const answer = items.find(({ inReplyTo }) => inReplyTo === question.id);
  if (!answer) throw new Error("no answer");
  return { question, answer };
}

const retry = (messageId: string) =>
  retryReply(core, queue, { principal: principalOf("usr_1"), messageId, ...ordering });
const textsIn = async (conversation?: string) =>
  (await listMessages(core, "usr_1", { conversation })).items.map(({ content }) => content);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: AppError) => error.code,
  );
const lastHistory = () => asked.at(-1)?.history.map(({ text }) => text);

describe("conversations", () => {
  it("keep their messages apart, and Morgan reads only the one that the question is in", async () => {
    const { id } = await createConversation(core, channel, "usr_1");
    await ask("In the main one");
    await ask("In the other one", { conversation: id });
    await ask("Main again", { conversation: "main" });
    expect(await textsIn()).toEqual(["In the main one", "Answer 1", "Main again", "Answer 3"]);
    expect(await textsIn(id)).toEqual(["In the other one", "Answer 2"]);
    expect(asked[1]?.history.map(({ text }) => text)).toEqual(["In the other one"]);
    const { items } = await listMessages(core, "usr_1", { conversation: id });
    expect(items.map(({ conversationId }) => conversationId)).toEqual([id, id]);
  });

  it("are listed with the main one first, then the most recently used, titled after their first message", async () => {
    const { id: first } = await createConversation(core, channel, "usr_1");
    await ask("What does a booth at Founders Harbor cost us in spring, and is it worth that much?", {
      conversation: first,
    });
    clock.advance(1_000);
    const { id: second } = await createConversation(core, channel, "usr_1");
    await ask("Hi", { conversation: second });
    expect((await listConversations(core, "usr_1")).map(({ id, title }) => [id, title])).toEqual([
      ["main", null],
      [second, "Hi"],
      [first, "What does a booth at Founders Harbor cost us in spring, and…"],
    ]);
    await ask("Back here", { conversation: first });
    expect((await listConversations(core, "usr_1")).map(({ id }) => id)).toEqual(["main", first, second]);
  });

  it("are created once as long as they are empty, and keep the title that their owner gives", async () => {
    const { id } = await createConversation(core, channel, "usr_1");
    expect((await createConversation(core, channel, "usr_1")).id).toBe(id);
    await updateConversation(core, channel, "usr_1", { id, title: "Spring" });
    await ask("Something else", { conversation: id });
    expect((await listConversations(core, "usr_1"))[1]?.title).toBe("Spring");
  });

  it("conflict: their number is limited", async () => {
    for (let count = 0; count < limits.conversations; count++) {
      const { id } = await createConversation(core, channel, "usr_1");
      await updateConversation(core, channel, "usr_1", { id, title: `Number ${count}` });
    }
    expect(await codeOf(createConversation(core, channel, "usr_1"))).toBe("conflict");
  });

  it("of another user read as absent to every call", async () => {
    const { id } = await createConversation(core, channel, "usr_1");
    const { question, answer } = await ask("Mine", { conversation: id });
    const stranger = principalOf("usr_2");
    for (const attempt of [
      listMessages(core, "usr_2", { conversation: id }),
      say("Hello", { conversation: id }, "usr_2"),
      say("Hello", { editOf: question.id }, "usr_2"),
      say("Hello", { after: answer.id }, "usr_2"),
      updateConversation(core, channel, "usr_2", { id, title: "Mine" }),
      deleteConversation(core, channel, "usr_2", id),
      retryReply(core, queue, { principal: stranger, messageId: answer.id, ...ordering }),
      rateReply(core, "usr_2", { messageId: answer.id, rating: "up", reason: undefined }),
    ])
      expect(await codeOf(attempt)).toBe("not_found");
    expect((await searchMessages(core, "usr_2", { q: "mine" })).items).toEqual([]);
  });
});

describe("deleting a conversation", () => {
  it("deletes its messages, refuses further ones and touches no other conversation", async () => {
    const { id } = await createConversation(core, channel, "usr_1");
    await ask("Kept");
    for (let count = 0; count < 60; count++) {
      await ask(`Gone ${count}`, { conversation: id });
      const fresh = sessionItem("usr_1", "hash", someCaller, true, clock.now());
      await core.table.write({ op: "put", item: fresh });
      if (count % 10 === 9) clock.advance(32 * 86_400_000);
      await core.table.write({
        op: "put",
        item: sessionItem("usr_1", "hash", someCaller, true, clock.now()),
      });
    }
    await deleteConversation(core, channel, "usr_1", id);
    expect(await textsIn()).toEqual(["Kept", "Answer 1"]);
    expect(await codeOf(textsIn(id))).toBe("not_found");
    expect(await codeOf(say("Still here?", { conversation: id }))).toBe("not_found");
    expect((await searchMessages(core, "usr_1", { q: "gone" })).items).toEqual([]);
    expect((await listConversations(core, "usr_1")).map((one) => one.id)).toEqual(["main"]);
  });

  it("leaves the main one behind, empty", async () => {
    await ask("Gone");
    await deleteConversation(core, channel, "usr_1", "main");
    expect(await textsIn()).toEqual([]);
    await ask("New");
    expect(await textsIn()).toEqual(["New", "Answer 2"]);
  });

  it("conflict: is refused while an answer is on its way, and changes nothing until then", async () => {
    const { id } = await createConversation(core, channel, "usr_1");
    await say("Wait for it", { conversation: id });
    expect(await codeOf(deleteConversation(core, channel, "usr_1", id))).toBe("conflict");
    await settle();
    expect(await textsIn(id)).toEqual(["Wait for it", "Answer 1"]);
    await ask("More", { conversation: id });
    await deleteConversation(core, channel, "usr_1", id);
  });
});

describe("an edited question", () => {
  it("starts a branch: Morgan reads what is above it and nothing of the old branch", async () => {
    await ask("First");
    const { question } = await ask("Second");
    await ask("Third");
    const { question: edited } = await ask("Second, better", { editOf: question.id });
    expect(edited.editOf).toBe(question.id);
    expect(lastHistory()).toEqual(["First", "Answer 1", "Second, better"]);
    await ask("And on");
    expect(lastHistory()).toEqual(["First", "Answer 1", "Second, better", "Answer 4", "And on"]);
    const { question: again } = await ask("Second, best", { editOf: edited.id });
    expect(again.editOf).toBe(question.id);
  });

  it("leaves the old branch intact so that it can be continued", async () => {
    const { question } = await ask("First");
    const { answer } = await ask("Second");
    await ask("First, better", { editOf: question.id });
    await ask("Third", { after: answer.id });
    expect(lastHistory()).toEqual(["First", "Answer 1", "Second", "Answer 2", "Third"]);
  });

  it("is not found if it is an answer or in another conversation", async () => {
    const { question, answer } = await ask("First");
    const { id } = await createConversation(core, channel, "usr_1");
    expect(await codeOf(say("x", { editOf: answer.id }))).toBe("not_found");
    expect(await codeOf(say("x", { editOf: question.id, conversation: id }))).toBe("not_found");
  });
});

describe("another answer", () => {
  it("is kept in addition to the first and costs the same", async () => {
    const { question, answer } = await ask("First");
    const before = await getReplyAllowance(core, "usr_1");
    await retry(answer.id);
    await settle();
    const { items } = await listMessages(core, "usr_1", {});
    expect(items.map(({ content, version }) => [content, version])).toEqual([
      ["First", undefined],
      ["Answer 1", undefined],
      ["Answer 2", 2],
    ]);
    expect(items[0]).toMatchObject({ id: question.id, answers: 2 });
    expect(lastHistory()).toEqual(["First"]);
    const after = await getReplyAllowance(core, "usr_1");
    expect(before.freeLeft - after.freeLeft).toBe(1);
  });

  it("is ordered once, however often and from wherever it is requested at the same time", async () => {
    const { question } = await ask("First");
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => retry(question.id)));
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    await settle();
    expect(await textsIn()).toEqual(["First", "Answer 1", "Answer 2"]);
  });

  it("is refused as a message is: email_unconfirmed, not_enough_credits, too_many_requests, model_budget_spent", async () => {
    const { question } = await ask("First");
    const order = { principal: principalOf("usr_1"), messageId: question.id, ...ordering };
    const nothingLeft = { ...ampleBudget, orders: { ...ampleBudget.orders, chat: 0 } };
    const spent = retryReply(core, queue, { ...order, budget: nothingLeft });
    expect(await codeOf(spent)).toBe("model_budget_spent");
    const unconfirmed = sampleUser("usr_1", { emailConfirmed: false, phoneVerified: false });
    await core.table.write({ op: "put", item: profileItem(unconfirmed) });
    expect(await codeOf(retry(question.id))).toBe("email_unconfirmed");
    await core.table.write({ op: "put", item: profileItem(sampleUser("usr_1")) });
    const minute = { userId: "usr_1", minute: Math.floor(clock.now() / 60_000) };
    await core.table.write({ op: "put", item: minuteEntity.item({ ...minute, messages: 20 }) });
    expect(await codeOf(retry(question.id))).toBe("too_many_requests");
    clock.advance(60_000);
    const month = { userId: "usr_1", month: monthOf(clock.now()) };
    await core.table.write({ op: "put", item: allowanceEntity.item({ ...month, used: 50 }) });
    expect(await codeOf(retry(question.id))).toBe("not_enough_credits");
    expect(await textsIn()).toEqual(["First", "Answer 1"]);
  });

  it("conflict: their number per question is limited", async () => {
    const { question } = await ask("First");
    for (let count = 1; count < limits.answersPerQuestion; count++) {
      clock.advance(60_000);
      await retry(question.id);
      await settle();
    }
    expect(await codeOf(retry(question.id))).toBe("conflict");
    expect(await textsIn()).toHaveLength(1 + limits.answersPerQuestion);
  });
});

describe("the rating of an answer", () => {
  it("counts once, with its question, and can be changed and removed", async () => {
    const { answer } = await ask("Was it good?");
    await ask("Not rated");
    const rate = (rating: "up" | "down" | null, reason?: string) =>
      rateReply(core, "usr_1", { messageId: answer.id, rating, reason });
    await rate("up");
    const rated = await rate("down", "Wrong price");
    expect(rated.feedback).toMatchObject({ rating: "down", reason: "Wrong price" });
    const { items } = await listReplyFeedback(core, {});
    expect(items).toMatchObject([
      { id: answer.id, question: "Was it good?", answer: "Answer 1", rating: "down", reason: "Wrong price" },
    ]);
    expect(await getReplyFeedbackReport(core)).toEqual({ days: 30, up: 0, down: 1, withReason: 1 });
    expect(await rate(null)).not.toHaveProperty("feedback");
    expect((await listReplyFeedback(core, {})).items).toEqual([]);
  });

  it("is deleted with the conversation, and is for answers only", async () => {
    const { question, answer } = await ask("Was it good?");
    const rate = (messageId: string) =>
      rateReply(core, "usr_1", { messageId, rating: "up", reason: undefined });
    expect(await codeOf(rate(question.id))).toBe("not_found");
    await rate(answer.id);
    await deleteConversation(core, channel, "usr_1", "main");
    expect((await listReplyFeedback(core, {})).items).toEqual([]);
    expect(await codeOf(rate(answer.id))).toBe("not_found");
  });
});

describe("the search in messages", () => {
  it("finds each message that contains every word, in every conversation, once across all pages", async () => {
    const { id } = await createConversation(core, channel, "usr_1");
    for (let count = 0; count < 23; count++) await say(`Booth ${count} at the harbor`);
    await settle();
    await say("A harbor for every booth", { conversation: id });
    await say("A booth elsewhere", { conversation: id });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchMessages(core, "usr_1", { q: "HARBOR booth", cursor });
      found.push(...page.items.map(({ excerpt }) => excerpt));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(found.sort()).toEqual(
      [
        ...Array.from({ length: 23 }, (_, n) => `Booth ${n} at the harbor`),
        "A harbor for every booth",
      ].sort(),
    );
  });

  it("validation_failed for a cursor that we did not issue", async () => {
    expect(await codeOf(searchMessages(core, "usr_1", { q: "booth", cursor: "bm9uZQ" }))).toBe(
      "validation_failed",
    );
  });
});
