import {
  getReplyAllowance,
  getReplyFeedbackReport,
  listMessages,
  listReplyFeedback,
  type Message,
  rateReply,
  retryReply,
  searchMessages,
  sendMessage,
} from "@marquee/contracts/chat/chat";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, inject, it } from "vitest";
import { demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { SocketUser } from "../support/socket-user.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");

const say = (caller: ApiUser, body: object) => caller.raw("POST", "/api/messages", { body });

async function answered(caller: ApiUser, question: Message): Promise<Message> {
  for (let tries = 0; tries < 100; tries++) {
    const messages = await caller.client.call(listMessages, {});
    const answer = messages.find(
      ({ inReplyTo, status }) => inReplyTo === question.id && status !== "streaming",
    );
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("no answer");
}

describe("sendMessage", () => {
  it("stores the message and answers it; the deltas add up to the stored text", async () => {
    const caller = await ApiUser.confirmed(url);
    const socket = await SocketUser.connected(wsUrl, caller);
    const question = await caller.client.call(sendMessage, {
      body: { content: "Which events fit a cloud brand?" },
    });
    expect(question).toMatchObject({ isAi: false, userId: caller.id, status: "complete" });
    const { data: answer } = await socket.next(
      "ai_response",
      ({ data }) => data.inReplyTo === question.id,
      20_000,
    );
    const deltas = socket.messages.flatMap((message) => (message.type === "ai_delta" ? [message.data] : []));
    expect(deltas.map(({ seq }) => seq)).toEqual(deltas.map((_, index) => index + 1));
    expect(deltas.map(({ text }) => text).join("")).toBe(answer.content);
    expect(await answered(caller, question)).toEqual(answer);
    expect(answer.quickReplies.length).toBeLessThanOrEqual(3);
    socket.close();
  });

  it("forbidden: nobody can write as another user or as Morgan", async () => {
    const [ann, bob] = await Promise.all([ApiUser.confirmed(url), ApiUser.confirmed(url)]);
    expect(errorOf(await say(ann, { content: "Hello there", userId: bob.id }))).toMatchObject({
      status: 403,
      code: "forbidden",
    });
    expect(errorOf(await say(ann, { content: "Hello there", isAi: true }))).toMatchObject({
      status: 403,
      code: "forbidden",
    });
    expect(await bob.client.call(listMessages, {})).toEqual([]);
  });

  it("returns the first message for a repeat of the same text within three seconds or of the same client id", async () => {
    const caller = await ApiUser.confirmed(url);
    const [first, second] = await Promise.all([
      say(caller, { content: "Hello Morgan" }),
      say(caller, { content: "Hello Morgan" }),
    ]);
    expect(second?.body).toEqual(first?.body);
    const named = await Promise.all(
      Array.from({ length: 10 }, () => say(caller, { content: "Take one", clientId: "client-0001" })),
    );
    expect(new Set(named.map(({ body }) => (body as Message).id)).size).toBe(1);
  });

  it("idempotency_mismatch: a different text with a used client id is refused, over HTTP and the live connection", async () => {
    const caller = await ApiUser.confirmed(url);
    await say(caller, { content: "A pop-up in Oslo", clientId: "client-0002" });
    const other = { content: "A pop-up in Bergen", clientId: "client-0002" };
    expect(errorOf(await say(caller, other))).toMatchObject({ status: 422, code: "idempotency_mismatch" });
    const socket = await SocketUser.connected(wsUrl, caller);
    socket.send({ type: "chat_message", data: other });
    expect(await socket.next("error")).toMatchObject({
      code: "idempotency_mismatch",
      clientId: "client-0002",
    });
    socket.close();
  });

  it("email_unconfirmed: a new account must open the link in its mail before its free replies", async () => {
    const caller = await ApiUser.registered(url);
    const refused = await say(caller, { content: "Hello Morgan" });
    expect(errorOf(refused)).toMatchObject({ status: 403, code: "email_unconfirmed" });
    await caller.confirm();
    expect((await say(caller, { content: "Hello Morgan" })).status).toBe(201);
  });

  it("refuses an empty and a very long message, naming the field", async () => {
    const caller = await ApiUser.confirmed(url);
    for (const content of ["", "   ", "x".repeat(4_001)])
      expect(errorOf(await say(caller, { content })).fields).toHaveProperty("content");
  });

  it("keeps an edited question next to the original; not_found for a message that cannot be edited", async () => {
    const caller = await ApiUser.confirmed(url);
    const first = await caller.client.call(sendMessage, { body: { content: "A booth in Oslo" } });
    const body = { content: "A booth in Bergen", editOf: first.id };
    expect(await caller.client.call(sendMessage, { body })).toMatchObject({ editOf: first.id });
    const answer = await answered(caller, first);
    for (const wrong of [{ editOf: answer.id }, { editOf: "msg_none" }, { after: "msg_none" }])
      expect(errorOf(await say(caller, { content: "A booth", ...wrong }))).toMatchObject({
        status: 404,
        code: "not_found",
      });
  });

  it.runIf(atNight)("too_many_requests: twenty messages a minute", async () => {
    const caller = await ApiUser.confirmed(url);
    await windowWithRoom(60);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => say(caller, { content: `Question ${index}` })),
    );
    const answered = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([answered(201), answered(429)]).toEqual([20, 5]);
  });
});

