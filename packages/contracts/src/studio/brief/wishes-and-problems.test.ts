// cspell:ignore Covent
import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const read = (said: string) =>
  readBrief({ prompt: `We make oat soap, "Havre". Fair in Lyon, 2 days, 10 to 4. ${said}` });
const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text);

describe("what must be", () => {
  it.each([
    ["Coffee is a must (ask any farmer).", ["Coffee"]],
    ["Must be playable by deaf players.", ["playable by deaf players"]],
    ["The contractor shall demonstrate a real plug-in.", ["demonstrate a real plug-in"]],
    ["The activation shall be accessible for wheelchair users.", ["accessible for wheelchair users"]],
    ["Must: trained helpers", ["trained helpers"]],
    ["And life vests for everyone, that's a must.", ["life vests for everyone"]],
    // What is told, where it is and what shall come of it is no wish.
    ["We shall be at an open-air field day near Lund from 9 am to 4 pm.", []],
    ["Use remains at 0.4 trips per bike per day.", []],
    ["Ideally King's Cross or Covent Garden.", []],
    ["We need to prove them wrong.", []],
    ["Landlords paint over and hope.", []],
    ["Our new line, Havre, splits the cost in two.", []],
  ])("is asked for: %s", (said, wishes) => expect(textsOf(read(said).mustHaves)).toEqual(wishes));
});

describe("what must not be", () => {
  it.each([
    ["Oh and compliance says no cash prizes, no gambling.", ["No cash prizes", "No gambling"]],
    ["Humor is not permitted, nor are giveaways of any value.", ["No humor", "No giveaways of any value"]],
    ["No pyrotechnics are permitted. No alcohol obviously.", ["No pyrotechnics", "No alcohol"]],
    ["No scoreboards, no time pressure.", ["No scoreboards", "No time pressure"]],
    ["There's no electricity on the field.", ["No electricity on the field"]],
    // What the product does without, and how things are
    ["We've got a new account, it's called First Nest, no fees no minimum.", []],
    ["Nobody outside knows.", []],
  ])("is refused: %s", (said, refused) => expect(textsOf(read(said).mustNots)).toEqual(refused));
});

describe("what is bad", () => {
  it.each([
    ["Finance people think switching takes months and that they'd lose the records.", 2],
    ["That's I think August 25th to 29th, so five days, we'd be there from eleven to four.", 0],
    ["In late January, 10am to 6pm.", 0],
    ["Dogs on leash only. Coal smoke is fine.", 0],
    ["Audience: employees aged 25–40 who think pensions are boring and far away.", 1],
  ])("is told by people, and not by a calendar: %s", (said, count) =>
    expect(read(said).problems).toHaveLength(count),
  );

  it("is quoted with both of its marks or without any", () => {
    const { problems } = read('Contractors still say "an electric truck can\'t tow".');
    expect(problems[0]?.text).toMatch(/^[^"]*(?:"[^"]*"[^"]*)*$/u);
  });
});
