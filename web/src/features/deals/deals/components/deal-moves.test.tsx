import type { TeamRole } from "@marquee/contracts/account/team-roles";
import { plainBenefit } from "@marquee/contracts/events/benefits";

// @vitest-environment jsdom

import {
  type Deal,
  getSponsorshipDeal,
  holdSponsorshipPackage,
  joinWaitingList,
  listSponsorshipDeals,
  listSponsorshipPackages,
  releaseSponsorshipPackage,
  transitionSponsorshipDeal,
} from "@marquee/contracts/deals/deals";
import { getEvent, listEvents } from "@marquee/contracts/events/events";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { applyPush } from "#live/pushes.ts";
import { deal, listedDeal, offeredPackage } from "#testing/deal-examples.ts";
import { addOn, event, eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { dealPushes } from "../model/pushes.ts";
import { DealPage } from "../pages/deal-page.tsx";
import { NewDealPage } from "../pages/new-deal-page.tsx";

let server: FakeServer;
/** The host's counter-offer, for the brand to decide on. */
const counter: Deal = {
  ...deal,
  version: 2,
  offeredBy: "host",
  amount: 36_500,
  moves: ["propose", "request_changes", "accept", "decline", "cancel"],
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listSponsorshipDeals, [listedDeal]);
  server.answer(getSponsorshipDeal, counter);
  server.answer(listSponsorshipPackages, [offeredPackage]);
  server.answer(getEvent, eventDetail);
  server.answer(listEvents, [event]);
  server.answer(releaseSponsorshipPackage, undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (at = "/sponsorships/deal_1", teamRole: TeamRole = "owner") =>
  showPage(
    <Routes>
      <Route path="/sponsorships/new" element={<NewDealPage />} />
      <Route path="/sponsorships/:id" element={<DealPage />} />
    </Routes>,
    { at, user: { ...ada, teamRole } },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const inDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("the possible moves of a deal", () => {
  test("are those that the server names, and no others", async () => {
    server.answer(getSponsorshipDeal, { ...counter, moves: ["request_changes"] });
    show();
    await screen.findByRole("button", { name: "Request Changes" });
    for (const name of ["Accept Contract", "Make Counter-offer", "Decline"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("are those of one's role: a member is told who signs, a viewer is offered nothing", async () => {
    server.answer(getSponsorshipDeal, { ...counter, status: "pending", moves: ["sign", "request_changes"] });
    for (const teamRole of ["manager", "member", "viewer"] as const) {
      show(undefined, teamRole);
      await screen.findAllByText("$36,500");
      const shown = ["Sign Contract", "Request Changes"].map(
        (name) => screen.queryByRole("button", { name }) !== null,
      );
      const isTold = screen.queryByText(/^Managers and owners sign/) !== null;
      expect({ teamRole, shown, isTold }).toEqual({
        teamRole,
        shown: [teamRole === "manager", teamRole !== "viewer"],
        isTold: teamRole === "member",
      });
      cleanup();
    }
  });

  test.each([
    ["host", "negotiating", "Decline", "Cancel Deal"],
    ["brand", "negotiating", "Cancel Deal", "Decline"],
    ["host", "pending", "Cancel Deal", "Decline"],
  ] as const)("of the latest offer by the %s, %s, ends with %s", async (offeredBy, status, there, absent) => {
    server.answer(getSponsorshipDeal, { ...counter, offeredBy, status });
    show();
    await screen.findByRole("button", { name: there });
    expect(screen.queryByRole("button", { name: absent })).toBeNull();
  });

  test("a counter-offer adds and drops add-ons, and changes the amount by their prices", async () => {
    const owned = { id: "add_9", benefit: "Logo on the lanyard", benefitItem: addOn.benefitItem, price: 500 };
    server.answer(getSponsorshipDeal, { ...counter, addOns: [owned] });
    server.answer(getEvent, { ...eventDetail, addOns: [addOn] });
    server.answer(transitionSponsorshipDeal, { ...counter, version: 3, offeredBy: "brand" });
    show();
    await screen.findByText("2 × Seat at the dinner ($500)");
    await press("Make Counter-offer");
    const dialog = await inDialog("Make Counter-offer");
    await userEvent.click(await dialog.findByRole("checkbox", { name: /Seat at the dinner/ }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /Logo on the lanyard/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Send offer" }));
    await waitFor(() =>
      expect(server.bodies(transitionSponsorshipDeal)).toMatchObject([
        { amount: "38000", terms: { addOns: ["add_1"] }, termsHash: deal.termsHash },
      ]),
    );
  });

  test("a counter-offer starts with the latest terms and says which version it answers", async () => {
    server.answer(transitionSponsorshipDeal, { ...counter, version: 3, offeredBy: "brand" });
    show();
    await press("Make Counter-offer");
    const dialog = await inDialog("Make Counter-offer");
    const amount = await dialog.findByRole<HTMLInputElement>("textbox", { name: /^Amount/ });
    expect(amount.value).toBe("36500");
    fireEvent.change(amount, { target: { value: "36,000" } });
    fireEvent.change(dialog.getByRole("textbox", { name: /^Quantity/ }), { target: { value: "3" } });
    await userEvent.click(dialog.getByRole("button", { name: "Add benefit" }));
    const texts = dialog.getAllByRole("textbox", { name: /^What the sponsor gets/ });
    fireEvent.change(texts[1] as HTMLElement, { target: { value: "Logo on the badge, front" } });
    await userEvent.click(dialog.getByRole("button", { name: "Send offer" }));
    await dialog.findByText("Choose what kind of benefit it is");
    const kinds = dialog.getAllByRole("combobox", { name: "Kind" });
    fireEvent.change(kinds[1] as HTMLElement, { target: { value: "branding" } });
    await userEvent.click(dialog.getByRole("button", { name: "Send offer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.bodies(transitionSponsorshipDeal)).toEqual([
      {
        action: "propose",
        version: 2,
        termsHash: deal.termsHash,
        packageHash: eventDetail.packages[0]?.packageHash,
        amount: "36,000",
        note: "",
        terms: {
          addOns: [],
          benefitItems: [
            { ...plainBenefit("Two seats on the panel"), quantity: 3 },
            { ...plainBenefit("Logo on the badge, front"), kind: "branding" },
          ],
          kpis: ["200 qualified leads"],
          closingDate: "2026-02-01",
          notes: "",
        },
      },
    ]);
  });

  test("a counter-offer of $0 is pointed out, and sent once it is said to be meant", async () => {
    server.answer(transitionSponsorshipDeal, { ...counter, version: 3, offeredBy: "brand" });
    show();
    await press("Make Counter-offer");
    const dialog = await inDialog("Make Counter-offer");
    expect(dialog.queryByText(/This offer is for \$0/)).toBeNull();
    fireEvent.change(await dialog.findByRole("textbox", { name: /^Amount/ }), { target: { value: "0" } });
    await dialog.findByText("This offer is for $0. The sponsor would pay nothing.");
    await userEvent.click(dialog.getByRole("button", { name: "Send offer" }));
    await dialog.findByText("Confirm that you mean $0, or change the amount");
    expect(server.count(transitionSponsorshipDeal)).toBe(0);
    await userEvent.click(dialog.getByRole("checkbox", { name: "Yes, offer $0" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send offer" }));
    await waitFor(() => expect(server.count(transitionSponsorshipDeal)).toBe(1));
    expect(server.bodies(transitionSponsorshipDeal)[0]).not.toHaveProperty("zeroAgreed");
  });

  test("shows errors of an offer at their fields", async () => {
    show();
    await press("Make Counter-offer");
    const dialog = await inDialog("Make Counter-offer");
    fireEvent.change(await dialog.findByRole("textbox", { name: /^Amount/ }), { target: { value: "a lot" } });
    await userEvent.click(dialog.getByRole("button", { name: "Send offer" }));
    await dialog.findByText("Amount must be a number");
    expect(server.count(transitionSponsorshipDeal)).toBe(0);
  });

  test.each([
    ["Request Changes", "Request Changes", "What should change?", "Request changes", "request_changes"],
    ["Decline", "Decline this deal?", "Reason", "Decline deal", "decline"],
    ["Cancel Deal", "Cancel this deal?", "Reason", "Cancel deal", "cancel"],
  ] as const)(
    "%s requires a reason, keeps it until it is sent, and sends it",
    async (button, title, label, submit, action) => {
      server.answer(getSponsorshipDeal, { ...counter, offeredBy: action === "cancel" ? "brand" : "host" });
      server.answer(transitionSponsorshipDeal, counter);
      show();
      await press(button);
      let dialog = await inDialog(title);
      await userEvent.click(dialog.getByRole("button", { name: submit }));
      await dialog.findByText("Say why");
      fireEvent.change(dialog.getByRole("textbox", { name: label }), {
        target: { value: " Too late for us. " },
      });
      await userEvent.click(dialog.getByRole("button", { name: "Back" }));
      await press(button);
      dialog = await inDialog(title);
      expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: label }).value).toBe(
        " Too late for us. ",
      );
      await userEvent.click(dialog.getByRole("button", { name: submit }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(server.bodies(transitionSponsorshipDeal)).toEqual([
        { action, version: 2, termsHash: deal.termsHash, reason: "Too late for us." },
      ]);
    },
  );

  test("accepting applies to the terms on screen: terms that arrive meanwhile are not accepted", async () => {
    const client = show();
    await press("Accept Contract");
    const dialog = await inDialog("Accept these terms?");
    expect(dialog.getByText(/Hal Host.s latest offer of \$36,500/)).toBeDefined();
    const [first] = counter.offers;
    const changes = [{ field: "amount", old: 36_500, new: 90_000 }];
    const next = {
      ...counter,
      version: 3,
      amount: 90_000,
      termsHash: "c".repeat(64),
      offers: first ? [{ ...first, version: 3, amount: 90_000, changes }, ...counter.offers] : [],
    };
    server.answer(getSponsorshipDeal, next);
    server.answer(transitionSponsorshipDeal, { ...next, status: "pending" });
    await act(async () =>
      applyPush([dealPushes], client, { type: "deal_updated", data: { deal: listedDeal } }),
    );
    await dialog.findByText("This has changed since you opened it");
    expect(dialog.getByText("$36,500", { selector: "del" })).toBeDefined();
    expect(dialog.getByText("$90,000", { selector: "ins" })).toBeDefined();
    const accept = dialog.getByRole<HTMLButtonElement>("button", { name: "Accept" });
    expect(accept.disabled).toBe(true);
    await userEvent.click(dialog.getByRole("button", { name: "I've read the changes" }));
    await userEvent.click(accept);
    await waitFor(() =>
      expect(server.bodies(transitionSponsorshipDeal)).toEqual([
        { action: "accept", version: 3, termsHash: next.termsHash },
      ]),
    );
  });

  test("sends the hash of the very answer that was drawn, without another read between drawing and click", async () => {
    server.answer(transitionSponsorshipDeal, counter);
    show();
    await press("Accept Contract");
    const reads = server.count(getSponsorshipDeal);
    await userEvent.click((await inDialog("Accept these terms?")).getByRole("button", { name: "Accept" }));
    await waitFor(() =>
      expect(server.bodies(transitionSponsorshipDeal)).toMatchObject([{ termsHash: deal.termsHash }]),
    );
    expect(server.count(getSponsorshipDeal)).toBe(reads);
  });

  test.each(["Cancel", "Escape"])("of one that only confirms can be refused with %s", async (how) => {
    show("/sponsorships/deal_1?do=accept");
    const dialog = await inDialog("Accept these terms?");
    if (how === "Escape") await userEvent.keyboard("{Escape}");
    else await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shownAddress()).not.toContain("do=");
  });

  test("a move that someone else made first is shown, and what was typed stays", async () => {
    server.refuse(transitionSponsorshipDeal, "stale_version");
    show();
    await press("Request Changes");
    const dialog = await inDialog("Request Changes");
    const box = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "What should change?" });
    fireEvent.change(box, { target: { value: "A bigger booth" } });
    const asked = server.count(getSponsorshipDeal);
    await userEvent.click(dialog.getByRole("button", { name: "Request changes" }));
    await dialog.findByRole("alert");
    expect(box.value).toBe("A bigger booth");
    await waitFor(() => expect(server.count(getSponsorshipDeal)).toBeGreaterThan(asked));
  });

  test("follow the other side's moves without a reload", async () => {
    const client = show();
    await screen.findByText("Hal Host made the latest offer. It's your turn.");
    server.answer(getSponsorshipDeal, {
      ...counter,
      status: "cancelled",
      moves: [],
      endedBy: "host",
      endReason: "Sold out of time",
    });
    await act(async () =>
      applyPush([dealPushes], client, { type: "deal_updated", data: { deal: listedDeal } }),
    );
    await screen.findByText("Canceled by Hal Host: Sold out of time");
    expect(screen.queryByRole("button", { name: "Accept Contract" })).toBeNull();
  });
});

describe("a spot", () => {
  const at = "/sponsorships/new?event=evt_1&package=spk_1&step=offer";
  const until = new Date(Date.now() + 29 * 60_000).toISOString();

  test("is held while an offer for it is composed", async () => {
    server.answer(holdSponsorshipPackage, { packageId: "spk_1", kind: "composing", expiresAt: until });
    show(at);
    await screen.findByText("We're holding a spot for you for 28 minutes.");
    expect(server.count(releaseSponsorshipPackage)).toBe(0);
  });

  test("that was just taken leads back to the packages", async () => {
    server.refuse(holdSponsorshipPackage, "sold_out");
    show(at);
    await screen.findByText("The last spot was just taken.");
    await press("Choose another package or join the waiting list");
    await waitFor(() => expect(shownAddress()).toContain("step=package"));
  });

  test("of a sold-out package has a waiting list", async () => {
    const soldOut = { ...offeredPackage, remaining: 0 };
    server.answer(listSponsorshipPackages, [soldOut]);
    show("/sponsorships/new?event=evt_1&step=package");
    server.answer(joinWaitingList, { position: 3 });
    await screen.findByRole("button", { name: "Join waiting list: Stage Partner" });
    server.answer(listSponsorshipPackages, [{ ...soldOut, waiting: 3, ownPosition: 3 }]);
    await press("Join waiting list: Stage Partner");
    await screen.findByText("You're number 3 in line.");
    expect(screen.getByRole("button", { name: "Leave waiting list: Stage Partner" })).toBeDefined();
  });
});
