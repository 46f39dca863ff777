// @vitest-environment jsdom

import { listDealMessages, markDealRead, sendDealMessage } from "@marquee/contracts/deals/deal-messages";
import {
  type Deal,
  getSponsorshipDeal,
  listSponsorshipDeals,
  updateDeliverable,
} from "@marquee/contracts/deals/deals";
import type { Deliverable } from "@marquee/contracts/deals/deliverable";
import { markNotificationsRead } from "@marquee/contracts/live/notifications";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unbroken } from "#format/unbroken.ts";
import { applyPush } from "#live/pushes.ts";
import { deal, listedDeal } from "#testing/deal-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { dealPushes } from "../model/pushes.ts";
import { shownChanges } from "../model/terms.ts";
import { DealPage } from "../pages/deal-page.tsx";

let server: FakeServer;
const delivered: Deliverable = {
  n: 1,
  benefit: "Logo on the badge",
  owner: "host",
  dueDate: "2026-03-01",
  daysAfterSigning: null,
  status: "delivered",
  note: "",
  atRisk: true,
  moves: ["accepted", "disputed"],
  mayProve: false,
  updatedAt: "2026-01-05T09:00:00.000Z",
};
const active: Deal = { ...deal, status: "active", moves: [], deliverables: [delivered] };
const message = {
  id: "msg_1",
  dealId: "deal_1",
  side: "host" as const,
  content: "Which logo shall we print?",
  clientId: null,
  createdAt: "2026-01-05T09:00:00.000Z",
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listSponsorshipDeals, [listedDeal]);
  server.answer(getSponsorshipDeal, active);
  server.answer(updateDeliverable, active);
  server.answer(listDealMessages, [message]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (tab: string) =>
  showPage(
    <Routes>
      <Route path="/sponsorships/:id" element={<DealPage />} />
    </Routes>,
    { at: `/sponsorships/deal_1?tab=${tab}` },
  );

describe("a deliverable", () => {
  const open = async (button: string) => {
    await userEvent.click(await screen.findByRole("button", { name: `${button}: Logo on the badge` }));
    return within(await screen.findByRole("dialog", { name: "Update deliverable" }));
  };

  test("shows who owes it, the due date, its status, and that its work began before both signed", async () => {
    show("deliverables");
    await screen.findByText("Delivered by Hal Host · Due Mar 1, 2026");
    expect(screen.getByText("At risk: started before both sides signed")).toBeDefined();
    expect(screen.getByText("Delivered", { exact: true })).toBeDefined();
  });

  test("shows how long after signing it is due until both have signed", async () => {
    const owed = { ...delivered, dueDate: null, daysAfterSigning: 14 };
    server.answer(getSponsorshipDeal, { ...active, status: "pending", deliverables: [owed] });
    show("deliverables");
    await screen.findByText("Delivered by Hal Host · Due 14 days after signing");
  });

  test("is accepted by sending only that", async () => {
    show("deliverables");
    const dialog = await open("Accept");
    await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(server.bodies(updateDeliverable)).toEqual([{ status: "accepted" }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("is disputed with a reason, and moved to another day", async () => {
    show("deliverables");
    const dialog = await open("Dispute");
    await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
    await dialog.findByText("Say what's wrong with it");
    fireEvent.change(dialog.getByRole("textbox", { name: /^Note/ }), {
      target: { value: "It's our old logo." },
    });
    fireEvent.change(dialog.getByLabelText(/^Due date/), { target: { value: "2026-03-04" } });
    await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
    await waitFor(() =>
      expect(server.bodies(updateDeliverable)).toEqual([
        { status: "disputed", dueDate: "2026-03-04", note: "It's our old logo." },
      ]),
    );
  });

  test("leaves its day and owner to the side that is owed it", async () => {
    const own = {
      ...delivered,
      owner: "brand" as const,
      status: "pending" as const,
      moves: ["delivered" as const],
    };
    server.answer(getSponsorshipDeal, { ...active, deliverables: [own] });
    show("deliverables");
    const dialog = await open("Mark as delivered");
    expect(dialog.queryByLabelText(/^Due date/)).toBeNull();
    expect(dialog.getByRole("textbox", { name: /^Note/ })).toBeDefined();
  });

  test("is listed in the history by its name and in words", () => {
    expect(
      shownChanges([
        { field: "deliverable 1 status", old: "in_progress", new: "delivered" },
        { field: "deliverable 1 dueDate", old: null, new: "2026-03-04" },
        { field: "deliverable 2 owner", old: "host", new: "brand" },
      ]),
    ).toEqual([
      { label: "Deliverable 1: status", before: "In progress", after: "Delivered" },
      { label: "Deliverable 1: due date", before: null, after: unbroken("Mar 4, 2026") },
      { label: "Deliverable 2: delivered by", before: "Host", after: "Sponsor" },
    ]);
  });
});

describe("the thread of a deal", () => {
  test("shows who wrote what, keeps the draft, and sends it", async () => {
    server.answer(sendDealMessage, { ...message, id: "msg_2", side: "brand", content: "The new one." });
    show("messages");
    await screen.findByText("Which logo shall we print?");
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message to Hal Host" });
    fireEvent.change(box, { target: { value: "The new one." } });
    server.answer(listDealMessages, [
      message,
      { ...message, id: "msg_2", side: "brand", content: "The new one." },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    const log = within(screen.getByRole("log", { name: "Messages" }));
    await log.findByText("The new one.");
    expect(log.getAllByRole("article").map((each) => each.getAttribute("aria-label"))).toEqual([
      "Hal Host",
      "Ada Park",
    ]);
    expect(server.bodies(sendDealMessage)).toMatchObject([{ message: "The new one." }]);
    await waitFor(() => expect(box.value).toBe(""));
  });

  test("grows with what is pushed", async () => {
    server.answer(listDealMessages, []);
    const client = show("messages");
    await screen.findByText("No messages yet. What you write here goes to Hal Host.");
    server.answer(listDealMessages, [message]);
    await act(async () => applyPush([dealPushes], client, { type: "deal_message", data: message }));
    await screen.findByText("Which logo shall we print?");
  });

  test("is marked while unread, and read once it is opened", async () => {
    server.answer(getSponsorshipDeal, { ...active, unread: true });
    server.answer(markDealRead, undefined);
    show("terms");
    const tab = await screen.findByRole("tab", { name: /^Messages ?Unread messages$/ });
    expect(server.bodies(markDealRead)).toEqual([]);
    server.answer(getSponsorshipDeal, active);
    await userEvent.click(tab);
    await screen.findByRole("tab", { name: "Messages" });
    expect(server.bodies(markDealRead)).toEqual([{ messageId: "msg_1" }]);
  });

  test("marks its notification as read at once where it is open, and nowhere else", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    server.answer(markNotificationsRead, undefined);
    const client = show("terms");
    const tell = (id: string) =>
      applyPush([dealPushes], client, {
        type: "notification",
        data: {
          id,
          kind: "deal_message",
          about: { dealId: "deal_1", messageId: "msg_1", from: "Hal Host", eventName: "Night Summit" },
          createdAt: message.createdAt,
          read: false,
        },
      });
    history.pushState(null, "", "/sponsorships/deal_1?tab=terms");
    tell("ntf_00000000000000000000000001");
    history.pushState(null, "", "/sponsorships/deal_1?tab=messages");
    tell("ntf_00000000000000000000000002");
    await waitFor(() => expect(server.count(markNotificationsRead)).toBe(1));
    expect(server.bodies(markNotificationsRead)).toEqual([{ ids: ["ntf_00000000000000000000000002"] }]);
    history.pushState(null, "", "/");
  });
});
