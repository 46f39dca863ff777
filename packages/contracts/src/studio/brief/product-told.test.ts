import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const noun = fc.constantFrom("label printer", "walking frame", "bread knife", "air filter");
const productOf = (prompt: string): string | undefined => readBrief({ prompt }).product?.text;
const rest = "$2,900 in all. 40 orders.";

describe("the product", () => {
  test("is what is made or taken home, and no occasion beside it", () => {
    fc.assert(
      fc.property(
        noun,
        fc.constantFrom<(thing: string) => string>(
          (thing) =>
            `We build a ${thing} that works at minus 20. Cold chain trade show in Boise, Wed + Thu, 9-5.`,
          (thing) =>
            `I coordinate outreach for a clinic. We'd like men to take a ${thing} with them. Boise, one Monday.`,
        ),
        (thing, told) => {
          expect(productOf(`${told(thing)} ${rest}`)).toContain(thing);
        },
      ),
    );
  });

  test("is whom or what one is short of", () =>
    expect(
      productOf(
        `Foster families for teenagers is what we're short of. Coffee hour in Boise, one Sunday. ${rest}`,
      ),
    ).toBe("Foster families"));

  test("is what a shelter wants adopted", () =>
    expect(
      productOf(
        `Old dogs! Our shelter wants 20 senior dogs adopted. Eight dogs in a lobby in Boise. ${rest}`,
      ),
    ).toBe("senior dogs"));

  test("is what a farm grows", () =>
    expect(
      productOf(
        `Oyster farm here. Boise, one Saturday. 5,000 tasted is what our co-op put in the grant. ${rest}`,
      ),
    ).toBe("oysters"));

  test("is a public service by its own name, and not what is handed out", () =>
    expect(
      productOf(`Public radio station, Anchorage. We hand out paper maps with our frequency. ${rest}`),
    ).toBe("Public radio station"));

  test("ends where the towns of a route begin", () => {
    const { product, place } = readBrief({
      prompt: `Sleeper bus El Paso – Los Angeles (lie-flat). We park on the plaza for two Fridays, 11am-2pm. ${rest}`,
    });
    expect(product?.text).toBe("Sleeper bus");
    expect(place?.town).toBe("El Paso");
  });
});
