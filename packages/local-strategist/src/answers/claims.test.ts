import { replyRequest } from "@marquee/testkit/live-ai-fixtures";
import { toolsFake } from "@marquee/testkit/tools-fake";
import { expect, test } from "vitest";
import { composeReply } from "../chat.ts";

const ask = (text: string, tools = toolsFake()) =>
  composeReply(replyRequest({ history: [{ author: "user", text }], tools }), "s");

test.each(["why did you people cancel our Cloud Days contract?", "Who called off our Cloud Days deal?"])(
  "what was never ended is not explained, but contradicted: %s",
  async (question) => {
    expect(await ask(question, { ...toolsFake(), listDeals: async () => [] })).toMatch(
      /\*\*No, nothing of yours/,
    );
    const deals = (await toolsFake().listDeals({ limit: 20 })).map((deal) => ({
      ...deal,
      eventName: "Cloud Days",
      status: "negotiating" as const,
    }));
    const standing = await ask(question, { ...toolsFake(), listDeals: async () => deals });
    expect(standing).toMatch(/\*\*No, nothing/);
  },
);

test("how a text is to be written is no part of it", async () => {
  const draft = await ask(
    "Draft a mail to the host of Cloud Days: we are two people and can't staff a booth. Under 90 words. If you write excited, I quit.",
  );
  expect(draft).toContain("We are two people");
  expect(draft).not.toMatch(/excited|90 words/);
});

test("a date that somebody takes for an event's is confirmed, or put right, whichever month they say", async () => {
  const tools = toolsFake();
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2027, month, 1)).toLocaleString("en-US", { month: "long", timeZone: "UTC" }),
  );
  const right = await ask("When is Cloud Days?", tools);
  const own = months.filter((month) => right.includes(month));
  expect(own).toHaveLength(1);
  for (const month of months)
    for (const [before, after] of [
      ["So Cloud Days was in ", "."],
      ["Cloud Days is in ", ", right?"],
      ["Is Cloud Days in ", "?"],
    ] as const) {
      const answer = await ask(`${before}${month}${after}`, tools);
      expect(answer, answer).toMatch(own.includes(month) ? /^\*\*Yes: Cloud Days/ : /^\*\*No: Cloud Days/);
      expect(answer).toContain(own[0]);
    }
});

test("what is said of an event besides its month is no claim about its date", async () => {
  const answer = await ask("What did we pay for Cloud Days in March?");
  expect(answer).not.toMatch(/^\*\*(?:Yes|No): Cloud Days/);
});

test("the apostrophes of two contractions quote no word", async () => {
  const answer = await ask("What's sold and what's left at Cloud Days?");
  expect(answer).toContain("Cloud Days");
});
