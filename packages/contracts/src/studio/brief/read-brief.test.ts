// cspell:ignore greenkeepers Fernwood Junebug Tallgrass
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { briefReadingSchema } from "./brief-reading.ts";
import { readBrief } from "./read-brief.ts";

const read = (prompt: string) => readBrief({ prompt });

describe("a budget is read in every notation", () => {
  test.each([
    ["a stall for our jam, $9,500 all in", 9_500],
    ["a stall for our jam, budget is 12k", 12_000],
    ["a stall for our jam. We can spend 7.5k", 7_500],
    ["a stall for our jam for under 8k", 8_000],
    ["a stall for our jam, 6 grand", 6_000],
    ["a stall for our jam. USD 27,000", 27_000],
    ["a stall for our jam. 31,000 USD", 31_000],
    ["a stall for our jam, sixty thousand dollars including everything", 60_000],
    ["a stall for our jam. Budget nineteen thousand.", 19_000],
    ["a stall for our jam, $20-24k", 24_000],
    ["a stall for our jam. Budget: 3,600. No balloons.", 3_600],
    ["a stall for our jam. We may spend at most 4,200.", 4_200],
    ["a stall for our jam, £14k", 14_000],
  ])("%s", (prompt, usd) => {
    expect(read(prompt).budget?.usd).toBe(usd);
  });

  test.each([
    "a stall for our jam, which has $35 fees each",
    "a watch that costs $38,000 each, for 12 collectors",
    "a stall for 2,000 visitors over 3 days",
    "a stall for our jam, Rs 14 lakh plus tax",
    "a stall for our jam. KES 250k is there",
  ])("but not in a price or a count: %s", (prompt) => {
    expect(read(prompt).budget).toBeUndefined();
  });
});

describe("days and hours are read together", () => {
  test.each<[string, number | undefined, number | undefined]>([
    ["our jam at a fair, two days, 9am to 5pm", 2, 16],
    ["our jam, Three mornings (8 to 11) at a fair", 3, 9],
    ["our jam, Saturday and Sunday, 10 to 6", 2, 16],
    ["our jam in break rooms, night shifts, 22:00 to 06:00, one night", 1, 8],
    ["our jam, Thursday to Saturday, 11am-7pm", 3, 24],
    ["our jam for two lunch breaks of 45 minutes", 1, 1.5],
    ["our jam, 36 hours straight", 2, 36],
    ["our jam, four nights, 8pm to midnight", 4, 16],
    ["our jam for kids 7-12", undefined, undefined],
  ])("%s", (prompt, days, hours) => {
    const { time } = read(prompt);
    expect([time?.days, time?.hours]).toEqual([days, hours]);
  });
});

describe("the product is read by its own noun", () => {
  test.each([
    ["trade show booth for our payroll tool", "payroll tool"],
    ["We make a folding kayak that fits in a closet. Lake towns, 3 days.", "folding kayak"],
    ["Launch our new garden shears to hobby gardeners", "garden shears"],
    ["elderflower soda launch, Tulsa, 4k", "elderflower soda"],
    ["Night-vision dash cams for delivery drivers. $9,000.", "Night-vision dash cams"],
    ["Our team is small. We sell a bunk bed to student homes.", "bunk bed"],
    [
      "Ideas for the roll-out of Nimbus, a cordless hedge trimmer, at garden centers",
      "cordless hedge trimmer",
    ],
    ["Our bakery's gluten-free bread tastes like bread", "gluten-free bread"],
    ["Our warehouse robot picks parcels. 25 directors.", "warehouse robot"],
  ])("%s", (prompt, product) => {
    expect(read(prompt).product?.text).toBe(product);
  });
});

describe("what must not be is read apart from how things are", () => {
  test.each<[string, string[]]>([
    ["Our jam at a fair. No VR please, and no plastic giveaways.", ["No VR", "No plastic giveaways"]],
    [
      "Our jam. It must be quiet: no stage, no music, and nothing at noon.",
      ["No stage", "No music", "Nothing at noon"],
    ],
    ["Our jam. The school forbids collecting names.", ["No collecting names"]],
    ["Our jam. Free drinks are out.", ["No free drinks"]],
    ["Our jam. Don't make them wait and no quiz games.", ["Don't make them wait", "No quiz games"]],
    ["Our jam, so that no one has to cook. They think they have no time left.", []],
  ])("%s", (prompt, expected) => {
    expect(read(prompt).mustNots.map(({ text }) => text)).toEqual(expected);
  });
});

