// @vitest-environment jsdom

import {
  getInquiry,
  type InquiryMessage,
  listThreads,
  markInquiryRead,
  replyToInquiry,
} from "@marquee/contracts/deals/inquiries";
import { markNotificationsRead } from "@marquee/contracts/live/notifications";
import { getUnreadCounts } from "@marquee/contracts/live/realtime";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { applyPush } from "#live/pushes.ts";
import { inquiry, inquirySummary } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { UnreadNote } from "../components/unread-note.tsx";
import { inquiryPushes } from "../model/pushes.ts";
import { InquiriesPage } from "./inquiries-page.tsx";
import { InquiryPage } from "./inquiry-page.tsx";

let server: FakeServer;
const answer: InquiryMessage = {
  id: "msg_2",
  inquiryId: "inq_1",
  side: "host",
  content: "It is. Shall we talk?",
  clientId: null,
  createdAt: "2026-01-05T10:00:00.000Z",
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listThreads, [inquirySummary]);
  server.answer(getInquiry, inquiry);
  server.answer(markInquiryRead, undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (at: string, user = ada) =>
  showPage(
    <>
      <UnreadNote />
      <Routes>
        <Route path="/inquiries" element={<InquiriesPage />} />
        <Route path="/inquiries/:id" element={<InquiryPage />} />
      </Routes>
    </>,
    { at, user },
  );
const push = (client: ReturnType<typeof show>, data: InquiryMessage) =>
  act(async () => applyPush([inquiryPushes], client, { type: "inquiry_message", data }));

describe("the inbox", () => {
  test("shows with whom, about what, and what is unread", async () => {
    server.answer(listThreads, [
      { ...inquirySummary, id: "inq_2", unread: true, with: { name: "Deleted user", company: "" } },
      inquirySummary,
    ]);
    server.answer(getUnreadCounts, { deals: 0, inquiries: 1 });
    show("/inquiries");
    expect(await screen.findByRole("link", { name: /^Hal Host ?· Summit Works$/ })).toBeDefined();
    expect(screen.getByRole("link", { name: /^Deleted user ?\(unread\)$/ })).toBeDefined();
    for (const row of screen.getAllByRole("listitem"))
      expect(row.textContent).toContain("Night Summit · Sponsorship");
    expect(screen.getByText("unread", { selector: "span.sr-only" })).toBeDefined();
  });

  test("shows deals beside inquiries, whose turn it is, and one kind by the address", async () => {
    const deal = {
      kind: "deal" as const,
      id: "deal_1",
      eventId: "evt_1",
      eventName: "Night Summit",
      packageName: "Stage Partner",
      ownSide: "host" as const,
      status: "negotiating" as const,
      amount: 9_000,
      isOwnTurn: true,
      unread: false,
      with: { name: "Nora North", company: "Northwind" },
      lastMessage: "What about the stage?",
      createdAt: inquirySummary.createdAt,
      lastMessageAt: inquirySummary.lastMessageAt,
    };
    server.answer(listThreads, [deal, inquirySummary]);
    show("/inquiries");
    const link = await screen.findByRole("link", { name: /^Nora North/ });
    expect(link.getAttribute("href")).toBe("/sponsorships/deal_1");
    for (const text of ["Your answer", "Offered: $9,000", "Night Summit · Stage Partner"])
      expect(link.closest("li")?.textContent).toContain(text);
    server.answer(listThreads, [{ ...deal, isOwnTurn: false, unread: true }]);
    await userEvent.click(screen.getByRole("tab", { name: "Unread" }));
    expect(
      (await screen.findByText("What about the stage?"))
        .closest("li")
        ?.querySelector("a")
        ?.getAttribute("href"),
    ).toBe("/sponsorships/deal_1?tab=messages");
    expect(server.asked(listThreads).at(-1)?.query.get("show")).toBe("unread");
  });

  test.each([
    ["brand", /Find an event/, true],
    ["event_host", /Messages from sponsors/, false],
  ] as const)("empty, it tells a %s how to start a thread", async (role, text, hasLink) => {
    server.answer(listThreads, []);
    show("/inquiries", { ...ada, role });
    await screen.findByText("No conversations yet");
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole("link", { name: "Find events" }) !== null).toBe(hasLink);
  });

  test("offers a retry when it could not be loaded", async () => {
    server.refuse(listThreads, "unavailable");
    show("/inquiries");
    await screen.findByRole("button", { name: "Try again" });
  });

  test("follows what is pushed", async () => {
    const client = show("/inquiries");
    await screen.findByRole("link", { name: /Hal Host/ });
    server.answer(listThreads, [{ ...inquirySummary, unread: true, lastMessage: answer.content }]);
    await push(client, answer);
    await screen.findByText(answer.content);
  });

  test("a message's notification is marked as read at once if the thread is open, and nowhere else", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    server.answer(markNotificationsRead, undefined);
    const client = show("/inquiries");
    const tell = (id: string) =>
      applyPush([inquiryPushes], client, {
        type: "notification",
        data: {
          id,
          kind: "inquiry_message",
          about: { inquiryId: "inq_1", messageId: "msg_2", from: "Hal Host", eventName: "Night Summit" },
          createdAt: answer.createdAt,
          read: false,
        },
      });
    tell("ntf_00000000000000000000000001");
    history.pushState(null, "", "/inquiries/inq_1");
    tell("ntf_00000000000000000000000002");
    await waitFor(() => expect(server.count(markNotificationsRead)).toBe(1));
    expect(server.bodies(markNotificationsRead)).toEqual([{ ids: ["ntf_00000000000000000000000002"] }]);
    history.pushState(null, "", "/");
  });
});

