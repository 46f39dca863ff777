// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Live, LiveContext } from "#live/live.ts";
import { showPage } from "#testing/show-page.tsx";
import { ChatHeader } from "./chat-header.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(status: Live["status"], { online = true } = {}) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  showPage(
    <LiveContext value={{ status, send: () => false, reconnect: () => undefined }}>
      <ChatHeader />
    </LiveContext>,
  );
}

const isGreen = () => screen.getByText("Online").className.includes("text-success");

test.each([
  ["live", true, "Live", true],
  ["connecting", true, "Connecting", false],
  ["closed", true, "Offline", false],
  ["live", false, "Offline", false],
] as const)(
  "a connection that is %s (device online: %s) reads %s, and Online is green: %s",
  (status, online, label, green) => {
    show(status, { online });
    expect(screen.getByText(label)).toBeDefined();
    expect(isGreen()).toBe(green);
  },
);

test("a connection that was given up can be reopened", () => {
  show("closed");
  expect(screen.getByRole("button", { name: "Connect" })).toBeDefined();
});
