import { randomUUID } from "node:crypto";
import { getCurrentUser } from "@marquee/contracts/account/auth";
import { getPublicSettings } from "@marquee/contracts/admin/system";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { listDealMessages, markDealRead, sendDealMessage } from "@marquee/contracts/deals/deal-messages";
import { createInquiry, replyToInquiry } from "@marquee/contracts/deals/inquiries";
import { limits } from "@marquee/contracts/limits";
import { readTogetherMs } from "@marquee/contracts/live/live-topics";
import { listNotifications } from "@marquee/contracts/live/notifications";
import {
  createRealtimeTicket,
  getUnreadCounts,
  listChanges,
  openShell,
} from "@marquee/contracts/live/realtime";
import { describe, expect, inject, it } from "vitest";
import { demoHost } from "../support/admins.ts";
import { ApiUser } from "../support/api-user.ts";
import { offerAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { passTime } from "../support/site-clock.ts";
import { SocketUser } from "../support/socket-user.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");

describe("openShell", () => {
  it("answers what its parts answer by themselves, with a ticket that opens one connection", async () => {
    const caller = await ApiUser.withCredits(url, "1");
    await passTime(url, readTogetherMs + 1);
    const shell = await caller.client.call(openShell, {});
    const [user, settings, balance, notifications, { cursor }, unread] = await Promise.all([
      caller.client.call(getCurrentUser, {}),
      caller.client.call(getPublicSettings, {}),
      caller.client.call(getCreditBalance, {}),
      caller.client.call(listNotifications, { query: { limit: String(limits.shownNotifications) } }),
      caller.client.call(listChanges, {}),
      caller.client.call(getUnreadCounts, {}),
    ]);
    const { ticket, changes, ...shown } = shell;
    expect(shown).toEqual({ user, settings, balance, notifications, unread });
    expect(notifications.length).toBeGreaterThan(0);
    expect(changes).toBe(cursor);
    const socket = await SocketUser.open(`${wsUrl}?token=${ticket}`);
    socket.close();
    await expect(SocketUser.open(`${wsUrl}?token=${ticket}`)).rejects.toThrow("refused: 401");
  });

  it("gives no cursor while what the page read beside it may be older than the last change", async () => {
    const caller = await ApiUser.withCredits(url, "1");
    expect((await caller.client.call(openShell, {})).changes).toBeNull();
  });

  it("still answers, without a ticket, once a user has had too many", async () => {
    const caller = await ApiUser.registered(url);
    const tickets = Array.from({ length: 65 }, () => caller.raw("POST", createRealtimeTicket.path));
    await Promise.all(tickets);
    expect((await caller.client.call(openShell, {})).ticket).toBeNull();
  });
});

describe("getUnreadCounts", () => {
  it("counts the deals and inquiries in which the other side wrote something new", async () => {
    const [host, brand] = await Promise.all([ApiUser.confirmed(url, "event_host"), ApiUser.confirmed(url)]);
    const countsOf = (caller: ApiUser) => caller.client.call(getUnreadCounts, {});
    expect(await countsOf(brand)).toEqual({ deals: 0, inquiries: 0 });
    const { eventId, packageId } = await publishedEvent(host);
    const { id } = await offerAs(brand, { eventId, packageId, amount: 12_500 });
    await host.client.call(sendDealMessage, {
      params: { id },
      body: { message: "Which booth do you like?", clientId: randomUUID() },
    });
    const inquiry = await brand.client.call(createInquiry, {
      params: { id: eventId },
      body: { topic: "sponsorship", message: "Is the keynote slot still open?" },
    });
    expect(await countsOf(host)).toMatchObject({ inquiries: 1 });
    await host.client.call(replyToInquiry, {
      params: { id: inquiry.id },
      body: { message: "It is.", clientId: randomUUID() },
    });
    expect(await countsOf(brand)).toEqual({ deals: 1, inquiries: 1 });
    const [newest] = await brand.client.call(listDealMessages, { params: { id } });
    await brand.client.call(markDealRead, { params: { id }, body: { messageId: newest?.id ?? "" } });
    expect(await countsOf(brand)).toEqual({ deals: 0, inquiries: 1 });
  });
});

it("an authenticated connection says from where on it hears of changes", async () => {
  const host = await demoHost(url);
  await passTime(url, readTogetherMs + 1);
  const { changes, ticket } = await host.client.call(openShell, {});
  const socket = await SocketUser.open(`${wsUrl}?token=${ticket}`);
  socket.send({ type: "auth", data: { userId: host.id, username: host.user?.username ?? "" } });
  const { data } = await socket.next("auth_success");
  expect(data.changes).toBe(changes);
  socket.close();
});