describe("the target is told from the audience", () => {
  test.each<[string, number | undefined, number | undefined]>([
    ["Our jam at a fair with roughly 2,400 shop managers. We need 150 qualified leads.", 150, 2_400],
    ["Our jam. The hall holds 80 people. 25 tasting appointments.", 25, 80],
    ["Our jam. 600 employees in the canteen. Goal: 190 trials.", 190, 600],
    ["Our jam in three bookshops, 40 guests each. 30 catalog requests.", 30, 120],
    ["Our jam for 900 visitors, target 45 baskets filled", 45, 900],
    ["Our jam at a fair for 900 visitors", undefined, 900],
  ])("%s", (prompt, target, size) => {
    const reading = read(prompt);
    expect([reading.target?.count, reading.audience?.size]).toEqual([target, size]);
  });
});

test("a list with labels is read like sentences", () => {
  const reading = read(
    "Product: electric lawn robots\nAudience: golf course greenkeepers, about 90\nWhere: Greensboro\nWhen: 12 May, 8am-noon\nBudget: $14,000\nGoal: 20 site trials\nMust: show it on a slope\nNo-gos: drones, loud music",
  );
  expect(reading).toMatchObject({
    product: { text: "electric lawn robots" },
    place: { town: "Greensboro" },
    budget: { usd: 14_000 },
    target: { count: 20 },
    mustNots: [{ text: "No drones" }, { text: "No loud music" }],
  });
});

test("refusals in other words are no wishes", () => {
  const reading = read(
    "Our jam. Leave out the contest. Steer clear of milk. Our CEO hates balloons. Stickers are a no-go.",
  );
  expect(reading.mustNots.map(({ text }) => text)).toEqual([
    "No contest",
    "No milk",
    "No balloons",
    "No stickers",
  ]);
  expect(reading.mustHaves).toEqual([]);
});

test.each([
  ["No mascots, balloons or confetti.", ["No mascots", "No balloons", "No confetti"]],
  ["Skip the photo wall, the raffle, and the hashtag.", ["Skip the photo wall", "No raffle", "No hashtag"]],
  ["We'd rather not have alcohol, smoke machines or a DJ.", ["No alcohol", "No smoke machines", "No DJ"]],
  ["I can't stand balloon arches, and my boss hates quizzes.", ["No balloon arches", "No quizzes"]],
  ["What must not happen: queues, shouting, plastic cups.", ["No queues", "No shouting", "No plastic cups"]],
  ["Leave gamification and leaderboards at home.", ["No gamification", "No leaderboards"]],
  [
    "Never mention competitors, prices or politics.",
    ["Never mention competitors", "No prices", "No politics"],
  ],
  ["I would hate to see balloons or a prize wheel.", ["No balloons", "No prize wheel"]],
])("a list of what must not be: %s", (sentence, expected) => {
  const prompt = `Our jam at a fair in Leeds. ${sentence} Budget: $4,000.`;
  const reading = read(prompt);
  expect(reading.mustNots.map(({ text }) => text)).toEqual(expected);
  expect(reading.mustHaves).toEqual([]);
  for (const { words } of reading.mustNots) expect(prompt).toContain(words);
});

test.each([
  ["We have 12 grand.", 12_000],
  ["$ 9 000 in all.", 9_000],
  ["15 000 USD", 15_000],
  ["Four and a half thousand dollars.", 4_500],
  ["We've got 7500 to spend.", 7_500],
  ["Cost ceiling $40,000.", 40_000],
  ["Funds: 2,750.", 2_750],
  ["Between 30 and 35 thousand dollars.", 35_000],
  ["We were given $60,000, of which $12,000 went to the venue.", 48_000],
])("what may be spent: %s", (sentence, usd) => {
  expect(read(`Our jam for cafes in Leeds, 300 owners, two days. ${sentence}`).budget?.usd).toBe(usd);
});

