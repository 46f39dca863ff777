import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isQuickReply, quickReplies } from "./quick-replies.ts";

const topicWords = [
  "event",
  "events",
  "sponsor",
  "sponsorship",
  "ROI",
  "budget",
  "payment",
  "credits",
  "hello",
  ".",
];
const answers = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...topicWords)).map((words) => words.join(" ")),
);

describe("quick replies", () => {
  test("are at most three, unique and 11 to 99 characters, whatever the answer says", () => {
    fc.assert(
      fc.property(answers, fc.array(fc.string()), (answer, asked) => {
        const replies = quickReplies(answer, asked);
        expect(replies.length).toBeLessThanOrEqual(3);
        expect(new Set(replies).size).toBe(replies.length);
        for (const reply of replies) {
          expect(reply.length).toBeGreaterThanOrEqual(11);
          expect(reply.length).toBeLessThanOrEqual(99);
        }
      }),
    );
  });

  test.each([
    ["event", "There are three events in Berlin."],
    ["sponsor", "The Gold sponsorship is open."],
    ["roi", "Expect an ROI of 2.1."],
    ["budget", "Your budget covers it."],
    ["payment", "The payment went through."],
  ])("the topic %s has its own set", (_topic, answer) => {
    expect(quickReplies(answer)).toHaveLength(3);
  });

  test("an answer about two topics offers both, starting with the topic named first", () => {
    const [first, second] = quickReplies("The budget covers two events.");
    expect(first).toMatch(/budget/i);
    expect(second).toMatch(/event/i);
  });

  test("words that only contain a topic are not that topic", () => {
    expect(quickReplies("In the eventual heroine's prevention.")).toEqual([]);
  });

  test("a question that was already asked is not suggested again", () => {
    const all = quickReplies("Which events?");
    const asked = all[0]?.toUpperCase() ?? "";
    expect(quickReplies("Which events?", [asked])).not.toContain(all[0]);
  });

  test("the length rule is inclusive at 11 and 99", () => {
    expect([10, 11, 99, 100].map((length) => isQuickReply("a".repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
