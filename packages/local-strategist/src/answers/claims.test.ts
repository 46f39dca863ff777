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
