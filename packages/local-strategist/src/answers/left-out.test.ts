import { replyRequest } from "@marquee/testkit/live-ai-fixtures";
import { toolsFake } from "@marquee/testkit/tools-fake";
import { expect, test } from "vitest";
import { composeReply } from "../chat.ts";
import type { Scene } from "../scene.ts";
import { passesOver, withLeftOut } from "./left-out.ts";

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

test.each(["$60,000", "31k", "12,345 dollars"])(
  "an amount that no answer goes by is said, and the answer is free: %s",
  async (amount) => {
    for (const question of [
      "Who runs Cloud Days",
      "Where is Cloud Days",
      "What do we owe anybody",
      "What waits for me",
    ]) {
      const answer = await ask(`${question}, with ${amount} in mind?`);
      const told = /\$60,000|\$31,000|\$12,345/.test(answer);
      expect(told, answer).toBe(true);
    }
  },
);

test.each([
  ["how many spots are free", "You paid $100.", true],
  ["how many spots are free", "5 spots are free.", false],
  ["What would it be if they all said yes?", "2 offers wait.", true],
  ["What would it be if they all said yes?", "It would be $300.", false],
  ["What waits for me?", "2 offers wait.", false],
])("“%s” answered by “%s” is a guess: %s", (question, verdict, isGuess) => {
  const u = { question, topic: "offers", ownWish: {}, about: [], isNamed: false };
  const reply = withLeftOut({ u } as unknown as Scene, { verdict, body: "", question: "", options: [] });
  expect(reply.isGuess === true).toBe(isGuess);
});

test("rows of one's own that are not those that a question names do not answer it", async () => {
  const reply = { verdict: "2 things wait for you.", body: "- **Harbor Forum**", question: "", options: [] };
  const named = (name: string) =>
    ({ u: { isNamed: true, about: [{ kind: "event", id: "evt_x", name }] } }) as unknown as Scene;
  expect(passesOver(named("Cloud Days"), "waits", reply)).toBe(true);
  expect(passesOver(named("Harbor Forum"), "waits", reply)).toBe(false);
  expect(passesOver(named("Cloud Days"), "waits", { ...reply, verdict: "No, nothing waits." })).toBe(false);
  expect(passesOver(named("Cloud Days"), "how_to", reply)).toBe(false);
});
