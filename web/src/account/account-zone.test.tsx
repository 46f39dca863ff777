// @vitest-environment jsdom

import { updateCurrentUser } from "@marquee/contracts/account/profile";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { readerIn } from "#testing/reader-in.ts";
import { showPage } from "#testing/show-page.tsx";
import { useAccountZone, ZoneNotice } from "./account-zone.ts";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  readerIn("Asia/Tokyo");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Zone() {
  return (
    <p>
      <ZoneNotice />
      {useAccountZone()}
    </p>
  );
}

test("a device tells its zone once, and only for an account that has none", async () => {
  server.answer(updateCurrentUser, { ...ada, timeZone: "Asia/Tokyo" });
  showPage(<Zone />, { user: { ...ada, timeZone: null } });
  await waitFor(() => expect(server.bodies(updateCurrentUser)).toEqual([{ timeZone: "Asia/Tokyo" }]));
  cleanup();
  showPage(<Zone />, { user: { ...ada, timeZone: "America/Lima" } });
  expect(await screen.findByText("America/Lima")).toBeDefined();
  expect(server.count(updateCurrentUser)).toBe(1);
});

test("a refusal is not shown and not repeated, and days are counted on the device's clock", async () => {
  server.refuse(updateCurrentUser, "unavailable");
  showPage(<Zone />, { user: { ...ada, timeZone: null } });
  await waitFor(() => expect(server.count(updateCurrentUser)).toBe(1));
  expect(screen.getByText("Asia/Tokyo")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(server.count(updateCurrentUser)).toBe(1);
});