test.each([
  ["Fri-Sun, 11am-7pm", 3, 24],
  ["Sat + Sun, 10 to 5", 2, 14],
  ["Thursday till Saturday, 10–18h", 3, 24],
  ["June 3 and 4, 10 a.m. to 4 p.m.", 2, 12],
  ["from 7 in the morning till noon, on two days", 2, 10],
  ["every day for a week, 4 to 8 pm", 7, 28],
  ["On May 12 between 5 and 9 pm.", 1, 4],
  ["3 days @ 8h", 3, 24],
  ["doors 18:00, end 23:00, one night", 1, 5],
  ["Thursday 4pm–9pm and Friday 4pm–9pm", 2, 10],
  ["It keeps for five days. Two nights, 1 to 4 a.m.", 2, 6],
  ["five days, nine to five", 5, 40],
  ["one night, six to ten in the evening", 1, 4],
  ["May 3–5, 10am–6pm", 3, 24],
  ["one day, 0900-1700", 1, 8],
  ["four Sundays, 2 hours each", 4, 8],
  ["Sunday, from noon for five hours", 1, 5],
  ["two shifts of four hours on one day", 1, 8],
  ["one evening, 6 to 9, six weeks from now", 1, 3],
])("when it is: %s", (sentence, days, hours) => {
  expect(read(`Our jam for cafes in Leeds. ${sentence} Budget $9,000.`).time).toMatchObject({ days, hours });
});

test.each([
  ["A hundred and fifty guests.", 150],
  ["1.500 dentists visit.", 1_500],
  ["A couple of thousand shoppers.", 2_000],
  ["Expected attendance: 800.", 800],
  ["A room of 60.", 60],
  ["Twenty dozen members come.", 240],
])("how many there are: %s", (sentence, size) => {
  expect(read(`Our jam in Leeds, two days, 10 to 5. ${sentence} Goal: 20 orders.`).audience?.size).toBe(size);
});

test("what was filled in wins over the text", () => {
  const reading = readBrief({
    prompt: "Our jam in Denver for $5,000",
    budgetUsd: 800,
    location: "Vienna",
    targetAudience: "Cooks",
  });
  expect(reading).toMatchObject({
    budget: { usd: 800 },
    place: { town: "Vienna" },
    audience: { text: "Cooks" },
  });
});

test("any text is read without fault, and each finding says which words it comes from", () => {
  const words = fc.constantFrom(
    "our",
    "no",
    "jam",
    "$5k",
    "two days",
    "9 to 5",
    "in Denver",
    "need",
    "200 leads",
    ",",
    ".",
    "because",
    "people who",
    "🎪",
    "\u0000",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.array(words).map((all) => all.join(" ")),
      ),
      (prompt) => {
        const reading = briefReadingSchema.parse(read(prompt));
        for (const { words: from } of [...reading.mustNots, ...reading.problems]) {
          const flat = (text: string) => text.replaceAll(/[^\p{L}\d]+/gu, " ").trim();
          expect(flat(prompt)).toContain(flat(from));
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("quotes whole characters only, wherever its texts are cut", () => {
  const texts = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(texts)
        : [];
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 420 }), fc.constantFrom("🎪", "👍🏽", "𠮷"), (length, sign) => {
      const long = "a".repeat(length) + sign.repeat(300);
      const reading = readBrief({
        prompt: `Launch ${long} for 500 ${long} in ${long}. No ${long}, please. It must not ${long}.`,
        targetAudience: long,
        location: long,
        duration: long,
      });
      expect(texts(reading).filter((text) => !text.isWellFormed())).toEqual([]);
    }),
  );
});

