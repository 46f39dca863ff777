// cspell:ignore gelato mouthguards
import { describe, expect, test } from "vitest";
import { conflictsIn } from "./conflicts.ts";
import { readBrief } from "./read-brief.ts";

const asked = (prompt: string) => conflictsIn(prompt, readBrief({ prompt })).map(({ asks }) => asks);

describe("what a brief asks for against itself is found", () => {
  test.each([
    ["Our sunscreen on each of 30 beaches, every day for 3 months, for $4,000.", "budget"],
    ["Our jam at all 14 campuses on the same morning. There are only two of us.", "place"],
    ["Our jam. It must have a world-famous pop singer. $2,000.", "must-have"],
    ["Our vans on Sunday, from 10 to 2 only, but we want 12 hours of test drives.", "time"],
    [
      "Our farm stays for families with toddlers on the floor of a casino, nobody under 21 is let in.",
      "audience",
    ],
    [
      "Our novel, launched on Davis Square in Rockford. The square is a closed construction site until April.",
      "place",
    ],
    ["Our jam in Leeds. No music. Bring a brass band. It must have a band that plays music.", "must-have"],
    ["Our dinner. The room holds 40 people. Seat 90 guests together.", "audience"],
    ["Our lamp in a library. It must have a bonfire.", "must-have"],
    ["Our gelato on Sunday, 3-5pm, two of us with one cart. 6,000 tastings.", "target"],
    ["Our kit for 900 students. $1,000. Every student must get a t-shirt.", "must-have"],
    [
      "Our test kit. We may not take down a single name or phone number. Goal: 400 registered households.",
      "target",
    ],
  ])("%s", (prompt, line) => {
    expect(asked(prompt)).toContain(line);
  });

  test.each([
    "Our jam at a fair in Leeds, two days, 10 to 5, for 300 visitors. $9,000. No music. Bring warm bread. 60 orders.",
    "Our course in the library. People think we closed for good. Saturday 9 to 1. $2,000.",
    "Our mouthguards in the ice rink lobby, four nights, 5:30 to 8:30 pm. $6,000.",
    "Our tour of three hospitals in Cleveland, one night each. $18,000.",
  ])("and nothing where all of it goes together: %s", (prompt) => {
    expect(asked(prompt)).toEqual([]);
  });
});
