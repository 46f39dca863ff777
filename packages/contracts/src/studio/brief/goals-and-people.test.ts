import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

describe("people who do what is counted", () => {
  test("are the goal, by what they book, and not the audience", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 200 }), (count) => {
        const { target, audience, mustHaves } = readBrief({
          prompt: `Our electrician course. Who we want: people on the second shift in Boise, roughly 900 of them. Monday, 2-4 pm. ${count} people who book a campus visit.`,
        });
        expect(target).toMatchObject({ count, counts: "campus visits" });
        expect(audience?.text).toBe("people on the second shift");
        expect(mustHaves).toEqual([]);
      }),
    );
  });

  test("keep what they do where nothing is booked", () => {
    const { target, audience } = readBrief({
      prompt:
        "Card game. Lapsed players quit. Comic shops in Boise, five Wednesdays, 6 to 9pm, 28 seats each. 100 people who finish a game",
    });
    expect(target?.counts).toBe("people who finish a game");
    expect(audience?.size).toBe(140);
    expect(audience?.text).not.toContain("finish");
  });
});

describe("an audience", () => {
  test("is none of what is offered", () => {
    const text = readBrief({
      prompt: "Night guards for tooth grinders, at a dental assistants' congress in Boise, one Saturday..",
    }).audience?.text;
    expect(text).toBe("dental assistants");
  });

  test("ends with what is said of it", () =>
    expect(
      readBrief({
        prompt: "Our riders would be people who fly and lose a whole day to it. Boise, one Friday.",
      }).audience?.text,
    ).not.toContain("lose"));
});

describe("a place", () => {
  test("is not where something else happens", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          "The cuff at the pharmacy is always broken.",
          "Somebody walks out to the office.",
          "A volunteer who farms himself.",
          "Play in street shoes.",
        ),
        (anecdote) => {
          const { place } = readBrief({
            prompt: `We sell hats. ${anecdote} Union hall in Akron, one Wednesday 5-7pm, some 180 members.`,
          });
          expect(place?.text).toBe("Union hall, Akron");
        },
      ),
    );
  });

  test.each(["comic shops", "golf carnival", "grain elevator sites"])("may be %s", (kind) =>
    expect(
      readBrief({ prompt: `We sell hats. The ${kind} in Akron, one Wednesday 5-7pm.` }).place?.venues[0],
    ).toContain(kind),
  );
});

test("a price from so much on is no budget", () =>
  expect(
    readBrief({ prompt: "Billiard tables, from $54,000. Two evenings in Boise, 6 to 9, $17,500." }).budget
      ?.usd,
  ).toBe(17_500));

test("the first bill is what is wrong, although it names an amount", () =>
  expect(
    readBrief({
      prompt: "Pet insurance. Owners only think about it after the first $4,000 vet bill. Boise, one Monday.",
    }).problems[0]?.text,
  ).toContain("vet bill"));
