// @vitest-environment jsdom

import { addConceptComment } from "@marquee/contracts/studio/concept-comments";
import { getSharedConcept, type SharedConcept } from "@marquee/contracts/studio/concepts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generation } from "#testing/campaign-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { SharedConceptPage } from "./shared-concept-page.tsx";

let server: FakeServer;
const asked: string[] = [];
const token = "0123456789abcdefghij";

const [result] = generation.results;
if (!result) throw new Error("the example has a concept");
const { mockupImageUrl: _, ...concept } = result;
const shared: SharedConcept = {
  concept,
  hasMockup: true,
  takesComments: false,
  expiresAt: "2026-02-06T10:15:00.000Z",
};

beforeEach(() => {
  server = fakeServer();
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    asked.push(address);
    return server.fetch(address, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  showPage(
    <Routes>
      <Route path="/shared/concepts/:token" element={<SharedConceptPage />} />
    </Routes>,
    { at: `/shared/concepts/${token}`, user: null },
  );

test("shows the concept with its mockup read-only, its files, and nothing to change or to go to", async () => {
  server.answer(getSharedConcept, shared);
  show();
  expect(await screen.findByRole("heading", { level: 1, name: concept.name })).toBeDefined();
  for (const text of [concept.inspiration, ...concept.goals]) expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole("img", { name: `Mockup of ${concept.name}` }).getAttribute("src")).toBe(
    `/api/shared/concepts/${token}/mockup`,
  );
  expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    `/api/shared/concepts/${token}/concept.pdf`,
    `/api/shared/concepts/${token}/handouts/one-page.pdf`,
    `/api/shared/concepts/${token}/handouts/slides.pptx`,
  ]);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(asked).toEqual([`/api/shared/concepts/${token}`]);
});

test("shows the posters of its events, drawn from the link's own answer", async () => {
  const event = {
    eventId: "evt_1",
    name: "Harbor Days",
    location: "Boston, MA",
    date: "2026-06-12T15:00:00.000Z",
    timeZone: "America/New_York",
    packageId: "pkg_1",
    packageName: "Gold",
    price: 4_000,
    asOf: "2026-01-15T09:00:00.000Z",
  };
  const events = [
    { ...event, category: "fintech" as const, attendeeCount: 800 },
    { ...event, eventId: "evt_2" },
  ];
  server.answer(getSharedConcept, { ...shared, hasMockup: false, concept: { ...concept, events } });
  show();
  expect(await screen.findAllByText("Harbor Days")).toHaveLength(2);
  // An event that was stored without what its poster shows has none.
  await vi.waitFor(() => expect(document.querySelectorAll('img[src^="data:image/svg+xml"]')).toHaveLength(1));
  expect(asked).toEqual([`/api/shared/concepts/${token}`]);
});

test("takes a comment for its owner, once and as it was written", async () => {
  server.answer(getSharedConcept, { ...shared, takesComments: true });
  server.answer(addConceptComment, undefined);
  show();
  await userEvent.type(await screen.findByRole("textbox", { name: "Your name" }), "Ada Park");
  await userEvent.click(screen.getByRole("button", { name: "Send comment" }));
  expect(await screen.findByText("Your comment is required")).toBeDefined();
  expect(server.bodies(addConceptComment)).toEqual([]);
  await userEvent.type(screen.getByRole("textbox", { name: "Your comment" }), "Could it be in June?");
  await userEvent.click(screen.getByRole("button", { name: "Send comment" }));
  expect(await screen.findByText("Thank you. Your comment was sent.")).toBeDefined();
  expect(server.bodies(addConceptComment)).toEqual([{ name: "Ada Park", text: "Could it be in June?" }]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your comment" }).value).toBe("");
});

test("shows no picture for a concept without one, and asks search engines not to index it", async () => {
  server.answer(getSharedConcept, { ...shared, hasMockup: false });
  show();
  await screen.findByRole("heading", { level: 1, name: concept.name });
  expect(screen.queryByRole("img")).toBeNull();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
});

test.each(["not_found", "validation_failed"] as const)(
  "a link refused as %s reads as one that is gone",
  async (code) => {
    server.refuse(getSharedConcept, code);
    show();
    expect(await screen.findByRole("heading", { name: "This link doesn't work anymore" })).toBeDefined();
  },
);

test("a failed load can be retried", async () => {
  server.refuse(getSharedConcept, "internal");
  show();
  await screen.findByRole("heading", { name: "Couldn't load the shared concept" });
  server.answer(getSharedConcept, shared);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: concept.name })).toBeDefined();
});
