// cspell:ignore Wexley Foldwell Brisko Merrivale Pramlet mouthguards
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const name = fc.constantFrom("Foldwell", "Slow Harbor", "TrayMate", "Brisko", "Late Merrivale", "PramLet");
const kind = fc.constantFrom("tool box", "night course", "wall paint", "phone line", "seed drill");
const rest = "It is for teachers in Leeds who lose an hour a day. One Monday, 2-5 pm.";
const productOf = (prompt: string) => readBrief({ prompt }).product;

describe("what a product is called", () => {
  test("is its name, and what it is its noun, however a brief joins the two", () => {
    fc.assert(
      fc.property(
        name,
        kind,
        fc.constantFrom<(called: string, noun: string) => string>(
          (called, noun) => `We make ${called}, a ${noun} for people without a garage.`,
          (called, noun) => `Our ${noun} is called ${called}.`,
          (called, noun) => `Ideas for the ${noun} "${called}" are welcome.`,
          (called, noun) => `${called} = ${noun} for people without a garage.`,
          (called, noun) => `${called} is our new ${noun}.`,
          (called, noun) => `We launch a ${noun}, brand is ${called}.`,
        ),
        (called, noun, sentence) => {
          const product = productOf(`${sentence(called, noun)} ${rest}`);
          expect(product?.text).toBe(called);
          expect(product?.kind).toBe(noun);
        },
      ),
    );
  });

  test("is its name, whatever the sentence does with it", () => {
    fc.assert(
      fc.property(
        name,
        fc.constantFrom<(called: string) => string>(
          (called) =>
            `Volunteers sit down with newcomers and read their letters. We call this the ${called}.`,
          (called) => `We are four people making a board game ${called}: one holds the lamp.`,
          (called) => `${called} reads your letters and says what they mean.`,
          (called) => `${called} makes gloves to the hand, eleven measurements.`,
          (called) => `${called}er is liability insurance by the market day.`,
          (called) => `Big news, we got in! The game is ${called}, four players digging in one riverbank.`,
          (called) => `${called} & Rosa: work pants for women in the trades.`,
        ),
        (called, sentence) => {
          expect(productOf(`${sentence(called)} ${rest}`)?.text).toContain(called);
        },
      ),
    );
  });

  test("is no town, no day and nobody who writes", () => {
    fc.assert(
      fc.property(
        kind,
        fc.constantFrom("Leeds, a city of markets.", "Clare here, from the museum.", "Friday, a day in May."),
        (noun, opening) => {
          expect(productOf(`${opening} We sell a ${noun} for teachers. One Monday, 2-5 pm.`)?.text).toBe(
            noun,
          );
        },
      ),
    );
  });
});

test.each([
  ["Wexley goes over the window you've already got, on magnets. Renters in Reno can't sleep.", "Wexley"],
  ["Wexley is stories for the ear, in two languages. People in Reno sit in traffic.", "Wexley"],
  ["Mouthguards, custom molded in 8 minutes. Coaches in Reno say that kids chew them.", "Mouthguards"],
])("a product is named by what it does or is, and a plural greets nobody: %s", (prompt, name) => {
  expect(readBrief({ prompt }).product?.text).toBe(name);
});
