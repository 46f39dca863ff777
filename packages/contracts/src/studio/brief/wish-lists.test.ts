import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const opening = "We sell walking sticks. Town hall in Boise, one Monday, 2-5 pm, 300 people. $4,000.";
const thing = fc.constantFrom("rack", "mirror", "ramp", "lamp", "scale");
const wishesOf = (sentence: string): string =>
  readBrief({ prompt: `${opening} ${sentence}` })
    .mustHaves.map(({ text }) => text)
    .join(" / ");

describe("a list of things without a verb", () => {
  test("is one of wishes, whatever is said of each thing", () => {
    fc.assert(
      fc.property(thing, thing, (first, second) => {
        fc.pre(first !== second);
        const wishes = wishesOf(
          `A ${first} on display that people can open and a ${second} that they put together themselves.`,
        );
        expect(wishes).toContain(`${first} on display`);
        expect(wishes).toContain(`${second} that they put together`);
      }),
    );
  });

  test("may name people beside things", () => {
    const wishes = wishesOf(
      "A parked cart with the handles, a physical therapist next to it, warm water, towels.",
    );
    for (const wish of ["parked cart", "physical therapist", "warm water", "towels"])
      expect(wishes).toContain(wish);
  });

  test("may say what somebody does", () => {
    const wishes = wishesOf("Two former walkers tell what a Tuesday is like, caseworker at the table.");
    expect(wishes).toContain("Two former walkers tell");
    expect(wishes).toContain("caseworker at the table");
  });

  test("is none if it says when, how many or what is refused", () => {
    expect(wishesOf("A big hall, 600 visitors, one of the coldest days.")).not.toContain("hall");
    expect(wishesOf("No drums, a quiet room.")).not.toContain("drums");
  });

  test("is meant by a label that says what it needs", () => {
    const { mustHaves, problems } = readBrief({
      prompt:
        "Renters insurance\n- where: dorm lobby, Boise\n- needs: carts people can borrow, a person who explains a policy",
    });
    expect(mustHaves.map(({ text }) => text).join(" / ")).toMatch(
      /carts people can borrow.*person who explains/u,
    );
    expect(problems).toEqual([]);
  });
});

test("what only points back says that the sentence before it is the wish", () => {
  expect(wishesOf("I'd like a wooden pencil in the shape of a tower, both days. That's the must.")).toContain(
    "wooden pencil in the shape of a tower",
  );
});
