import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";
import { affirms, refusedWords, speaksOf } from "./refused-words.ts";

const things = [
  "mascots",
  "prize wheels",
  "balloon arches",
  "paper flyers",
  "quizzes",
  "loud music",
  "drones",
];

/** How people say that they don't want something. */
const forms: readonly ((thing: string) => string)[] = [
  (thing) => `No ${thing}, pls.`,
  (thing) => `It must work w/o ${thing}.`,
  (thing) => `Please dont bring any ${thing}.`,
  (thing) => `Legal wants us to sign, and the client has asked that we stay away from ${thing}.`,
  (thing) => `What I won't repeat is ${thing}, since nobody came back.`,
  (thing) => `We tried ${thing} last fall and it just made folks suspicious, so not again.`,
  (thing) => `The ${thing} flopped last fall, so none of that.`,
  (thing) => `The rink is not allowing red carpets and is not allowing ${thing}.`,
  (thing) => `Left out, as agreed: red carpets, ${thing}.`,
  (thing) =>
    `\nWhat is it? A rowing season.\nWhere? Our dock.\nWhat would spoil it? ${thing.charAt(0).toUpperCase()}${thing.slice(1)}. A red carpet.`,
  (thing) => `The lease keeps us from showing ${thing}.`,
  (thing) => `And I don't want words like brave or ${thing} anywhere.`,
  (thing) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} are out of the question.`,
  (thing) => `Red carpets are off the table, so are ${thing}.`,
  (thing) => `We tried ${thing} last year and hated it.`,
  (thing) => `If I see ${thing} again I will quit.`,
  (thing) => `We're allergic to gimmicks like ${thing}.`,
  (thing) => `Keep ${thing} out of it.`,
  (thing) => `Red carpets are not desirable. ${thing.charAt(0).toUpperCase()}${thing.slice(1)} also.`,
  (thing) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: also no, the neighbors would mind.`,
  (thing) => `Cannot: red carpets, cannot: ${thing}.`,
  (thing) => `We must refuse: red carpets and ${thing}.`,
  (thing) => `The railway does not allow red carpets, nor ${thing}.`,
  (thing) => `Whoever brings ${thing} goes home.`,
  (thing) =>
    `\nTASK Introduce it\nTO WHOM Teachers\nTABOOS Red carpets. ${thing.charAt(0).toUpperCase()}${thing.slice(1)}.`,
  (thing) => `Steer clear of ${thing}.`,
  (thing) => `The last thing we want is ${thing}.`,
  (thing) => `Not wanted: ${thing}.`,
  (thing) => `Against our statutes: red carpets, ${thing}.`,
  (thing) => `love: a real bench, hate: ${thing}.`,
  (thing) => `Red carpets are verboten, so are ${thing}.`,
  (thing) => `Staff may not use red carpets, ${thing} or glitter.`,
  (thing) => `no red carpets no ${thing}`,
  (thing) => `We can live without ${thing}.`,
  (thing) => `Our landlord bans ${thing}.`,
  (thing) => `The following are to be avoided: red carpets, ${thing}, and glitter.`,
  (thing) => `The head nurse says yes on condition of: no red carpets, no ${thing}, and nobody shouts.`,
  (thing) => `Nothing that smells of show business (red carpets, ${thing}, glitter).`,
  (thing) => `Otherwise it's only a party (and ${thing} I won't pay for).`,
  (thing) => `The chair said: 'No red carpets, no ${thing}.' Fine by me.`,
  (thing) => `I do not wish to see ${thing}, nor red carpets.`,
  (thing) => `The union asks that there be no ${thing}.`,
  (thing) => `Please show no ${thing}.`,
  (thing) => `We would rather not hand out ${thing}.`,
  (thing) => `Please no red carpets, and do it without any ${thing} (the boss said wind).`,
  (thing) => `We hate ${thing}.`,
  (thing) => `Legal says no ${thing}.`,
  (thing) => `The permit excludes ${thing}.`,
  (thing) => `Our lawyers ruled out ${thing}.`,
  (thing) => `We've had enough ${thing} for a lifetime.`,
  (thing) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} are the last thing we need.`,
  (thing) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} must stay at home.`,
  (thing) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} were vetoed by the council.`,
  (thing) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} have no place here.`,
  (thing) => `Last year's ${thing} were a disaster.`,
  (thing) => `You won't get ${thing} past our board.`,
  (thing) => `I'd ask you not to use ${thing}.`,
  (thing) => `We are not going to pay for ${thing}.`,
  (thing) => `Zero tolerance for ${thing}.`,
  (thing) => `Keep it free of ${thing}.`,
  (thing) => `Instead of ${thing} we want something warm.`,
  (thing) => `Guardrails: no ${thing}.`,
  (thing) => `Keep politics out of it, keep ${thing} out of it too, no kitsch, no jokes.`,
  (thing) => `If there are ${thing}, we walk.`,
  (thing) => `Forbidden by the committee: hearts (drawn, of chocolate), ${thing}.`,
  (thing) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)}, key rings, all that stuff: no.`,
  (thing) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} also not.`,
  (thing) => `What I can't bear: puns (break a leg), and ${thing}.`,
];

