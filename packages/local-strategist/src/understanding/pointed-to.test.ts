import { expect, test } from "vitest";
import { calledIn } from "./called.ts";
import type { Reference } from "./references.ts";

const shown: readonly Reference[] = [
  {
    kind: "deal",
    id: "deal_one",
    name: "Startup Expo",
    detail: "Problem Street Partner",
    eventId: "evt_one",
  },
  { kind: "deal", id: "deal_two", name: "Developer Days", detail: "Workshop Partner", eventId: "evt_two" },
];

test.each([
  ["until when can i still reply to the expo people", "deal_one"],
  ["what do they want for the workshop?", "deal_two"],
  ["decline that developer offer", "deal_two"],
  ["Workshop, that's the one.", "deal_two"],
  ["let's take the startup one", "deal_one"],
  ["sorry, I meant expo", "deal_one"],
])("“%s” means the one of what was shown that has the word", (text, id) => {
  expect(calledIn(text, shown)?.about.map((each) => each.id)).toEqual([id]);
});

test.each([
  "which of the partner deals is larger?",
  "what about the harbor people?",
  "workshops are fine",
  "Only startup events.",
])("“%s” means none: no word of it is only one's own", (text) =>
  expect(calledIn(text, shown)).toBeUndefined(),
);

test("nothing is told from others where only one thing was shown", () => {
  expect(calledIn("the expo people", shown.slice(0, 1))).toBeUndefined();
});
