// @vitest-environment jsdom

import { type AdminJob, findReference } from "@marquee/contracts/admin/system";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, shownAddress, showPage } from "#testing/show-page.tsx";
import { FindReferenceForm } from "./find-reference-form.tsx";
import { FoundReferenceCard } from "./found-reference-card.tsx";

const job: AdminJob = {
  id: "gen_1",
  kind: "campaign",
  userId: "usr_2",
  username: "boris",
  orderedBy: "Ada Ng for Northwind Cloud",
  status: "failed",
  attempt: 3,
  costCredits: 20,
  heldCredits: 0,
  errorCode: "unavailable",
  reason: "http_529",
  retriedAs: null,
  createdAt: "2026-01-05T09:00:00.000Z",
};
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (at = "/admin") =>
  showPage(
    <>
      <FindReferenceForm />
      <FoundReferenceCard />
    </>,
    { at, user: rita },
  );

test("an id that was quoted leads to the job, why it failed and whose it is, at an address of its own", async () => {
  server.answer(findReference, { kind: "job", job });
  show();
  await userEvent.type(screen.getByRole("searchbox", { name: "Find by ID" }), "  gen_1 {Enter}");
  await screen.findByText(/overloaded|529/);
  expect(shownAddress()).toBe("/admin?find=gen_1");
  expect(screen.getByText("Credits returned")).toBeTruthy();
  expect(screen.getByRole("link", { name: "boris" }).getAttribute("href")).toBe("/admin/accounts/usr_2");
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(shownAddress()).toBe("/admin"));
});

test("an id that only logs know says how to find its lines", async () => {
  server.refuse(findReference, "not_found");
  show("/admin?find=0f8c-11");
  await screen.findByText("No account, job, or payment has this id");
  expect(screen.getByText('filter requestId = "0f8c-11"')).toBeTruthy();
});