describe("what somebody refuses is read in every grammatical form, and is no wish", () => {
  test.each(forms.map((form) => [form("mascots"), form] as const))("%s", (_sentence, form) => {
    fc.assert(
      fc.property(fc.constantFrom(...things), (thing) => {
        const prompt = `Our plum jam at a fair in Leeds, 300 visitors, two days. ${form(thing)}\nBudget: $4,000.`;
        const { mustHaves, mustNots, audience } = readBrief({ prompt });
        expect(
          mustNots.some(({ text }) => speaksOf(text, [thing])),
          JSON.stringify(mustNots),
        ).toBe(true);
        expect(mustHaves.filter(({ text }) => speaksOf(text, [thing]))).toEqual([]);
        expect(speaksOf(audience?.text ?? "", [thing])).toBe(false);
        for (const { words } of mustNots) expect(prompt.toLowerCase()).toContain(words.toLowerCase());
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    "Their trouble is always the same: no garage.",
    "The regulars think hot sauce is pain and no flavor.",
    "They don't have the time, the money or the patience.",
    "Two of us with one cart, no more staff possible.",
  ])("but not what is missing for others: %s", (sentence) => {
    expect(readBrief({ prompt: `Our plum jam at a fair in Leeds. ${sentence}` }).mustNots).toEqual([]);
  });
});

describe("a text breaks a refusal", () => {
  const wordsOf = (sentence: string) =>
    refusedWords(readBrief({ prompt: `Our plum jam in Leeds. ${sentence}` })).flatMap(({ words }) => words);

  test.each([
    ["No alcohol.", "A glass of wine for each guest"],
    ["No music.", "A small band plays"],
    ["No screens.", "Two tablets on the counter"],
    ["No phones.", "Visitors scan a QR code"],
    ["No photos.", "A selfie corner"],
    ["No competitions.", "The leaderboard shows the best quiz player"],
    ["Nobody in a costume.", "Mascots greet the children"],
    ["Nothing printed.", "Everybody takes a brochure home"],
    ["No parties.", "The launch party begins"],
  ])("by a kind of it: %s %s", (sentence, text) => {
    expect(affirms(text, wordsOf(sentence))).toBe(true);
  });

  test.each([
    ["No alcohol.", "There is no wine at the table"],
    ["No photos.", "A photo-free evening"],
    ["No before/after photos.", "After the visit everybody gets a jar, before the others do"],
  ])("but not by saying that there is none of it: %s %s", (sentence, text) => {
    expect(affirms(text, wordsOf(sentence))).toBe(false);
  });

  test("if it is denied in another clause only", () => {
    expect(affirms("No slides, and a keynote of an hour", wordsOf("No keynotes."))).toBe(true);
  });
});

test.each([
  ["Nobody lies down in a gown, no patient data.", ["Nobody lies down in a gown", "No patient data"]],
  ["Nobody sits down, nothing sticky.", ["Nobody sits down", "Nothing sticky"]],
  [
    "Nobody diagnoses anything in a coat hall, the lawyers were clear.",
    ["Nobody diagnoses anything in a coat hall"],
  ],
  ["State rules forbid us to promise salaries.", ["Never promise salaries"]],
  ["My board chair will have my head if we ask for money.", ["Never ask for money"]],
  ["Staff may not ask for a home address.", ["Never ask for a home address"]],
  // They tell how things are.
  ["Season two of our podcast is out in spring. Someone reads the rules out loud.", []],
  ["Nobody reads our mails. No spam please.", ["No spam"]],
])("“%s”: nobody refuses beside a refusal", (prompt, expected) => {
  expect(readBrief({ prompt }).mustNots.map(({ text }) => text)).toEqual(expected);
});

test("a duty after a list of refusals is none of them, and what the product is like neither", () => {
  const { mustNots } = readBrief({
    prompt:
      "We sell a sleep mask with side walls, zero light enters. It is for women who work at night and cannot get any sleep by day. The station allows no open flame and no leaflets, and sesame and soy have to be named. One Monday, 2-5 pm.",
  });
  expect(mustNots.map(({ text }) => text)).toEqual(["No open flame", "No leaflets"]);
});

test.each([
  ["Don't ask people for their names.", "Don't ask people for their names"],
  ["No one is asked for a surname.", "No one is asked for a surname"],
  ["We're not giving out any food.", "No giving out any food"],
  ["I will not rush a child.", "Never rush a child"],
  ["The nurses are not to be called heroes.", "Nobody is to be called heroes"],
  ["In no case call it cheese.", "Never call it cheese"],
  ["It is not allowed to weld in the tent.", "Never weld in the tent"],
  ["Keep off beer brands.", "No beer brands"],
  ["Crypto isn't spoken of.", "No crypto"],
  ["No money amounts promised.", "No money amounts promised"],
  ["No paper cups, cones only.", "No paper cups"],
  ["No music, ground floor only.", "No music"],
])("what one won't do, ask or say: %s", (said, refused) => {
  const { mustNots } = readBrief({ prompt: `A jar of glue. Monday, 2 to 6. ${said} 40 trials.` });
  expect(mustNots.map(({ text }) => text)).toEqual([refused]);
});

test.each([
  // In questions, at the end, across a colon, and by how often it was seen.
  ["Could we please leave tartan and bagpipes out of it?", ["No tartan", "No bagpipes"]],
  ["And I've had it up to here with sample cups on a tray.", ["No sample cups on a tray"]],
  ["Of blind tastings we have the nose full, every brewery makes this.", ["No blind tastings"]],
  ["A countdown on a big screen? We've had enough of those.", ["No countdown on a big screen"]],
  ["Photos of feet, forget it. Salon chairs also no.", ["No photos of feet", "No salon chairs"]],
  ["Medals and lanyards, no thanks.", ["No medals", "No lanyards"]],
  ["Scary pictures are a hard no too.", ["No scary pictures"]],
  [
    "Mascot in costume we don't consider. Loud speakers we can do without.",
    ["No mascot in costume", "No loud speakers"],
  ],
  ["League logos: lawyers said hands off.", ["No league logos"]],
  ["What can't be said: that it prevents choking.", ["Never say that it prevents choking"]],
  ["I'd sooner shut up shop than see a bowler hat.", ["No bowler hat"]],
  ["Proponents are asked to refrain from superhero language.", ["No superhero language"]],
  ["We're not permitted to promise a pass.", ["Never promise a pass"]],
  ["Prices are never spoken aloud.", ["No prices aloud"]],
  ["The word dropout must not appear.", ["No dropout"]],
  ["You may not touch the paintings.", ["Never touch the paintings"]],
])("“%s” refuses, however it says so", (prompt, expected) => {
  expect(readBrief({ prompt }).mustNots.map(({ text }) => text)).toEqual(expected);
});

describe("a rule is read from whatever sets it", () => {
  const refused = (prompt: string) => readBrief({ prompt }).mustNots.map(({ text }) => text);

  test.each([
    ["Safety induction says no music, no glass, no kids.", ["No glass", "No kids"]],
    ["The hotel says that water on the carpet is not possible.", ["No water on the carpet"]],
    ["I'm on my own with the dog, so nothing that needs staff.", ["Nothing that needs staff"]],
    ["Gold is to be avoided, as is any form of social media wall.", ["No gold", "No social media wall"]],
    ["What can't: ice cream, stickers, anything with a cartoon on it.", ["No ice cream", "No stickers"]],
  ])("%s", (said, lines) => {
    expect(refused(`Our folding kayak in Leeds, two days. ${said}`)).toEqual(expect.arrayContaining(lines));
  });

  test("what people say, and what nobody does until it is too late, is none", () => {
    expect(
      refused(
        "Our pump in Leeds. Nobody looks at it until the cellar floods. Customers say no to it. No ducks.",
      ),
    ).toEqual(["No ducks"]);
  });
});
