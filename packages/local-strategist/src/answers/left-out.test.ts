import { replyRequest } from "@marquee/testkit/live-ai-fixtures";
import { toolsFake } from "@marquee/testkit/tools-fake";
import { expect, test } from "vitest";
import { composeReply } from "../chat.ts";

const found = (await toolsFake().searchNames({ text: "Cloud Days" })).found;
/** Finds its names in what names one of them, and nothing else. */
const tools = {
  ...toolsFake(),
  searchNames: async ({ text }: { text: string }) => ({
    found: /cloud days/i.test(text) ? found : [],
    nearest: [],
  }),
};
const ask = (text: string) => composeReply(replyRequest({ history: [{ author: "user", text }], tools }), "s");

test.each([
  "When is Cloud Days, and when is Helsinki Mainframe Fair?",
  "Compare Cloud Days with the Bluebird Data Summit",
])("a name that nothing has is said beside the answer: %s", async (text) => {
  expect(await ask(text)).toMatch(/(?:Helsinki )?Mainframe Fair|Bluebird Data Summit/);
});

test("a place by which an answer can't go is said", async () => {
  expect(await ask("What did sponsors pay for gold at cloud events in Chicago?")).toContain("Chicago");
});

test("what the answer goes by is not said to be left out", async () => {
  const answer = await ask("When is Cloud Days?");
  expect(answer).not.toMatch(/Nothing that you can see|I don't know this/);
});
