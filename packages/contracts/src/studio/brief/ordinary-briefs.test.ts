// cspell:ignore Brightwell Tallyho Lumi Aerolite
import { expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

/** What a customer sees of a brief before paying. */
function shown(prompt: string) {
  const { product, problems, audience, mustHaves, mustNots, place, budget } = readBrief({ prompt });
  const said = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(" | ");
  return {
    product: [product?.text, product?.kind].filter((one) => one !== undefined).join(", "),
    problems: said(problems),
    audience: audience?.text ?? "",
    mustHaves: said(mustHaves),
    mustNots: said(mustNots),
    place: place?.text ?? "",
    budget: budget?.text ?? "",
  };
}

test.each<[string, Partial<ReturnType<typeof shown>>]>([
  [
    "We're launching Brightwell, a home water filter that fits under the sink. We want to meet homeowners aged 30 to 55 at a home show in Denver over two days in March. About 600 visitors should get to taste the difference. People think filtered water tastes like plastic. We have $45,000. No plastic cups, please, and we can't claim it prevents illness.",
    {
      product: "Brightwell, home water filter",
      problems: "filtered water tastes like plastic",
      audience: "visitors, homeowners aged 30 to 55",
      mustHaves: "",
      mustNots: "No plastic cups | Never claim it prevents illness",
      place: "home show, Denver",
    },
  ],
  [
    "Our accounting app Tallyho does VAT returns for freelancers in ten minutes. Freelancers put it off until the night before. We'd like to be where 150 freelancers work, in coworking spaces in Manchester and Bristol, in January. Everybody must finish a real return before they leave.",
    {
      product: "Tallyho, accounting app",
      problems: "put it off until the night before",
      mustHaves: "Everybody to finish a real return before they leave",
      place: "coworking spaces, Manchester and Bristol",
    },
  ],
  [
    "Help us relaunch our 40-year-old family bakery's sourdough bread. Young people walk past our shop to the supermarket. One Saturday in May, in front of the shop in Lyon, 4 bakers, 300 people, budget 8000 euros.",
    {
      product: "sourdough bread",
      audience: "Young people",
      mustHaves: "",
      budget: "€8,000, planned as $8,000",
    },
  ],
  [
    "We run a mental health charity, Open Door. We want 16-24 year olds on three university campuses to talk to a trained volunteer for five minutes. Students say they don't want to be a burden. Six volunteers per campus. No selfies, and never ask for their name.",
    {
      product: "Open Door, mental health charity",
      problems: "they don't want to be a burden",
      audience: "people aged 16 to 24, Students",
      mustNots: "No selfies | Never ask for their name",
      place: "university",
    },
  ],
  [
    "I want something cool for our new running shoe, the Aerolite 3. Marathon expo in Chicago, 5,000 runners a day for 2 days, must include a treadmill test and gait analysis, no discounts.",
    { product: "Aerolite 3, running shoe", place: "Marathon expo, Chicago" },
  ],
  [
    "I run a small yoga studio called Still Point in Portland. I'd like to get people over 60 to come to a free first class. Many of them think yoga is for young, flexible people. Weekday mornings in a community hall.",
    {
      product: "Still Point, yoga studio",
      problems: "yoga is for young, flexible people",
      audience: "people over 60",
      mustHaves: "people over 60 to come to a free first class",
    },
  ],
  [
    "We're a regional bank launching a savings account for teenagers (ages 13-17) and their parents. Teens find banks boring and parents worry about overspending. A Saturday in a shopping mall in Columbus, Ohio. 400 families. We must not open accounts on the spot because of regulation.",
    {
      problems: "parents worry about overspending | Teens find banks boring",
      mustHaves: "",
      mustNots: "Never open accounts on the spot",
    },
  ],
  [
    "We make hearing aids that look like earbuds (brand: Murmur). People around 55 don't want to look old. Two days in a busy shopping street in Toronto.",
    {
      product: "Murmur, hearing aids",
      problems: "don't want to look old",
      audience: "People around 55",
      mustNots: "",
    },
  ],
  [
    "Product: Lumi, a smart night light for toddlers. Problem: kids wake up and cry because it's dark. Where: family fair in Melbourne, 3 days.",
    {
      product: "Lumi, smart night light",
      problems: "wake up and cry because it's dark",
      place: "family fair, Melbourne",
    },
  ],
  [
    'A publisher wants to promote a cookbook by a Syrian refugee, "Salt and Orange", at the Frankfurt Book Fair. Please don\'t tell her flight story again.',
    { product: "Salt and Orange, cookbook", mustNots: "Never tell her flight story again" },
  ],
  [
    "Cloud backup for law firms. Our prospects are IT managers at mid-size firms. Legal tech conference in Boston, 2 days.",
    { product: "Cloud backup", audience: "IT managers" },
  ],
  [
    "we do solar panels for balconies, hamburg, a street festival in august 2 days. no drilling in walls, no leaflets",
    { mustNots: "No drilling in walls | No leaflets", place: "street, Hamburg" },
  ],
])("“%s” is read as its author meant it", (prompt, expected) => {
  expect(shown(prompt)).toMatchObject(expected);
});
