import { expect, test } from "vitest";
import { leadOf, pointsAtLead } from "./lead.ts";

const deals = ["Pilot Partner at Founders Harbor", "Defense Partner at Cyber Defense Week"].map(
  (name, at) => ({
    kind: "deal" as const,
    id: `deal_${at}`,
    name,
  }),
);
const [pilot, defense] = deals;

test("a request goes on with the one deal that the answer put first", () => {
  const verdict = "**Defense Partner at Cyber Defense Week runs out first, on March 3.**";
  expect(leadOf(verdict, deals, true)).toBe(defense);
  // "Which of them is dearer?" may mean all of them.
  expect(leadOf(verdict, deals, false)).toBeUndefined();
  expect(
    leadOf(
      "**Pilot Partner at Founders Harbor and Defense Partner at Cyber Defense Week wait.**",
      deals,
      true,
    ),
  ).toBeUndefined();
  expect(leadOf("**1 offer waits for you.**", deals, false)).toBe(pilot);
});

test.each([
  ["tell them we need till Friday", true],
  ["counter their bid", true],
  ["decline both of them", false],
  ["which of them pays more", false],
])("“%s” is for the other side of that deal: %s", (question, expected) => {
  if (!pilot) throw new Error("no deal");
  expect(pointsAtLead(question, pilot, "")).toBe(expected);
});

test("a question goes on with the one that answered “which one?”, whatever is compared with it", () => {
  if (!pilot || !defense) throw new Error("no deals");
  const asked = "which of these is the most urgent";
  expect(pointsAtLead("put a spot there on hold", pilot, "Which one would you take, in one sentence?")).toBe(
    true,
  );
  const verdict = `**${defense.name} runs out first; ${pilot.name} has a day more.**`;
  expect(leadOf(verdict, deals, false, asked)).toBe(defense);
  expect(pointsAtLead("remind me what they offer there", defense, asked)).toBe(true);
  expect(pointsAtLead("is that more than the list price", defense, asked)).toBe(true);
  expect(pointsAtLead("and the others?", defense, asked)).toBe(false);
  expect(pointsAtLead("how many did it have?", defense, "what waits for me?")).toBe(false);
});