describe("listMessages", () => {
  it("pages backwards, each page oldest first, and shows only the caller's own", async () => {
    const [caller, other] = await Promise.all([ApiUser.confirmed(url), ApiUser.confirmed(url)]);
    for (const content of ["One thing", "Another thing"])
      await caller.client.call(sendMessage, { body: { content } });
    const page = await caller.client.callPage(listMessages, { query: { limit: "1" } });
    expect(page.items).toHaveLength(1);
    expect(page.nextCursor).not.toBeNull();
    const older = await caller.client.callPage(listMessages, {
      query: { limit: "1", cursor: page.nextCursor ?? "" },
    });
    expect((older.items[0]?.id ?? "") < (page.items[0]?.id ?? "")).toBe(true);
    expect(await other.client.call(listMessages, {})).toEqual([]);
  });

  it("not_found for an unknown conversation", async () => {
    const caller = await ApiUser.registered(url);
    const refused = await caller.raw("GET", "/api/messages?conversation=cnv_none");
    expect(errorOf(refused)).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("stopReply", () => {
  it("ends an answer early and keeps what was written; not_found for another user's", async () => {
    const [caller, other] = await Promise.all([ApiUser.confirmed(url), ApiUser.confirmed(url)]);
    const socket = await SocketUser.connected(wsUrl, caller);
    const question = await caller.client.call(sendMessage, {
      body: { content: "Tell me everything about sponsorship ROI" },
    });
    const { data: delta } = await socket.next("ai_delta", () => true, 20_000);
    expect(errorOf(await other.raw("POST", `/api/messages/${delta.messageId}/stop`)).code).toBe("not_found");
    const stop = await caller.raw("POST", `/api/messages/${delta.messageId}/stop`);
    expect(stop.status).toBe(202);
    const answer = await answered(caller, question);
    expect(["stopped", "complete"]).toContain(answer.status);
    expect(answer.content.startsWith(delta.text)).toBe(true);
    socket.close();
  });
});

describe("retryReply", () => {
  it("adds an answer and keeps the previous one; not_found for another user's; conflict is tested next to the rule", async () => {
    const [caller, other] = await Promise.all([ApiUser.confirmed(url), ApiUser.confirmed(url)]);
    const question = await caller.client.call(sendMessage, { body: { content: "Which events fit us?" } });
    const first = await answered(caller, question);
    const path = `/api/messages/${first.id}/retry`;
    expect(errorOf(await other.raw("POST", path)).code).toBe("not_found");
    const socket = await SocketUser.connected(wsUrl, caller);
    expect(await caller.client.call(retryReply, { params: { id: first.id } })).toMatchObject({
      id: question.id,
      answers: 2,
    });
    const { data: second } = await socket.next("ai_response", ({ data }) => data.version === 2, 20_000);
    expect(second.inReplyTo).toBe(question.id);
    const messages = await caller.client.call(listMessages, {});
    expect(messages.filter(({ isAi }) => isAi).map(({ id }) => id)).toEqual([first.id, second.id]);
    socket.close();
  });
});

describe("rateReply", () => {
  it("is shown to admins with the question, and can be removed; not_found for another user's and for questions", async () => {
    const [caller, other, admin] = await Promise.all([
      ApiUser.confirmed(url),
      ApiUser.confirmed(url),
      demoAdmin(url),
    ]);
    const question = await caller.client.call(sendMessage, { body: { content: "Which events fit us?" } });
    const { id } = await answered(caller, question);
    const body = { rating: "down", reason: "The price is wrong" } as const;
    for (const [user, messageId] of [
      [other, id],
      [caller, question.id],
    ] as const)
      expect(errorOf(await user.raw("PUT", `/api/messages/${messageId}/feedback`, { body })).code).toBe(
        "not_found",
      );
    expect(await caller.client.call(rateReply, { params: { id }, body })).toMatchObject({ feedback: body });
    const rated = await admin.client.call(listReplyFeedback, {});
    expect(rated.find((one) => one.id === id)).toMatchObject({
      ...body,
      question: "Which events fit us?",
      userName: `${caller.user?.name} (${caller.user?.username})`,
    });
    const back = await caller.client.call(rateReply, { params: { id }, body: { rating: null } });
    expect(back).not.toHaveProperty("feedback");
    const after = await admin.client.call(listReplyFeedback, {});
    expect(after.some((one) => one.id === id)).toBe(false);
  });

  it("refuses an unknown rating and a very long reason, naming the field", async () => {
    const caller = await ApiUser.confirmed(url);
    const path = "/api/messages/msg_none/feedback";
    for (const [body, field] of [
      [{ rating: "meh" }, "rating"],
      [{ rating: "up", reason: "x".repeat(501) }, "reason"],
    ] as const)
      expect(errorOf(await caller.raw("PUT", path, { body })).fields).toHaveProperty(field);
  });
});

describe("listReplyFeedback", () => {
  it("is for admins only", async () => {
    const caller = await ApiUser.registered(url);
    expect((await caller.raw("GET", "/api/admin/reply-feedback")).status).toBe(403);
  });
});

describe("getReplyFeedbackReport", () => {
  it("counts each rated answer once", async () => {
    const [caller, admin] = await Promise.all([ApiUser.confirmed(url), demoAdmin(url)]);
    const question = await caller.client.call(sendMessage, { body: { content: "Which events fit us?" } });
    const { id } = await answered(caller, question);
    const before = await admin.client.call(getReplyFeedbackReport, {});
    await caller.client.call(rateReply, { params: { id }, body: { rating: "up" } });
    expect((await admin.client.call(getReplyFeedbackReport, {})).up).toBeGreaterThan(before.up);
  });
});

describe("searchMessages", () => {
  it("finds the caller's own messages that contain all words, and nobody else's", async () => {
    const [caller, other] = await Promise.all([ApiUser.confirmed(url), ApiUser.confirmed(url)]);
    const content = "Would a zebra-striped booth fit Founders Harbor?";
    const { id } = await caller.client.call(sendMessage, { body: { content } });
    const query = { q: "BOOTH zebra" };
    expect(await caller.client.call(searchMessages, { query })).toMatchObject([{ id, isAi: false }]);
    expect(await other.client.call(searchMessages, { query })).toEqual([]);
    expect(errorOf(await caller.raw("GET", "/api/messages/search?q=x")).fields).toHaveProperty("q");
  });
});

describe("getReplyAllowance", () => {
  it("counts a free answer when it is ordered", async () => {
    const caller = await ApiUser.confirmed(url);
    const before = await caller.client.call(getReplyAllowance, {});
    expect(before).toMatchObject({ freePerMonth: 50, freeLeft: 50, replyCredits: 1 });
    const question = await caller.client.call(sendMessage, { body: { content: "Which events fit us?" } });
    expect((await caller.client.call(getReplyAllowance, {})).freeLeft).toBe(49);
    await answered(caller, question);
    expect((await caller.client.call(getReplyAllowance, {})).freeLeft).toBe(49);
  });
});
