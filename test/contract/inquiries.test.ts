import {
  createInquiry,
  getInquiry,
  listThreads,
  markInquiryRead,
  replyToInquiry,
} from "@marquee/contracts/deals/inquiries";
import { limits } from "@marquee/contracts/limits";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { demoAgency, demoHost } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { received } from "../support/outbox.ts";
import { SocketUser } from "../support/socket-user.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
const params = { id: "evt_founders_harbor" };
let host: ApiUser;
let brand: ApiUser;

beforeAll(async () => {
  [host, brand] = await Promise.all([demoHost(url), ApiUser.registered(url)]);
});

const ask = (caller: ApiUser, message: string, idempotencyKey?: string) =>
  caller.client.call(createInquiry, {
    params,
    body: { topic: "sponsorship", message },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

describe("createInquiry", () => {
  it("opens one thread in both inboxes, pushes it to the host and mails them", async () => {
    const socket = await SocketUser.connected(inject("wsUrl"), host);
    const message = `Is the keynote slot still open, ${brand.id}?`;
    const thread = await ask(brand, message, "one-thread");
    expect((await ask(brand, message, "one-thread")).id).toBe(thread.id);
    expect(thread).toMatchObject({
      eventName: "Founders Harbor",
      ownSide: "inquirer",
      host: { name: "Henrik Osei", company: "Summit Works" },
      inquirer: { name: "Test User", company: "Acme" },
      open: true,
      unread: false,
    });
    const pushed = await socket.next("inquiry_message");
    expect(pushed.data).toMatchObject({ inquiryId: thread.id, content: message });
    const [first] = await host.client.call(listThreads, { query: { show: "inquiry" } });
    expect(first).toMatchObject({ id: thread.id, unread: true, lastMessage: message });
    await fetch(`${url}/_local/schedules/mail-notices/fire`, { method: "POST" });
    const mail = await received(
      url,
      "henrik.osei@summit-works.example",
      new RegExp(String.raw`/inquiries/${thread.id}\b`),
    );
    expect(`${mail.subject} ${mail.text}`).toContain("Founders Harbor");
    socket.close();
  });

  it("forbidden: for a host; not_found: for an unknown event; conflict: to oneself", async () => {
    const body = { topic: "other", message: "Hello" };
    const call = async (caller: ApiUser, id: string) =>
      errorOf(await caller.raw("POST", `/api/events/${id}/inquiries`, { body })).code;
    expect(await call(host, params.id)).toBe("forbidden");
    expect(await call(brand, "evt_none")).toBe("not_found");
    // An agency may host events too.
    expect(await call(await demoAgency(url), "evt_startup_expo")).toBe("conflict");
  });

  it.runIf(atNight)(
    "too_many_requests: more than a few new threads an hour, with its own message",
    async () => {
      await windowWithRoom(60 * 60);
      const eager = await ApiUser.registered(url);
      for (let n = 0; n < limits.inquiriesPerHour; n++) await ask(eager, `Question ${n}`);
      const body = { topic: "other", message: "One more" };
      const refused = await eager.raw("POST", `/api/events/${params.id}/inquiries`, { body });
      expect(errorOf(refused)).toMatchObject({ status: 429, code: "too_many_requests" });
      expect(refused.body).toMatchObject({
        message: "You can start 5 conversations an hour. Try again later.",
      });
    },
  );
});

describe("replyToInquiry", () => {
  it("reaches the other side once per client id, and idempotency_mismatch for a different text", async () => {
    const thread = await ask(brand, "May we visit?");
    const reply = (message: string) =>
      host.client.call(replyToInquiry, {
        params: { id: thread.id },
        body: { message, clientId: "reply-one" },
      });
    const sent = await reply("Any time.");
    expect(await reply("Any time.")).toEqual(sent);
    await expect(reply("Never.")).rejects.toMatchObject({ code: "idempotency_mismatch" });
    const seen = await brand.client.call(getInquiry, { params: { id: thread.id } });
    expect(seen.messages.map(({ side, content }) => [side, content])).toEqual([
      ["inquirer", "May we visit?"],
      ["host", "Any time."],
    ]);
    expect(seen.unread).toBe(true);
  });
});

describe("listThreads", () => {
  it("shows only the caller's threads, newest activity first", async () => {
    const own = await ApiUser.registered(url);
    expect(await own.client.call(listThreads, { query: { show: "inquiry" } })).toEqual([]);
    const older = await ask(own, "The older one");
    const newer = await ask(own, "The newer one");
    const ids = async () =>
      (await own.client.call(listThreads, { query: { show: "inquiry" } })).map(({ id }) => id);
    expect(await ids()).toEqual([newer.id, older.id]);
    await own.client.call(replyToInquiry, {
      params: { id: older.id },
      body: { message: "Again", clientId: "again-one" },
    });
    expect(await ids()).toEqual([older.id, newer.id]);
    const shown = async (show: "unread" | "deal" | "offer") =>
      await own.client.call(listThreads, { query: { show } });
    expect(await shown("unread")).toEqual([]);
    expect(await shown("deal")).toEqual([]);
    const paged = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = await own.client.callPage(
        listThreads,
        { query: { limit: "1", ...(cursor === null ? {} : { cursor }) } },
      );
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual([older.id, newer.id]);
  });

  it("validation_failed: an unknown kind, and a made-up cursor", async () => {
    expect(errorOf(await brand.raw("GET", "/api/threads?show=spam")).fields).toHaveProperty("show");
    expect(errorOf(await brand.raw("GET", "/api/threads?cursor=%20")).fields).toHaveProperty("cursor");
  });
});

describe("getInquiry", () => {
  it("pages back through a long thread, each page oldest first", async () => {
    const thread = await ask(brand, "Message 0");
    for (let n = 1; n < 4; n++)
      await brand.client.call(replyToInquiry, {
        params: { id: thread.id },
        body: { message: `Message ${n}`, clientId: `message-${n}` },
      });
    const page = (cursor?: string) =>
      brand.client.callPage(getInquiry, {
        params: { id: thread.id },
        query: { limit: "2", ...(cursor === undefined ? {} : { cursor }) },
      });
    const newest = await page();
    const older = await page(newest.nextCursor ?? "");
    const texts = ({ items }: typeof newest) => items.messages.map(({ content }) => content);
    expect([texts(older), texts(newest)]).toEqual([
      ["Message 0", "Message 1"],
      ["Message 2", "Message 3"],
    ]);
  });
});

describe("markInquiryRead", () => {
  it("marks what was seen but not what came after it", async () => {
    const thread = await ask(brand, "Seen?");
    const unread = async () => (await host.client.call(getInquiry, { params: { id: thread.id } })).unread;
    expect(await unread()).toBe(true);
    const messageId = thread.messages[0]?.id ?? "";
    await host.client.call(markInquiryRead, { params: { id: thread.id }, body: { messageId } });
    expect(await unread()).toBe(false);
  });
});
