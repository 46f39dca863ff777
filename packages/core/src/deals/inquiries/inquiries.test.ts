import type { Inquiry } from "@marquee/contracts/deals/inquiries";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { refusalOf } from "@marquee/testkit/refusal";
import { joinTeam } from "@marquee/testkit/sample-team";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { eventItem } from "../../events/events/event.item.ts";
import { getEvent } from "../../events/events/get-event.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { eraseAccount } from "../../whole/ownership/erase-account.ts";
import { createInquiry } from "./create-inquiry.ts";
import { replyToInquiry } from "./reply.ts";
import { getInquiry, markInquiryRead, ownThreads } from "./threads.ts";

const brand = sampleUser("usr_brand", { name: "Brooke", company: "Northwind", email: "brooke@example.com" });
const host = sampleUser("usr_host", {
  role: "event_host",
  name: "Henrik",
  company: "Summit Works",
  email: "henrik@example.com",
  emailConfirmed: true,
});
const channel = recordingChannel();

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  for (const user of [brand, host]) await core.table.write({ op: "put", item: profileItem(user) });
  const event = {
    id: "evt_1",
    name: "Founders Harbor",
    description: "",
    location: "Singapore",
    date: "2026-06-01T00:00:00.000Z",
    endsAt: "2026-06-03T00:00:00.000Z",
    timeZone: "Asia/Singapore",
    timeZoneGuessed: false,
    imageUrl: null,
    eventUrl: null,
    attendeeCount: 10,
    attendeeType: "Founders",
    hostId: host.id,
    category: "startup" as const,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
  await core.table.write({ op: "put", item: eventItem(event) });
});

const ask = (message = "Is a slot open?", idempotencyKey = message, inquirer: UserRecord = brand) =>
  createInquiry(core, channel, {
    inquirer,
    acting: inPerson(inquirer.id),
    eventId: "evt_1",
    topic: "sponsorship",
    message,
    idempotencyKey,
  });
const answer = (accountId: string, inquiryId: string, message: string, clientId = message) =>
  replyToInquiry(core, channel, { acting: inPerson(accountId), inquiryId, message, clientId });
const inboxOf = async (accountId: string) =>
  (await ownThreads(core, accountId, {})).items.map(({ summary }) => summary);
const threadOf = async (accountId: string, id: string): Promise<Inquiry> =>
  (await getInquiry(core, accountId, id)).inquiry;

describe("a thread between a brand and a host", () => {
  it("is in both inboxes, unread only for the host, and shows names but no contact details", async () => {
    const { id } = await ask();
    expect(await inboxOf(brand.id)).toMatchObject([
      { id, ownSide: "inquirer", unread: false, with: { name: "Henrik", company: "Summit Works" } },
    ]);
    expect(await inboxOf(host.id)).toMatchObject([
      { id, ownSide: "host", unread: true, with: { name: "Brooke", company: "Northwind" } },
    ]);
    const shown = JSON.stringify([await inboxOf(host.id), await threadOf(host.id, id)]);
    expect(shown).not.toMatch(/@example\.com|phone|usr_/);
  });

  it("becomes unread when the other side writes, and read up to the message that was seen", async () => {
    const { id } = await ask();
    const first = (await threadOf(host.id, id)).messages[0]?.id ?? "";
    clock.advance(1_000);
    await answer(brand.id, id, "Any news?");
    await markInquiryRead(core, host.id, id, first);
    expect((await inboxOf(host.id))[0]).toMatchObject({ unread: true, lastMessage: "Any news?" });
    clock.advance(1_000);
    const { id: reply } = await answer(host.id, id, "Yes, one.");
    expect((await inboxOf(host.id))[0]?.unread).toBe(false);
    expect((await inboxOf(brand.id))[0]?.unread).toBe(true);
    await markInquiryRead(core, brand.id, id, reply);
    await markInquiryRead(core, brand.id, id, first);
    expect((await inboxOf(brand.id))[0]?.unread).toBe(false);
    expect((await threadOf(brand.id, id)).messages.map(({ side, content }) => [side, content])).toEqual([
      ["inquirer", "Is a slot open?"],
      ["inquirer", "Any news?"],
      ["host", "Yes, one."],
    ]);
  });

  it("moves to the top of both inboxes with each message", async () => {
    const { id: older } = await ask("First thread");
    clock.advance(1_000);
    const { id: newer } = await ask("Second thread");
    expect((await inboxOf(host.id)).map(({ id }) => id)).toEqual([newer, older]);
    clock.advance(1_000);
    await answer(host.id, older, "Back to the first");
    for (const who of [brand, host])
      expect((await inboxOf(who.id)).map(({ id }) => id)).toEqual([older, newer]);
  });

  it("keeps every message of two sides that write at once, in the same order for both", async () => {
    const { id } = await ask();
    clock.advance(1_000);
    const texts = Array.from({ length: 6 }, (_, n) => `Message ${n}`);
    await Promise.all(texts.map((text, n) => answer(n % 2 ? brand.id : host.id, id, text)));
    const { messages } = await threadOf(brand.id, id);
    expect(
      messages
        .slice(1)
        .map(({ content }) => content)
        .sort(),
    ).toEqual(texts);
    expect((await threadOf(host.id, id)).messages).toEqual(messages);
    expect((await inboxOf(host.id))[0]?.lastMessage).toBe(messages.at(-1)?.content);
  });

  it("is one thread however often the first call is repeated, with one message per client id", async () => {
    const { id } = await ask("Hello", "key");
    expect((await ask("Hello", "key")).id).toBe(id);
    expect(await refusalOf(ask("Something else", "key"))).toMatchObject({ code: "idempotency_mismatch" });
    clock.advance(1_000);
    const first = await answer(host.id, id, "Yes", "client-1");
    expect(await answer(host.id, id, "Yes", "client-1")).toEqual(first);
    const other = answer(host.id, id, "No", "client-1");
    expect(await refusalOf(other)).toMatchObject({ code: "idempotency_mismatch" });
    expect((await threadOf(host.id, id)).messages).toHaveLength(2);
  });
});

