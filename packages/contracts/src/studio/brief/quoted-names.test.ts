// cspell:ignore Bokka composter Ferrata Nonna Rechenpilz Sugo Warmwell
import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const productOf = (prompt: string) => {
  const { text, kind } = readBrief({ prompt }).product ?? { text: undefined };
  return kind === undefined ? text : `${text} = ${kind}`;
};

describe("the product", () => {
  it.each([
    // A name in quotes, before or after what it is
    [
      'Kitchen composter "Bokka" that works overnight. Home store in Utrecht, 2 days.',
      "Bokka = kitchen composter",
    ],
    [
      'Indie game studio, game is "Mudlark", a slow puzzle game. Fair in Seattle, 4 days.',
      "Mudlark = slow puzzle game",
    ],
    [
      'Fresh ravioli, chilled, from Emilia, brand "Nonna Pia". Union Station, Toronto.',
      "Nonna Pia = fresh ravioli",
    ],
    ['Pasta sauce in pouches, "Sugo Presto", for students. Two days in Delft.', "Sugo Presto = pasta sauce"],
    [
      'The ministry promotes the screening program ("ScreenTest at Home"). Regina, 2 days.',
      "ScreenTest at Home = screening program",
    ],
    ['The Harlow Group is introducing "Kith & Co", a line of dog food from oats.', "Kith & Co = dog food"],
    // A name without quotes
    [
      "Our electric pickup, the Harrow E7, has a range of 310 miles. Expo in Dallas.",
      "Harrow E7 = electric pickup",
    ],
    [
      "So we've built this inflatable kayak, the Finnmark 2, and it fits a backpack.",
      "Finnmark 2 = inflatable kayak",
    ],
    [
      "I teach Latin and I founded Rechenpilz, an app that trains mental arithmetic.",
      "Rechenpilz = mental arithmetic app",
    ],
    [
      "Our foundation runs a hotline against fraud called Second Ring. Zurich, 1 day.",
      "Second Ring = hotline",
    ],
    ["Product: Ferrata, climbing harness for heavy climbers\nPlace: Lund", "Ferrata = climbing harness"],
    ["Skin barrier serum (brand: Lumen Derm), 79 euros. Paris, 4 days.", "Lumen Derm = skin barrier serum"],
    ["Our app Tandem Taxi matches people who share a ride. Geneva, 2 days.", "Tandem Taxi = app"],
    // No name: what a seller sells, what stands beside the brand
    ["Heat pump installer (Warmwell GmbH, from Kassel). Homeowners fear the noise.", "Heat pump"],
    ["Denim brand. Repair service nobody knows about. Flea market, Berlin, 1 day.", "Repair service"],
    ["We're an animal shelter in Leeds. 43 older dogs that nobody wants.", "older dogs"],
    // What one says while thinking is no word of it
    ["Um, so we've got this student account right, it's called First Nest.", "First Nest = student account"],
  ])("is told by name and kind: %s", (prompt, product) => expect(productOf(prompt)).toBe(product));

  it("is nothing that somebody only says in quotes", () => {
    const { product } = readBrief({
      prompt: 'We make a folding ramp. Our boss says "Never Again". Two days at a fair in Lyon, 9 to 5.',
    });
    expect(product?.text).toBe("folding ramp");
  });
});