describe("what a brief says in passing", () => {
  test.each([
    ["No screens, quiet.", ["No screens"]],
    ["No plastic, outdoors, calm.", ["No plastic"]],
    ["No alcohol, kid-friendly, and no balloons.", ["No alcohol", "No balloons"]],
    ["It must not feel like a sales pitch.", ["Must not feel like a sales pitch"]],
    ["It may not look cheap.", ["Must not look cheap"]],
  ])("%s refuses things, and not how it is to be", (prompt, expected) => {
    expect(readBrief({ prompt }).mustNots.map(({ text }) => text)).toEqual(expected);
  });

  test.each([
    ["Tasting in March.", "in March"],
    ["Rum tasting, a weekend in May.", "2 days, a weekend, in May"],
    ["Early October, two days.", "2 days, in October"],
    ["We open on June 5 for one day.", "1 day, on June 5"],
    ["in june, one evening", "1 evening, in June"],
    ["Two days in Austin in spring.", "2 days, in spring"],
  ])("%s names its month", (prompt, expected) => {
    expect(readBrief({ prompt }).time?.text).toBe(expected);
  });

  test.each(["We may march through town.", "March with us!", "May we use it?", "Our Junebug toy"])(
    "%s names no month",
    (prompt) => expect(readBrief({ prompt }).time).toBeUndefined(),
  );

  test.each([
    ["We want 300 baristas in Portland and Seattle to taste it.", "300 baristas", "baristas"],
    ["We want 400 first-time buyers to come.", "400 first-time buyers", "first-time buyers"],
    ["Recruit 25 data engineers for our bank in Frankfurt.", "25 data engineers", "data engineers"],
  ])("%s counts whom it is for", (prompt, target, audience) => {
    const reading = readBrief({ prompt });
    expect([reading.target?.text, reading.audience?.text]).toEqual([target, audience]);
  });

  test.each([
    ["Raise money for a food bank: dinner for 80 donors.", "food bank"],
    ["Recruit 25 data engineers for our bank in Frankfurt.", "bank"],
  ])("%s is about what it is for", (prompt, product) => {
    expect(readBrief({ prompt }).product?.text).toBe(product);
  });

  test.each([
    ["$25k all in", "$25,000"],
    ["£25k", "£25,000, planned as $25,000"],
    ["EUR 60,000", "€60,000, planned as $60,000"],
    ["40 000 euros in total", "€40,000, planned as $40,000"],
  ])("a budget of %s says how it is taken", (money, expected) => {
    expect(readBrief({ prompt: `A tasting for our rum. ${money}.` }).budget?.text).toBe(expected);
  });

  test("what a product does is neither its name nor a wish", () => {
    const { product, mustHaves, problems } = readBrief({
      prompt:
        "Northwind Bill shows which service made a bill grow. A day for 150 architects, nothing that feels like a sales pitch.",
    });
    expect(product?.text).toBe("Northwind Bill");
    expect([...mustHaves, ...problems]).toEqual([]);
  });

  test("two towns that are both meant are both kept, and of alternatives the first", () => {
    const town = (prompt: string) => readBrief({ prompt }).place?.town;
    expect(town("A tasting in Portland and Seattle.")).toBe("Portland and Seattle");
    expect(town("A tasting in Portland or Seattle.")).toBe("Portland");
  });

  test("a month, an amount and whom it is for are no wish and no place", () => {
    const { mustHaves, place } = readBrief({
      prompt: "Library cards, June, Bristol. EUR 60,000. Get platform engineers to try them.",
    });
    expect(mustHaves).toEqual([]);
    expect(place?.venues).toEqual([]);
  });
});

describe("a product is found however a brief begins", () => {
  test.each([
    ["Compression socks for cabin crew. I flew for 14 years.", "Compression socks"],
    ["We bottle a fish sauce in Leeds. Cooks use powder.", "fish sauce"],
    ["We are three persons in Leeds and produce Fernwood, a ripened spread.", "Fernwood"],
    ["Hello! We are manufacturing a shampoo bar for hard water.", "shampoo bar"],
    ["Client: Barge 9, an escape game below deck. Budget: EUR 11k", "Barge 9"],
    [
      "From: Ann\nSubject: Fwd: Re: Leeds\n\n> Team, as discussed: sheep insurance, livestock market Leeds.",
      "sheep insurance",
    ],
    ["Here is the thing. The tire sensor team wants something for Leeds.", "tire sensor"],
    ["Our pharmacies in Leeds offer a blood sugar check.", "blood sugar check"],
  ])("%s", (prompt, product) => {
    expect(read(prompt).product?.text).toBe(product);
  });
});

test("a list says what it asks for by its labels, in whichever words", () => {
  const { problems, mustHaves, mustNots, budget, target } = read(
    "Object: a bank account for teenagers\nNeed: their money is lost the same day\nObligatory: (a) a parent's consent; (b) a first wage\nGuardrails: no prizes, no influencers\nCeiling: USD 18,500\nIndicator: 240 applications",
  );
  expect(problems[0]?.text).toContain("money is lost");
  expect(mustHaves.map(({ text }) => text)).toEqual(["parent's consent", "first wage"]);
  expect(mustNots.map(({ text }) => text)).toEqual(["No prizes", "No influencers"]);
  expect([budget?.usd, target?.count]).toEqual([18_500, 240]);
});
