// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import { updateOnboarding } from "@marquee/contracts/home/onboarding";
import { openingOnboarding } from "@marquee/contracts/home/onboarding-progress";
import { tourSteps } from "@marquee/contracts/home/tour-steps";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useCurrentUser } from "#api/session.ts";
import { site } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { TourDialog } from "./tour-dialog.tsx";

let server: FakeServer;

// Give up at once on a step whose target never appears.
vi.mock("../model/wait-for-target.ts", () => ({
  waitForTarget: async (selector: string) => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const element = document.querySelector(selector);
      if (element) return element;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return null;
  },
}));

beforeEach(() => {
  server = fakeServer();
  server.answer(getPublicSettings, site);
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The page of each step, the element that the step highlights there, and the step's title. */
const stops = [
  { id: "ideation", path: "/campaigns", title: "Campaign ideation", target: <p data-tour="ideation" /> },
  { id: "events", path: "/events", title: "Premium events", target: <p data-tour="events" /> },
  { id: "analytics", path: "/analytics", title: "Analytics", target: <p data-tour="analytics" /> },
  { id: "credits", path: "/credits", title: "Credits", target: <p data-tour="credits" /> },
  { id: "assistant", path: "/chat", title: "Meet Morgan, your AI strategist", target: <textarea /> },
] as const;

function Tour({ onClosed }: { onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const user = useCurrentUser();
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return open && <TourDialog user={user} byItself={false} onClose={close} />;
}

const onClosed = vi.fn<() => void>();

function show({ without = [], at = null }: { without?: readonly string[]; at?: "credits" | null } = {}) {
  onClosed.mockClear();
  server.answer(updateOnboarding, openingOnboarding);
  showPage(
    <>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<p>Dashboard</p>} />
          {stops.map(({ id, path, target }) => (
            <Route key={id} path={path} element={without.includes(id) ? <p>Nothing</p> : target} />
          ))}
        </Routes>
      </main>
      <Tour onClosed={onClosed} />
    </>,
    { user: { ...ada, onboarding: { ...openingOnboarding, tourStep: at } } },
  );
}

const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const isAt = (wanted: string) => waitFor(() => expect(title()).toBe(wanted));

describe("the tour", () => {
  test("opens each step's page, forwards and backwards, and ends with Finish Tour", async () => {
    show();
    await isAt("Welcome to Marquee, Ada");
    expect(button("Back").disabled).toBe(true);
    for (const stop of stops) {
      await userEvent.click(button("Next"));
      await isAt(stop.title);
      expect(shownAddress()).toBe(stop.path);
    }
    expect(screen.getByRole("list", { name: "Step 6 of 6" })).toBeDefined();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Engagement",
      "Strategy",
      "Insights",
    ]);
    await userEvent.click(button("Back"));
    await isAt("Credits");
    expect(shownAddress()).toBe("/credits");
    await userEvent.click(button("Next"));
    await isAt("Meet Morgan, your AI strategist");
    await userEvent.click(button("Finish Tour"));
    expect(onClosed).toHaveBeenCalledOnce();
    expect(localStorage.getItem("hasCompletedTour")).toBe("1");
    expect(server.bodies(updateOnboarding).at(-1)).toEqual({
      tourOffered: 1,
      tourCompleted: 1,
      tourStep: null,
    });
    await waitFor(() => expect(document.activeElement?.id).toBe("content"));
  });

  test.each(stops.map(({ id }) => id))("skips %s where it is missing, and counts correctly", async (id) => {
    show({ without: [id] });
    await isAt("Welcome to Marquee, Ada");
    const visible = stops.filter((stop) => stop.id !== id);
    for (const stop of visible) {
      await userEvent.click(button("Next"));
      await isAt(stop.title);
    }
    if (id === "assistant") {
      // The missing target is noticed only now: the tour stays at its last step, and the button says so.
      await userEvent.click(button("Next"));
    }
    await waitFor(() => expect(button("Finish Tour")).toBeDefined());
    expect(title()).toBe(visible.at(-1)?.title);
    await waitFor(() => expect(shownAddress()).toBe(visible.at(-1)?.path));
    expect(screen.getByRole("list", { name: "Step 5 of 5" })).toBeDefined();
  });

  test("sends its end only after the step before is stored, so that it cannot be stored first", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (...[address, init]: Parameters<typeof fetch>) => {
      if (init?.method === "PATCH") {
        sent.push(JSON.parse(init.body as string));
        await held;
      }
      return server.fetch(address, init);
    });
    show({ without: stops.map(({ id }) => id) });
    await isAt("Welcome to Marquee, Ada");
    await userEvent.click(button("Next"));
    await waitFor(() => expect(button("Finish Tour")).toBeDefined());
    await userEvent.click(button("Finish Tour"));
    expect(sent).toHaveLength(1);
    release();
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ tourStep: null, tourCompleted: 1 }));
  });

  test("with every target missing consists of its first step, which finishes it", async () => {
    show({ without: stops.map(({ id }) => id) });
    await isAt("Welcome to Marquee, Ada");
    await userEvent.click(button("Next"));
    await waitFor(() => expect(button("Finish Tour")).toBeDefined());
    expect(title()).toBe("Welcome to Marquee, Ada");
    expect(screen.getByRole("list", { name: "Step 1 of 1" })).toBeDefined();
  });

  test("resumes where it was left, on any device", async () => {
    show({ at: "credits" });
    await isAt("Credits");
    expect(shownAddress()).toBe("/credits");
    expect(screen.getByRole("list", { name: "Step 5 of 6" })).toBeDefined();
  });

  test("is navigated with arrows, keeps focus, and closes with Escape", async () => {
    show();
    await isAt("Welcome to Marquee, Ada");
    await waitFor(() => expect(document.activeElement).toBe(button("Next")));
    await userEvent.keyboard("{ArrowRight}");
    await isAt("Campaign ideation");
    expect(document.activeElement).toBe(button("Next"));
    await userEvent.keyboard("{ArrowRight}");
    await isAt("Premium events");
    await userEvent.keyboard("{ArrowLeft}");
    await isAt("Campaign ideation");
    await userEvent.keyboard("{Escape}");
    expect(onClosed).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement?.id).toBe("content"));
    expect(server.bodies(updateOnboarding).at(-1)).toEqual({ tourStep: "ideation" });
    expect(localStorage.getItem("hasCompletedTour")).toBeNull();
  });

  test("is tested at every step of the contract except the first", () => {
    expect(stops.map(({ id }) => id)).toEqual(tourSteps.slice(1).map(({ id }) => id));
  });
});
