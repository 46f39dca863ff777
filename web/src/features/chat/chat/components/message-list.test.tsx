// @vitest-environment jsdom

import { type Message, rateReply } from "@marquee/contracts/chat/chat";
import { type Choices, shownThread } from "@marquee/contracts/chat/shown-thread";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import type { Outgoing } from "../model/outbox.ts";
import { MessageList } from "./message-list.tsx";
import type { ThreadActions } from "./thread-rows.tsx";

beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let nextId = 0;
function message(over: Partial<Message>): Message {
  nextId += 1;
  return {
    id: `msg_${String(nextId).padStart(4, "0")}`,
    userId: "usr_1",
    content: "",
    isAi: true,
    status: "complete",
    deltaSeq: 0,
    inReplyTo: null,
    clientId: null,
    quickReplies: [],
    paymentIntent: false,
    createdAt: "2026-01-05T09:00:00.000Z",
    ...over,
  };
}
const question = (content: string, over: Partial<Message> = {}) =>
  message({ content, isAi: false, clientId: `client_${content}`, ...over });

function show(messages: Message[], options: { outbox?: Outgoing[]; busy?: boolean } = {}) {
  const onSend = vi.fn<(text: string) => boolean>(() => true);
  const onEdit = vi.fn<ThreadActions["onEdit"]>();
  const onRetryAnswer = vi.fn<ThreadActions["onRetryAnswer"]>();
  function Shown() {
    const [choices, setChoices] = useState<Choices>({});
    return (
      <MessageList
        conversation={{ messages, olderCursor: null }}
        thread={shownThread(messages, choices)}
        choices={choices}
        onChoices={setChoices}
        outbox={options.outbox ?? []}
        turn={options.busy ? { messageId: "x", writing: false } : undefined}
        actions={{
          onSend,
          onEdit,
          onRetryAnswer,
          onChoose: (choice, id) => setChoices((before) => ({ ...before, [choice]: id })),
        }}
        onResend={() => undefined}
      />
    );
  }
  showPage(<Shown />);
  return Object.assign(onSend, { onEdit, onRetryAnswer });
}

const rows = () =>
  screen
    .queryAllByRole("group", { name: "Suggested replies" })
    .map((row) => within(row).getAllByRole<HTMLButtonElement>("button"));
const texts = () => rows().map((row) => row.map((button) => button.textContent));

describe("under the latest answer", () => {
  test("choices in brackets replace follow-ups and send their text; links are not choices", () => {
    const onSend = show([
      question("Hello"),
      message({
        content: "Shall we?\n[Show packages] [Compare ROI] [a link](/credits)",
        quickReplies: ["Which events fit us best?"],
      }),
    ]);
    expect(texts()).toEqual([["Show packages", "Compare ROI"]]);
    fireEvent.click(screen.getByRole("button", { name: "Compare ROI" }));
    expect(onSend).toHaveBeenCalledWith("Compare ROI");
  });

  test("at most three are shown in one row, none rephrasing another, and none already asked", () => {
    show([
      question("Which events fit us best?"),
      message({
        quickReplies: [
          "Which events fit us best",
          "Compare by cost per attendee",
          "Compare the top events by cost per attendee",
          "What would it cost?",
          "Who else is there?",
          "And one more question?",
        ],
      }),
    ]);
    expect(texts()).toEqual([["Compare by cost per attendee", "What would it cost?", "Who else is there?"]]);
  });

  test("a used one stays, marked, while the answer is awaited and after it has come", () => {
    const hello = question("Hello");
    const offer = message({ quickReplies: ["Show packages", "Compare ROI"] });
    const sending: Outgoing = {
      clientId: "client_1",
      content: "Compare ROI",
      status: "sending",
      createdAt: "2026-01-05T09:00:00.000Z",
    };
    show([hello, offer], { outbox: [sending], busy: true });
    const marks = () => rows()[0]?.map((button) => [button.getAttribute("aria-pressed"), button.disabled]);
    expect(marks()).toEqual([
      ["false", true],
      ["true", true],
    ]);
    cleanup();
    show([hello, offer, question("Compare ROI"), message({ quickReplies: ["What next for us?"] })]);
    expect(texts()).toEqual([["Show packages", "Compare ROI"], ["What next for us?"]]);
    expect(marks()?.map(([pressed]) => pressed)).toEqual(["false", "true"]);
  });

  test("unused ones of an earlier answer are gone", () => {
    show([
      question("Hello"),
      message({ quickReplies: ["Show packages"] }),
      question("Something else"),
      message({ quickReplies: ["What next for us?"] }),
    ]);
    expect(texts()).toEqual([["What next for us?"]]);
  });

  test("the way to pay is shown only when it was asked for", () => {
    const asking = question("I want to buy credits", { paymentIntent: true });
    show([asking, message({ content: "Sure.", inReplyTo: asking.id })]);
    expect(screen.getByRole("button", { name: "Choose a credit package" })).toBeDefined();
    cleanup();
    const hello = question("Hello");
    show([hello, message({ content: "Hi.", inReplyTo: hello.id })]);
    expect(screen.queryByRole("button", { name: "Choose a credit package" })).toBeNull();
  });
});

