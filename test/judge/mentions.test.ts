import { describe, expect, test } from "vitest";
import { admitted, affirmed, countIn, hourRanges, mentions, withoutEcho } from "./briefs/mentions.ts";

describe("a text speaks of something", () => {
  test.each([
    ["Our heat pumps", "heat pump", true],
    ["A heat-pump demo", "heat pump", true],
    ["They heat a pump", "heat pump", false],
    ["The blending crew", "blend*", true],
    ["A cartoon", "cart", false],
    ["Passers-by", "passer*", true],
    ["It’s a master’s degree", "master's", true],
    ["They need $35 for it", "$35", true],
  ])("%j of %s: %s", (text, word, is) => {
    expect(mentions(text, [word])).toBe(is);
  });
});

describe("a text has something that it must not have", () => {
  test.each([
    ["A wine tasting ends the day.", true],
    ["No wine is served.", false],
    ["Coffee instead of wine.", false],
    ["We serve no beer, cocktails or wine.", false],
    ["It's wine-free.", false],
    ["There isn't any wine.", false],
    ["There is no beer, but wine for everybody.", true],
    ["Not only wine, also beer.", true],
    ["The room is quiet. Wine follows.", true],
    ["Wine is not served.", false],
  ])("%j: %s", (text, is) => {
    expect(affirmed(text, ["wine", "beer"]) !== undefined).toBe(is);
  });
});

test("what repeats the prompt word for word says nothing", () => {
  const prompt = "Bring the actual cart and keep it quiet, no stage and no music at all";
  expect(withoutEcho(`As you said: “${prompt}”. Hosts roll it in.`, prompt)).not.toContain("cart");
  expect(withoutEcho("We bring the actual cart to the ward.", prompt)).toContain("cart");
});

test.each([
  ["About 1,200 people", 1_200],
  ["Less than $108 for 40 leads", 40],
  ["28% of visitors, 12 in all", 12],
  ["Twelve guests", 12],
  ["Better each day", undefined],
])("the first count in %j is %s", (text, count) => {
  expect(countIn(text)).toBe(count);
});

test.each([
  ["The 400 leads can't come from a dinner for twelve.", true],
  ["This gives about 96; 400 leads would need two more days.", true],
  ["You get 400 leads.", false],
])("%j admits that the leads are too many: %s", (text, is) => {
  expect(admitted(text, ["lead"]) !== undefined).toBe(is);
});

test.each([
  ["22:00 to 06:00", "10:00-6:00"],
  ["10 p.m. to 6 a.m.", "10:00-6:00"],
  ["open 9–5.30 daily", "9:00-5:30"],
  ["noon-6", "0:00-6:00"],
  ["a budget of $15-20", undefined],
])("the hours in %j are %s", (text, range) => {
  expect(hourRanges(text)[0]).toBe(range);
});
