// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { AdminOnly } from "./protected-route.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (twoFactorEnabled: boolean) =>
  showPage(<AdminOnly otherwise="nothing here">the admin pages</AdminOnly>, {
    user: { ...rita, twoFactorEnabled },
  });

test("an admin without the second factor that this site requires is directed to set it up", async () => {
  server.answer(getPublicSettings, { ...site, adminSecondFactor: true });
  show(false);
  const link = await screen.findByRole("link", { name: "Set up now" });
  expect(link.getAttribute("href")).toBe("/profile?tab=security");
  expect(screen.queryByText("the admin pages")).toBeNull();
});

test("the admin pages open with a second factor, and where the site requires none", async () => {
  server.answer(getPublicSettings, { ...site, adminSecondFactor: true });
  show(true);
  await screen.findByText("the admin pages");
  cleanup();
  server.answer(getPublicSettings, site);
  show(false);
  await screen.findByText("the admin pages");
});
