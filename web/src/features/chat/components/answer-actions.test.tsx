// @vitest-environment jsdom

import type { Message } from "@marquee/contracts/http/chat";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AnswerActions } from "./answer-actions.tsx";

afterEach(cleanup);

const answer = {
  id: "msg_2",
  isAi: true,
  status: "complete",
  content: "",
  quickReplies: [] as string[],
  inReplyTo: "msg_1",
} as unknown as Message;

function show(over: Partial<Message>, question?: Partial<Message>) {
  const onSend = vi.fn<(text: string) => boolean>(() => true);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AnswerActions
          answer={{ ...answer, ...over }}
          question={question as Message | undefined}
          onSend={onSend}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onSend;
}
const names = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("button")
    .map((button) => button.textContent);

describe("under the latest answer", () => {
  test("bracketed options become buttons that send what they say; links do not", () => {
    const onSend = show({ content: "Shall we?\n[Show packages] [Compare ROI] [a link](/credits)" });
    expect(names("Options")).toEqual(["Show packages", "Compare ROI"]);
    fireEvent.click(screen.getByRole("button", { name: "Compare ROI" }));
    expect(onSend).toHaveBeenCalledWith("Compare ROI");
  });

  test("at most three different follow-ups of 11 to 99 characters stand", () => {
    const replies = [
      "Too short",
      "Which events fit us best?",
      "Which events fit us best?",
      "What would it cost?",
      "Who else is there?",
      "And one more question?",
    ];
    show({ quickReplies: replies });
    expect(names("Suggested replies")).toEqual([
      "Which events fit us best?",
      "What would it cost?",
      "Who else is there?",
    ]);
  });

  test("the way to pay stands only when it was asked for", () => {
    show({ content: "Gladly." }, { content: "I want to buy credits", paymentIntent: true });
    expect(screen.getByRole("button", { name: "Choose a credit package" })).toBeDefined();
    cleanup();
    show({ content: "Gladly." }, { content: "Hello", paymentIntent: false });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
