// @vitest-environment jsdom

import { getReplyFeedbackReport, listReplyFeedback } from "@marquee/contracts/chat/chat";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { ReplyFeedbackTab } from "./reply-feedback-tab.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("each rated answer is listed with its question, its reason and its user, below the numbers", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getReplyFeedbackReport, { days: 30, up: 3, down: 1, withReason: 1 });
  server.answer(listReplyFeedback, [
    {
      id: "msg_1",
      userId: "usr_1",
      userName: "Ann Lee (ann)",
      question: "What does Gold cost?",
      answer: "It costs $5,000.",
      rating: "down",
      reason: "It costs more",
      ratedAt: "2026-01-05T09:00:00.000Z",
    },
  ]);
  showPage(<ReplyFeedbackTab />);
  expect(await screen.findByText("“It costs more”")).toBeDefined();
  expect(screen.getByText("What does Gold cost?", { exact: false })).toBeDefined();
  expect(screen.getByRole("link", { name: "Ann Lee (ann)" }).getAttribute("href")).toContain("usr_1");
  expect(await screen.findByText("Last 30 days: 3 good, 1 bad (75% good), 1 with a reason.")).toBeDefined();
});

test("says so when there are no ratings", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getReplyFeedbackReport, { days: 30, up: 0, down: 0, withReason: 0 });
  server.answer(listReplyFeedback, []);
  showPage(<ReplyFeedbackTab />);
  expect(await screen.findByText("No ratings yet")).toBeDefined();
});
