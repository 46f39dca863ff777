import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import {
  createConversation,
  deleteConversation,
  listConversations,
  updateConversation,
} from "@marquee/contracts/chat/conversations";
import { limits } from "@marquee/contracts/limits";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { SocketUser } from "../support/socket-user.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");

async function settled(caller: ApiUser, conversation: string, answers: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const messages = await caller.client.call(listMessages, { query: { conversation } });
    const ended = messages.filter(({ isAi, status }) => isAi && status !== "streaming");
    if (ended.length >= answers) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("no answer");
}

describe("createConversation", () => {
  it("starts a conversation whose messages are in no other one", async () => {
    const caller = await ApiUser.confirmed(url);
    const { id } = await caller.client.call(createConversation, {});
    const content = "What does a booth cost at Founders Harbor?";
    const question = await caller.client.call(sendMessage, { body: { content, conversation: id } });
    expect(question.conversationId).toBe(id);
    expect(await caller.client.call(listMessages, {})).toEqual([]);
    await settled(caller, id, 1);
    const messages = await caller.client.call(listMessages, { query: { conversation: id } });
    expect(messages.map(({ isAi, conversationId }) => [isAi, conversationId])).toEqual([
      [false, id],
      [true, id],
    ]);
  });

  it.runIf(atNight)("conflict: their number is limited", { timeout: 60_000 }, async () => {
    const caller = await ApiUser.registered(url);
    for (let count = 0; count < limits.conversations; count++) {
      const { id } = await caller.client.call(createConversation, {});
      await caller.client.call(updateConversation, { params: { id }, body: { title: `Plan ${count}` } });
    }
    const refused = await caller.raw("POST", "/api/conversations");
    expect(errorOf(refused)).toMatchObject({ status: 409, code: "conflict" });
  });
});

describe("listConversations", () => {
  it("lists the main one first, and only the caller's own", async () => {
    const [caller, other] = await Promise.all([ApiUser.confirmed(url), ApiUser.registered(url)]);
    const { id } = await caller.client.call(createConversation, {});
    await caller.client.call(sendMessage, { body: { content: "Plans for spring", conversation: id } });
    expect(await caller.client.call(listConversations, {})).toMatchObject([
      { id: "main", title: null, lastMessageAt: null },
      { id, title: "Plans for spring", lastMessageAt: expect.any(String) },
    ]);
    expect(await other.client.call(listConversations, {})).toHaveLength(1);
  });
});

describe("updateConversation", () => {
  it("renames it, updates other devices, and is not_found for another user's and the main one", async () => {
    const [caller, other] = await Promise.all([ApiUser.registered(url), ApiUser.registered(url)]);
    const { id } = await caller.client.call(createConversation, {});
    const socket = await SocketUser.connected(wsUrl, caller);
    const body = { title: "Spring" };
    expect(await caller.client.call(updateConversation, { params: { id }, body })).toMatchObject(body);
    expect(await socket.next("conversation_changed")).toMatchObject({ data: { id, isGone: false } });
    socket.close();
    const path = `/api/conversations/${id}`;
    expect(errorOf(await other.raw("PATCH", path, { body })).code).toBe("not_found");
    expect(errorOf(await caller.raw("PATCH", "/api/conversations/main", { body })).code).toBe("not_found");
  });

  it("validation_failed for a title that is empty or too long, naming it", async () => {
    const caller = await ApiUser.registered(url);
    const { id } = await caller.client.call(createConversation, {});
    for (const title of ["  ", "x".repeat(81)]) {
      const refused = await caller.raw("PATCH", `/api/conversations/${id}`, { body: { title } });
      expect(errorOf(refused)).toMatchObject({ status: 400, fields: { title: expect.anything() } });
    }
  });
});

describe("deleteConversation", () => {
  it("deletes its messages too; conflict while an answer is pending, not_found afterwards and for another user's", async () => {
    const [caller, other] = await Promise.all([ApiUser.confirmed(url), ApiUser.registered(url)]);
    const { id } = await caller.client.call(createConversation, {});
    await caller.client.call(sendMessage, { body: { content: "How do I measure ROI?", conversation: id } });
    const path = `/api/conversations/${id}`;
    const early = await caller.raw("DELETE", path);
    if (early.status !== 204) {
      expect(errorOf(early)).toMatchObject({ status: 409, code: "conflict" });
      await settled(caller, id, 1);
      expect(errorOf(await other.raw("DELETE", path)).code).toBe("not_found");
      await caller.client.call(deleteConversation, { params: { id } });
    }
    expect(errorOf(await caller.raw("DELETE", path)).code).toBe("not_found");
    expect(errorOf(await caller.raw("GET", `/api/messages?conversation=${id}`)).code).toBe("not_found");
    const body = { content: "Still there?", conversation: id };
    expect(errorOf(await caller.raw("POST", "/api/messages", { body })).code).toBe("not_found");
  });

  it("empties the main one but keeps it", async () => {
    const caller = await ApiUser.confirmed(url);
    await caller.client.call(sendMessage, { body: { content: "Hello Morgan" } });
    await settled(caller, "main", 1);
    await caller.client.call(deleteConversation, { params: { id: "main" } });
    expect(await caller.client.call(listMessages, {})).toEqual([]);
    expect(await caller.client.call(listConversations, {})).toHaveLength(1);
  });
});
