// @vitest-environment jsdom

import { getReplyAllowance } from "@marquee/contracts/chat/chat";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { ChargeRule } from "./charge-rule.tsx";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [{ freeLeft: 3 }, /^3 of 20 free replies left this month, then 1 credit each/],
  [
    { freeLeft: 0 },
    /^You've used this month's free replies. Each reply costs 1 credit until (Nov 30|Dec 1), 2026\.$/,
  ],
  [{ freePerMonth: 0, freeLeft: 0 }, /^Each reply costs 1 credit\.$/],
  [{ replyCredits: 0 }, /^Replies are free\.$/],
])("what the next reply costs is a sentence: %j", async (given, sentence) => {
  const renewsAt = "2026-12-01T00:00:00.000Z";
  server.answer(getReplyAllowance, { freePerMonth: 20, freeLeft: 20, renewsAt, replyCredits: 1, ...given });
  showPage(<ChargeRule />);
  await screen.findByText(sentence);
});