test("an answer is formatted from the first frame", () => {
  show([message({ content: "**Verdict:** go" })]);
  expect(screen.getByText("Verdict:").tagName).toBe("STRONG");
});

test("a note is shown below its answer as a caption", () => {
  show([message({ content: "Go.", note: "Demo mode: no AI model is connected." })]);
  expect(screen.getByText("Demo mode: no AI model is connected.")).toBeDefined();
});

test("a message waiting for a connection says that it will be sent, and a refused one says why", () => {
  const item = { content: "Hi", createdAt: "2026-01-05T09:00:00.000Z" };
  show([], {
    outbox: [
      { ...item, clientId: "a", status: "waiting" },
      { ...item, clientId: "b", status: "failed", reason: "Confirm your email address." },
    ],
  });
  expect(screen.getByText("Not sent yet. We'll send it when you're back online.")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("Not sent. Confirm your email address.");
  expect(screen.getAllByRole("button", { name: "Retry" })).toHaveLength(2);
});

describe("versions", () => {
  test("of a question and of an answer are one click away, each with its follow-ups", async () => {
    const first = question("A booth in Oslo");
    const second = question("A booth in Bergen", { editOf: first.id });
    show([
      first,
      message({ content: "Oslo it is.", inReplyTo: first.id }),
      second,
      message({ content: "Bergen rains.", inReplyTo: second.id }),
      message({ content: "Bergen shines.", inReplyTo: second.id, version: 2 }),
    ]);
    expect(screen.queryByText("A booth in Oslo")).toBeNull();
    expect(screen.getByText("Bergen shines.")).toBeDefined();
    const [ofQuestion, ofAnswer] = screen.getAllByRole("group", { name: "Versions" });
    if (!ofQuestion || !ofAnswer) throw new Error("no versions");
    await userEvent.click(within(ofAnswer).getByRole("button", { name: "Previous version" }));
    expect(screen.getByText("Bergen rains.")).toBeDefined();
    await userEvent.click(within(ofQuestion).getByRole("button", { name: "Previous version" }));
    expect(screen.getByText("A booth in Oslo")).toBeDefined();
    expect(screen.getByText("Oslo it is.")).toBeDefined();
    expect(screen.queryByText(/Bergen/)).toBeNull();
  });

  test("of a question are created by editing it; Escape leaves it unchanged", async () => {
    const asked = question("A booth in Oslo");
    const { onEdit } = show([asked, message({ content: "Fine.", inReplyTo: asked.id })]);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Edit message" });
    expect(box.value).toBe("A booth in Oslo");
    expect(document.activeElement).toBe(box);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByText("A booth in Oslo")).toBeDefined();
    expect(onEdit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    await screen.findByRole("textbox", { name: "Edit message" });
    await userEvent.keyboard(" and Bergen{Enter}");
    expect(onEdit).toHaveBeenCalledWith(asked, "A booth in Oslo and Bergen");
  });

  test("of an answer are asked for under the last one only, and not while one is awaited", async () => {
    const [one, two] = [question("One"), question("Two")];
    const said = [one, message({ inReplyTo: one.id, content: "1" }), two];
    const last = message({ inReplyTo: two.id, content: "2" });
    const { onRetryAnswer } = show([...said, last]);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetryAnswer).toHaveBeenCalledWith(last.id);
    cleanup();
    show([...said, last], { busy: true });
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

test("a thumb is sent at once, followed by an optional reason", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  const asked = question("A booth in Oslo");
  const rated = message({ content: "Fine.", inReplyTo: asked.id });
  const feedback = { rating: "down", at: "2026-01-05T09:01:00.000Z" } as const;
  server.answer(rateReply, { ...rated, feedback });
  show([asked, rated]);
  await userEvent.click(screen.getByRole("button", { name: "Bad answer" }));
  expect(server.bodies(rateReply)).toEqual([{ rating: "down" }]);
  cleanup();
  show([asked, { ...rated, feedback }]);
  expect(screen.getByRole("button", { name: "Bad answer" }).getAttribute("aria-pressed")).toBe("true");
});

test("suggestions stay, past other questions, until they are taken up or a later answer has others", () => {
  const offering = message({ content: "Where to?", quickReplies: ["Show me Berlin", "Show me Oslo"] });
  const chips = () =>
    screen
      .queryAllByRole("button", { name: /^Show me/ })
      .map((chip) => [chip.textContent, chip.hasAttribute("disabled")]);
  const first = [question("Which events fit?"), offering, question("And what does it cost?")];
  show(first, { busy: true });
  expect(chips()).toEqual([
    ["Show me Berlin", true],
    ["Show me Oslo", true],
  ]);
  cleanup();
  const plain = message({ content: "From $8,000." });
  show([...first, plain]);
  expect(chips()).toEqual([
    ["Show me Berlin", false],
    ["Show me Oslo", false],
  ]);
  cleanup();
  show([...first, plain, question("Show me Oslo"), message({ content: "Oslo it is." })]);
  expect(chips()).toEqual([["Show me Berlin", false]]);
  cleanup();
  show([...first, message({ content: "From $8,000.", quickReplies: ["Show me cheaper ones"] })]);
  expect(chips()).toEqual([["Show me cheaper ones", false]]);
});
