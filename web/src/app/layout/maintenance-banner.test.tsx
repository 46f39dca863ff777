// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { MaintenanceBanner } from "./maintenance-banner.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("shows an admin's message to everyone, and nothing without one", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getPublicSettings, {
    ...site,
    maintenance: { message: "Back at nine", tone: "warning" },
  });
  showPage(<MaintenanceBanner />);
  expect((await screen.findByRole("status")).textContent).toBe("Back at nine");
  cleanup();
  server.answer(getPublicSettings, site);
  const asked = server.count(getPublicSettings);
  showPage(<MaintenanceBanner />);
  await waitFor(() => expect(server.count(getPublicSettings)).toBe(asked + 1));
  expect(screen.queryByText("Back at nine")).toBeNull();
});
