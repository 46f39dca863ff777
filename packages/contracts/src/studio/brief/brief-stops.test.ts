import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const timeIn = (text: string) =>
  readBrief({ prompt: `Our folding kayak for commuters. ${text} $9,000.` }).time;

describe("days are counted over all places", () => {
  test.each([
    ["Leeds, York and Hull, one day each, 10 to 16.", 3, 18],
    ["A day each in Leeds and York, 10:00-16:00.", 2, 12],
    ["Four complexes, one Sunday each, 1pm-5pm.", 4, 16],
    ["Hamburg, Cologne, Leipzig – 1 afternoon each, 13 to 17 h.", 3, 12],
    ["Three hospitals, each for two nights, 22:00-02:00.", 6, 24],
    ["We go into three courtyards, each time one evening, 17:00 to 20:00.", 3, 9],
  ])("%s", (text, days, hours) => {
    expect(timeIn(text)).toMatchObject({ days, hours });
  });

  test.each([
    ["In our city it rains 170 days. Five evenings, Monday to Friday, 17:00-20:00.", 5],
    ["It costs 50 dirhams a month. Three Fridays, 2pm to 6pm.", 3],
    ["Every Saturday in March and the first two in April, so six in all, 10-4.", 6],
    ["Tuesday and a Wednesday, 10:00 to 13:00.", 2],
  ])("what else lasts some days is no opening time: %s", (text, days) => {
    expect(timeIn(text)?.days).toBe(days);
  });
});

test.each(["9 million naira", "OMR 4,000", "45,000 pesos", "90 000 yen", "four lakh rupees"])(
  "%s are a budget in another currency, and neither people nor a target",
  (money) => {
    const { budget, foreignBudget, audience, target } = readBrief({
      prompt: `Our folding kayak for commuters in Leeds, two days. ${money}.`,
    });
    expect(budget).toBeUndefined();
    expect(foreignBudget?.text).toMatch(/[\d,]|four/);
    expect([audience?.size, target]).toEqual([undefined, undefined]);
  },
);