describe("a thread", () => {
  test("stands beside the other inquiries, which stay while another is opened", async () => {
    const other = { ...inquirySummary, id: "inq_2", with: { name: "Nora North", company: "" } };
    server.answer(listThreads, [inquirySummary, other]);
    show("/inquiries/inq_1");
    const list = within(await screen.findByRole("region", { name: "Your inquiries" }));
    const [first, second] = await list.findAllByRole("link");
    expect([first, second].map((link) => link?.getAttribute("aria-current"))).toEqual(["page", null]);
    await userEvent.click(second as HTMLElement);
    expect(document.contains(second as HTMLElement)).toBe(true);
    expect(second?.getAttribute("aria-current")).toBe("page");
    expect(server.asked(listThreads).at(0)?.query.get("show")).toBe("inquiry");
  });

  const log = async () => within(await screen.findByRole("log", { name: "Messages" }));

  test("shows who wrote what, and the event it is about", async () => {
    server.answer(getInquiry, { ...inquiry, messages: [...inquiry.messages, answer] });
    show("/inquiries/inq_1");
    const messages = (await log()).getAllByRole("article");
    expect(messages.map((message) => message.getAttribute("aria-label"))).toEqual(["Ada Park", "Hal Host"]);
    expect(screen.getByRole("heading", { level: 1, name: "Hal Host, Summit Works" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Night Summit" }).getAttribute("href")).toBe(
      "/events?event=evt_1",
    );
  });

  test("grows with what is pushed, each message once, and marks it as read", async () => {
    const client = show("/inquiries/inq_1");
    await log();
    expect(server.count(markInquiryRead)).toBe(0);
    await push(client, answer);
    await push(client, answer);
    expect((await log()).getAllByText(answer.content)).toHaveLength(1);
    await waitFor(() => expect(server.bodies(markInquiryRead)).toEqual([{ messageId: "msg_2" }]));
  });

  test("that was unread is read by being opened", async () => {
    server.answer(getInquiry, { ...inquiry, unread: true, messages: [...inquiry.messages, answer] });
    show("/inquiries/inq_1");
    await log();
    await waitFor(() => expect(server.bodies(markInquiryRead)).toEqual([{ messageId: "msg_2" }]));
  });

  test("keeps a reply until it is sent, and sends it as one message however often it is retried", async () => {
    const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Reply" });
    show("/inquiries/inq_1");
    fireEvent.change(await box(), { target: { value: "Tuesday?" } });
    cleanup();
    server.refuse(replyToInquiry, "unavailable");
    show("/inquiries/inq_1");
    expect((await box()).value).toBe("Tuesday?");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByRole("alert");

    const sent = { ...answer, id: "msg_3", side: "inquirer" as const, content: "Tuesday?" };
    server.answer(replyToInquiry, sent);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await (await log()).findByText("Tuesday?")).toBeDefined();
    expect((await box()).value).toBe("");
    const ids = server.bodies(replyToInquiry).map(({ clientId }) => clientId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("whose other side is gone can be read but not answered", async () => {
    server.answer(getInquiry, { ...inquiry, open: false, host: { name: "Deleted user", company: "" } });
    show("/inquiries/inq_1");
    await screen.findByText(/closed because one of the accounts was deleted/);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("shows what the host made for the inquirer, with a link to an offer only for them", async () => {
    const proposals = [{ packageId: "pkg_2", name: "For Ada", tier: "gold" as const, price: 500 }];
    server.answer(getInquiry, { ...inquiry, proposals });
    show("/inquiries/inq_1");
    const link = await screen.findByRole("link", { name: "View package: For Ada" });
    expect(link.getAttribute("href")).toBe("/sponsorships/new?event=evt_1&package=pkg_2&step=offer");
    expect(screen.queryByRole("link", { name: "Propose a package" })).toBeNull();
    cleanup();
    server.answer(getInquiry, { ...inquiry, ownSide: "host", proposals });
    show("/inquiries/inq_1");
    await screen.findByRole("region", { name: "Made for Ada Park" });
    expect(screen.queryByRole("link", { name: /View package/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Propose a package" }).getAttribute("href")).toBe(
      "/hosting/evt_1?propose=inquiry.inq_1",
    );
  });

  test("of other parties reads as absent", async () => {
    server.refuse(getInquiry, "not_found");
    show("/inquiries/inq_9");
    await screen.findByText("This isn't available");
  });
});