describe("who may write", () => {
  it("not_found: only the two sides read or write a thread", async () => {
    const { id, messages } = await ask();
    const refused = async (call: Promise<unknown>) => (await refusalOf(call)).code;
    expect(await refused(threadOf("usr_other", id))).toBe("not_found");
    expect(await refused(answer("usr_other", id, "Hi"))).toBe("not_found");
    const mark = markInquiryRead(core, "usr_other", id, messages[0]?.id ?? "");
    expect(await refused(mark)).toBe("not_found");
    expect(await refused(markInquiryRead(core, brand.id, id, "msg_zzz"))).toBe("not_found");
  });

  it("conflict: not about one's own event, and not to a host whose account is closed", async () => {
    expect(await refusalOf(ask("Me", "me", host))).toMatchObject({ code: "conflict" });
    await core.table.write({ op: "update", key: profileKey(host.id), set: { status: "suspended" } });
    expect(await refusalOf(ask())).toMatchObject({ code: "conflict" });
  });

  it("too_many_requests: five new threads an hour, not counting repeats, and ten replies a minute", async () => {
    for (let n = 0; n < 5; n++) await ask(`Question ${n}`);
    expect(await refusalOf(ask("Question 0"))).toMatchObject({ code: "no error" });
    expect(await refusalOf(ask("Question 5"))).toMatchObject({ code: "too_many_requests" });
    clock.advance(60 * 60_000);
    const { id } = await ask("Question 5");
    for (let n = 0; n < 10; n++) await answer(brand.id, id, `Reply ${n}`);
    expect(await refusalOf(answer(brand.id, id, "Reply 10"))).toMatchObject({ code: "too_many_requests" });
  });
});

describe("the host's median reply time", () => {
  const shown = async () =>
    (await getEvent(core, { accountId: brand.id, seesAll: false }, "evt_1")).host.medianReplyHours;
  const answeredAfter = async (hours: number) => {
    clock.advance(60 * 60_000);
    const { id } = await ask(`Question ${clock.now()}`);
    clock.advance(hours * 60 * 60_000);
    await answer(host.id, id, "Yes");
    return id;
  };

  it("is shown from three answered threads on, and counts only the first answer in a thread", async () => {
    await answeredAfter(1);
    const id = await answeredAfter(30);
    clock.advance(60 * 60_000);
    await answer(brand.id, id, "Are you there?", "client-2");
    await answer(host.id, id, "I am", "client-3");
    expect(await shown()).toBeNull();
    await answeredAfter(4);
    expect(await shown()).toBe(4);
    await answeredAfter(5.5);
    expect(await shown()).toBe(4.8);
  });

  it("counts an answer once if two are sent at the same moment", async () => {
    await answeredAfter(1);
    const { id } = await ask("Both of you?");
    clock.advance(60 * 60_000);
    await Promise.all([1, 2, 3].map((n) => answer(host.id, id, `Yes ${n}`)));
    expect(await shown()).toBeNull();
    const { id: unanswered } = await ask("Not you");
    await answer(brand.id, unanswered, "Hello?");
    expect(await shown()).toBeNull();
    await answeredAfter(2);
    expect(await shown()).toBe(1);
  });
});

