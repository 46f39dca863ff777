import { collect, context, replyRequest } from "@marquee/testkit/live-ai-fixtures";
import { toolsFake } from "@marquee/testkit/tools-fake";
import { expect, test } from "vitest";
import { localAi } from "../local-ai.ts";

const answer = async (text: string): Promise<string> => {
  const request = replyRequest({ history: [{ author: "user", text }], tools: toolsFake() });
  return (await collect(localAi({ delayMs: 0 }).streamReply(request, context()))).join("");
};

test.each([
  ["Is Cloud Days accessible for wheelchairs?", "wheelchair access"],
  ["What about parking at Cloud Days?", "parking"],
  ["Will there be halal food at Cloud Days?", "the food"],
  ["How high is the ceiling at Cloud Days, is there a floor plan?", "the hall's plan and technical data"],
])("“%s” is told that hosts don't store it, instead of everything else", async (question, named) => {
  const [verdict = ""] = (await answer(question)).split("\n");
  expect(verdict).toContain(`I can't see anything about ${named}`);
});
