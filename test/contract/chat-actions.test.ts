import { getCurrentUser } from "@marquee/contracts/account/auth";
import {
  confirmChatAction,
  dismissChatAction,
  listMessages,
  type Message,
  sendMessage,
  undoChatAction,
} from "@marquee/contracts/chat/chat";
import { listEvents } from "@marquee/contracts/events/events";
import { listSavedEvents } from "@marquee/contracts/events/saved-events";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { SocketUser } from "../support/socket-user.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");

/** What Morgan answers to a text. */
async function asked(caller: ApiUser, content: string): Promise<Message> {
  const question = await caller.client.call(sendMessage, { body: { content } });
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

async function upcomingEvent(caller: ApiUser): Promise<{ id: string; name: string }> {
  const events = await caller.client.call(listEvents, { query: { status: "upcoming", limit: "50" } });
  const names = events.map(({ name }) => name);
  const event = events.find(({ name }) => names.filter((one) => one.includes(name)).length === 1);
  if (!event) throw new Error("There is no upcoming event");
  return event;
}

const savedIds = async (caller: ApiUser) =>
  (await caller.client.call(listSavedEvents, {})).map(({ id }) => id);

describe("confirmChatAction", () => {
  it("what Morgan suggests happens with the click, on all of the reader's devices, and is undone as shown", async () => {
    const caller = await ApiUser.confirmed(url);
    const event = await upcomingEvent(caller);
    const { id, action } = await asked(caller, `Save ${event.name}`);
    expect(action).toMatchObject({ kind: "save_event", status: "open", title: `Save ${event.name}` });
    expect(await savedIds(caller)).toEqual([]);
    const other = await SocketUser.connected(wsUrl, caller);
    const done = await caller.client.call(confirmChatAction, { params: { id } });
    expect(done.action).toMatchObject({ status: "done" });
    expect(await savedIds(caller)).toEqual([event.id]);
    const { data: pushed } = await other.next("ai_response", ({ data }) => data.id === id);
    expect(pushed.action).toEqual(done.action);
    expect((await caller.client.call(confirmChatAction, { params: { id } })).action).toEqual(done.action);
    const undone = await caller.client.call(undoChatAction, { params: { id } });
    expect(undone.action?.status).toBe("undone");
    expect(await savedIds(caller)).toEqual([]);
    other.close();
  });
});

describe("undoChatAction", () => {
  it("of the same card at once is answered with the undone card each time", async () => {
    const caller = await ApiUser.confirmed(url);
    const event = await upcomingEvent(caller);
    const { id } = await asked(caller, `Save ${event.name}`);
    const confirmed = await Promise.all(
      [1, 2].map(async () => caller.client.call(confirmChatAction, { params: { id } })),
    );
    expect(confirmed.map(({ action }) => action?.status)).toEqual(["done", "done"]);
    const undone = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => caller.client.call(undoChatAction, { params: { id } })),
    );
    expect(new Set(undone.map(({ action }) => action?.status))).toEqual(new Set(["undone"]));
    expect(await savedIds(caller)).toEqual([]);
  });

  it("a fact of the profile changes from what was shown to what was shown", async () => {
    const caller = await ApiUser.confirmed(url);
    const { id, action } = await asked(caller, "Set my budget to $75k");
    expect(action?.changes).toEqual([{ label: "Budget", before: null, after: "$75,000" }]);
    await caller.client.call(confirmChatAction, { params: { id } });
    expect((await caller.client.call(getCurrentUser, {})).budget).toBe(75_000);
    await caller.client.call(undoChatAction, { params: { id } });
    expect((await caller.client.call(getCurrentUser, {})).budget).toBeNull();
  });
});

describe("dismissChatAction", () => {
  it("at the same time as a confirm answers what happened: either nothing is done, or it is refused", async () => {
    const caller = await ApiUser.confirmed(url);
    const event = await upcomingEvent(caller);
    const { id } = await asked(caller, `Save ${event.name}`);
    const [confirmed, dismissed] = await Promise.all(
      ["confirm", "dismiss"].map(async (does) => caller.raw("POST", `/api/messages/${id}/action/${does}`)),
    );
    const wasDone = confirmed?.status === 200;
    expect([confirmed?.status, dismissed?.status]).toEqual(wasDone ? [200, 409] : [409, 200]);
    expect(await savedIds(caller)).toEqual(wasDone ? [event.id] : []);
  });

  it("what was put away stays away, and an answer without an action has none", async () => {
    const caller = await ApiUser.confirmed(url);
    const { id } = await asked(caller, "Set my budget to $80k");
    await caller.client.call(dismissChatAction, { params: { id } });
    const late = await caller.raw("POST", `/api/messages/${id}/action/confirm`);
    expect(errorOf(late)).toMatchObject({ status: 409, code: "conflict" });
    const plain = await asked(caller, "Hello Morgan");
    const none = await caller.raw("POST", `/api/messages/${plain.id}/action/confirm`);
    expect(errorOf(none)).toMatchObject({ status: 404 });
  });
});