describe("when a party leaves", () => {
  const eraser = () => ({
    core,
    channel,
    files: { removeUnder: async () => 0, noteErased: async () => undefined },
    payments: async () => {
      throw new Error("no payments");
    },
  });
  const erase = (userId: string) => eraseAccount(eraser(), userId, Number.MAX_SAFE_INTEGER);

  it("the other keeps the thread, with a deleted user, and their own messages, and cannot add to it", async () => {
    const { id } = await ask("What Brooke asked");
    clock.advance(1_000);
    await answer(host.id, id, "What Henrik answered");
    await erase(brand.id);
    await erase(brand.id);
    const thread = await threadOf(host.id, id);
    expect(thread).toMatchObject({ open: false, inquirer: { name: "Deleted user", company: "" } });
    expect(thread.messages.map(({ content }) => content)).toEqual(["What Henrik answered"]);
    expect(await inboxOf(host.id)).toMatchObject([{ id, with: { name: "Deleted user" } }]);
    expect(await refusalOf(answer(host.id, id, "Hello?"))).toMatchObject({ code: "conflict" });
  });

  it("and the other one leaves too, nothing is left of the thread", async () => {
    await ask();
    await erase(brand.id);
    await erase(host.id);
    expect([...store.values()].filter(({ rowType }) => String(rowType).startsWith("inquiry"))).toEqual([]);
  });
});

describe("whom a reply mentions", () => {
  const listOf = async (actorId: string) =>
    (await listNotifications(core, { actorId, accountId: host.id }, {})).items;
  const mentioning = (inquiryId: string, message: string, mentions: string[]) =>
    replyToInquiry(core, channel, {
      acting: { actorId: "usr_ada", accountId: host.id },
      inquiryId,
      message,
      mentions,
      clientId: message,
    });

  it("is told, once a message and nobody else; the other side sees the name, and no id", async () => {
    await joinTeam(core, host.id, { usr_ada: "member", usr_bo: "viewer", usr_cy: "owner" });
    const { id } = await ask();
    const before = await Promise.all(["usr_ada", "usr_bo", "usr_cy"].map(listOf));
    const mentions = ["usr_bo", "usr_ada"];
    const text = "@Test User";
    for (const [at, name] of ["Ada", "Bo"].entries()) {
      const user = { ...sampleUser(mentions[1 - at] ?? ""), name };
      await core.table.write({ op: "put", item: profileItem(user) });
    }
    const said = `@Bo, would you? ${text} knows. @Bo @Ada`;
    const sent = await mentioning(id, said, mentions);
    expect(await mentioning(id, said, mentions)).toEqual(sent);
    const after = await Promise.all(["usr_ada", "usr_bo", "usr_cy"].map(listOf));
    expect(after.map((list, at) => list.length - (before[at]?.length ?? 0))).toEqual([0, 1, 0]);
    expect(after[1]?.[0]).toMatchObject({
      kind: "inquiry_mention",
      about: { inquiryId: id, messageId: sent.id, from: "Ada", eventName: "Founders Harbor" },
    });
    const shown = (await threadOf(brand.id, id)).messages.at(-1);
    expect(shown).toEqual(sent);
    expect(shown?.mentions?.map(({ at, length }) => shown.content.slice(at, at + length))).toEqual([
      "@Bo",
      "@Bo",
      "@Ada",
    ]);
    expect(JSON.stringify(await threadOf(brand.id, id))).not.toContain("usr_bo");
  });

  it("cannot be anybody of the other side", async () => {
    const { id } = await ask();
    const refusal = await refusalOf(mentioning(id, `@${brand.name}`, [brand.id]));
    expect(refusal.fields).toEqual({ mentions: ["Mention only people on your side who can read this"] });
  });
});
