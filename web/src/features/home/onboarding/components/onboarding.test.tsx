// @vitest-environment jsdom

import { getBrandFacts, updateBrandFacts } from "@marquee/contracts/account/brand-facts";
import { listBrandDeals } from "@marquee/contracts/deals/deals";
import type { UserRole } from "@marquee/contracts/enums";
import { listNeeds } from "@marquee/contracts/home/dashboard";
import { getChecklist, updateOnboarding } from "@marquee/contracts/home/onboarding";
import type { Onboarding } from "@marquee/contracts/home/onboarding-progress";
import { openingOnboarding } from "@marquee/contracts/home/onboarding-progress";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useCurrentUser } from "#api/session.ts";
import { openAppDialog, useAppDialog } from "#browser/app-dialog.ts";
import { nothingKnown } from "#testing/examples.ts";
import { ada, adaForClient, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { need, needs } from "#testing/need-examples.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { useOnboarding } from "../model/use-onboarding.ts";
import { ChecklistCard } from "./checklist-card.tsx";
import { PartnerWelcome } from "./partner-welcome.tsx";
import { WelcomeDialog } from "./welcome-dialog.tsx";
import { WizardDialog } from "./wizard-dialog.tsx";

const send = vi.fn<(text: string) => boolean>(() => true);
vi.mock("#features/chat/chat/api/send-message.ts", () => ({ useSendMessage: () => ({ send }) }));

let server: FakeServer;
let known: Onboarding;
let stored: unknown;

beforeEach(() => {
  send.mockClear();
  known = openingOnboarding;
  server = fakeServer();
  server.answer(getBrandFacts, nothingKnown);
  server.answer(listNeeds, needs());
  vi.stubGlobal("fetch", async (...[address, init]: Parameters<typeof fetch>) => {
    // Like the server: stores the change and returns it.
    const answer = await server.fetch(address, init);
    const sent = server.bodies(updateOnboarding).at(-1);
    if (init?.method !== "PATCH" || sent === undefined || sent === stored) return answer;
    stored = sent;
    known = { ...known, ...(sent as Partial<Onboarding>) };
    return Response.json(known);
  });
  server.answer(updateOnboarding, openingOnboarding);
});
afterEach(() => {
  cleanup();
  openAppDialog(null);
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The dialogs as the layout renders them. */
function Dialogs() {
  useOnboarding();
  const name = useAppDialog();
  const user = useCurrentUser();
  const close = () => openAppDialog(null);
  if (name === "welcome" && user.isPartner) return <PartnerWelcome user={user} onClose={close} />;
  if (name === "welcome") return <WelcomeDialog user={user} onClose={close} />;
  if (name === "wizard") return <WizardDialog user={user} onClose={close} />;
  return <output>{name ?? "nothing"}</output>;
}

function visit(
  onboarding: Partial<Onboarding> = {},
  {
    at = "/",
    isPartner = false,
    role = ada.role,
  }: { at?: string; isPartner?: boolean; role?: UserRole } = {},
) {
  known = { ...openingOnboarding, ...onboarding };
  showPage(<Dialogs />, { at, user: { ...ada, isPartner, role, onboarding: known } });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const welcome = () => screen.findByRole("dialog", { name: "Good to have you here, Ada" });

describe("a newcomer", () => {
  test("gets the welcome once, then the wizard, then the tour; a second device repeats none of it", async () => {
    visit();
    await welcome();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Key Features",
      "Getting Started",
      "Benefits",
    ]);
    await userEvent.click(button("Get Started"));
    await screen.findByRole("dialog", { name: "What's your company called?" });
    expect(localStorage.getItem("welcomed-usr_1")).toBe("true");
    await userEvent.click(button("Skip for now"));
    expect(localStorage.getItem("morgan-onboarded-usr_1")).toBe("true");
    await waitFor(() => expect(screen.getByText("tour")).toBeDefined(), { timeout: 3_000 });
    expect(localStorage.getItem("hasVisitedBefore")).toBe("1");
    await waitFor(() => expect(known).toMatchObject({ welcomed: true, wizard: "skipped", tourOffered: 1 }));

    cleanup();
    openAppDialog(null);
    localStorage.clear();
    visit(known);
    await new Promise((resolve) => setTimeout(resolve, 1_800));
    expect(screen.getByText("nothing")).toBeDefined();
    expect(localStorage.getItem("welcomed-usr_1")).toBe("true");
  }, 15_000);

  test("sees the page they opened, and is welcomed on the dashboard", async () => {
    visit({}, { at: "/events" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.getByText("nothing")).toBeDefined();
  });

  test("who acts for a client is neither introduced there nor asked what the client is called", async () => {
    showPage(<Dialogs />, { at: "/", user: { ...adaForClient, onboarding: openingOnboarding } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByText("nothing")).toBeDefined();
  });

  test("is not asked again for what only this browser has recorded, and the server is told", async () => {
    localStorage.setItem("welcomed-usr_1", "true");
    localStorage.setItem("morgan-onboarded-usr_1", "true");
    localStorage.setItem("hasVisitedBefore", "true");
    visit();
    await waitFor(() => expect(known).toMatchObject({ welcomed: true, wizard: "skipped" }));
    expect(screen.getByText("nothing")).toBeDefined();
  });

  test("with an offer to answer sees that, and gets the tour once nothing waits", async () => {
    server.answer(listNeeds, needs(need("answer_offer")));
    visit({ welcomed: true, wizard: "skipped" }, { role: "event_host" });
    await new Promise((resolve) => setTimeout(resolve, 1_800));
    expect(screen.getByText("nothing")).toBeDefined();
    cleanup();
    server.answer(listNeeds, needs());
    visit({ welcomed: true, wizard: "skipped" }, { role: "event_host" });
    await waitFor(() => expect(screen.getByText("tour")).toBeDefined(), { timeout: 3_000 });
  });

  test.each([
    ["brand", /Find events that fit your audience/, "What are your marketing goals?"],
    ["event_host", /List your events with packages/, "What should sponsorships do for your events?"],
    ["agency", /List your own events/, "What are your marketing goals?"],
    ["admin", /since yesterday/, "What are your marketing goals?"],
  ] as const)(
    "%s is told what Marquee does for them, and asked in their own words",
    async (role, says, asks) => {
      visit({}, { role });
      await welcome();
      expect(screen.getByText(says)).toBeDefined();
      await userEvent.click(button("Get Started"));
      for (const label of ["Company name", "Industry"]) {
        await userEvent.type(await screen.findByLabelText(label), "x");
        await userEvent.click(button("Next"));
      }
      await screen.findByRole("dialog", { name: asks });
    },
  );

  test("of the partner is welcomed with their own events, and may skip the tour", async () => {
    server.answer(listBrandDeals, []);
    visit({}, { isPartner: true });
    await screen.findByRole("dialog", { name: "Welcome, Acme" });
    expect(screen.getByText(/10,000 premium credits/)).toBeDefined();
    await userEvent.click(screen.getByRole("tab", { name: "Your Events" }));
    expect(await screen.findByText("You don't sponsor any events yet.")).toBeDefined();
    await userEvent.click(screen.getByRole("tab", { name: "Strategic Goals" }));
    expect(screen.getByText("CISO Engagement")).toBeDefined();
    await userEvent.click(button("Skip Tour"));
    await screen.findByRole("dialog", { name: "What's your company called?" });
    await waitFor(() => expect(known).toMatchObject({ welcomed: true, tourOffered: 1 }));
  });
});

describe("the wizard", () => {
  const answer = async (label: string, text: string) => {
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(button("Next"));
  };
  const saved = {
    companyName: "Globex",
    industry: "Robotics",
    marketingGoals: "Leads, awareness",
    targetAudience: "Plant managers",
  };
  const answerAll = async () => {
    await answer("Company name", "Globex");
    await answer("Industry", "Robotics");
    await answer("Marketing goals", "Leads, awareness");
    await answer("Target audience", "Plant managers");
    await screen.findByRole("dialog", { name: "Meet Morgan" });
  };

  test("continues only with an answer, starts with what is known, and keeps what was typed on the way back", async () => {
    visit({ welcomed: true });
    const company = await screen.findByLabelText<HTMLInputElement>("Company name");
    expect(company.value).toBe("Acme");
    expect(button("Back").disabled).toBe(true);
    await userEvent.clear(company);
    expect(button("Next").disabled).toBe(true);
    await userEvent.type(company, "   ");
    expect(button("Next").disabled).toBe(true);
    await userEvent.clear(company);
    await userEvent.type(company, "Globex");
    await userEvent.click(button("Next"));
    expect((await screen.findByLabelText<HTMLInputElement>("Industry")).value).toBe("Tech");
    await userEvent.click(button("Back"));
    expect((await screen.findByLabelText<HTMLInputElement>("Company name")).value).toBe("Globex");
  });

  test("saves the answers, introduces the user to Morgan and leads to the chat", async () => {
    visit({ welcomed: true });
    await answerAll();
    server.answer(updateBrandFacts, { ...nothingKnown, ...saved, version: 1 });
    await userEvent.click(button("Complete & Chat with Morgan"));
    await waitFor(() => expect(shownAddress()).toBe("/chat"));
    expect(server.bodies(updateBrandFacts)).toEqual([{ ...saved, version: 0 }]);
    expect(send).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith(
      [
        "Hi Morgan, I'm Ada Park from Globex.",
        "Our industry: Robotics.",
        "Our marketing goals: Leads, awareness.",
        "Who we want to reach: Plant managers.",
        "What would you suggest we do first?",
      ].join("\n"),
    );
    expect(visibleToast()).toMatchObject({
      title: "Onboarding completed",
      description: "Morgan is now ready to assist you with your marketing needs!",
    });
    await waitFor(() => expect(known.wizard).toBe("completed"));
  });

  test("says so when the answers could not be saved, sends nothing, and can be retried", async () => {
    visit({ welcomed: true });
    await answerAll();
    server.refuse(updateBrandFacts, "unavailable");
    await userEvent.click(button("Complete & Chat with Morgan"));
    await waitFor(() =>
      expect(visibleToast()).toMatchObject({
        title: "Error completing onboarding",
        description: "Please try again or skip for now.",
      }),
    );
    expect(send).not.toHaveBeenCalled();
    server.answer(updateBrandFacts, { ...nothingKnown, ...saved, version: 1 });
    await userEvent.click(button("Complete & Chat with Morgan"));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });
});

describe("the first steps", () => {
  const steps = (done: readonly boolean[]) =>
    (["brandFacts", "savedEvent", "deal", "campaign"] as const).map((item, at) => ({
      item,
      done: done[at] ?? false,
    }));

  test("show what is done, link to what is not, and are dismissed once", async () => {
    server.answer(getChecklist, steps([true, false, true, false]));
    known = openingOnboarding;
    showPage(<ChecklistCard />, { user: { ...ada, onboarding: known } });
    expect(await screen.findByText("2 of 4 done")).toBeDefined();
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Save an event", "/events"],
      ["Generate a campaign", "/campaigns"],
    ]);
    await userEvent.click(button("Dismiss"));
    await waitFor(() => expect(known.checklistDismissed).toBe(true));
    expect(screen.queryByText("First steps")).toBeNull();
  });

  test("offer a viewing admin nothing that would be refused", async () => {
    server.answer(getChecklist, steps([false, false, false, false]));
    const through = {
      id: "admin_1",
      name: "Marquee",
      scope: "everything",
      payer: "client",
      viewing: { until: "2026-01-05T09:00:00.000Z", messagesOpen: false },
    } as const;
    showPage(<ChecklistCard />, {
      user: { ...ada, teamRole: "viewer", through, onboarding: openingOnboarding },
    });
    await screen.findByText("0 of 4 done");
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  test("say when all of them are done", async () => {
    server.answer(getChecklist, steps([true, true, true, true]));
    showPage(<ChecklistCard />, { user: { ...ada, onboarding: openingOnboarding } });
    expect(await screen.findByText("You're all set")).toBeDefined();
    expect(screen.queryAllByRole("link")).toEqual([]);
  });
});
