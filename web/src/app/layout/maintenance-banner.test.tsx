// @vitest-environment jsdom

import { defaultSettings, getPublicSettings } from "@marquee/contracts/http/system";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "#lib/fake-server.ts";
import { showPage } from "#lib/show-page.tsx";
import { MaintenanceBanner } from "./maintenance-banner.tsx";

const settings = {
  ...defaultSettings,
  payments: "mock" as const,
  testMode: true,
  googleConfigured: false,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("says what an admin wants everyone to know, and nothing without it", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getPublicSettings, {
    ...settings,
    maintenance: { message: "Back at nine", tone: "warning" },
  });
  showPage(<MaintenanceBanner />);
  expect((await screen.findByRole("status")).textContent).toBe("Back at nine");
  cleanup();
  server.answer(getPublicSettings, settings);
  const asked = server.count(getPublicSettings);
  showPage(<MaintenanceBanner />);
  await waitFor(() => expect(server.count(getPublicSettings)).toBe(asked + 1));
  expect(screen.queryByText("Back at nine")).toBeNull();
});
