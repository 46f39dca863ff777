import { noPlainTerms } from "@marquee/contracts/deals/deal-terms";
import {
  type BenefitItem,
  benefitDueFrom,
  benefitKinds,
  benefitText,
} from "@marquee/contracts/events/benefits";
import { refusalOf } from "@marquee/testkit/refusal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Terms } from "./deal.item.ts";
import { termsAfter, versionChanges } from "./deal-terms.ts";

const aBenefit: fc.Arbitrary<BenefitItem> = fc.record({
  kind: fc.constantFrom(...benefitKinds),
  text: fc
    .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom("a", "b", "c", " ", "x") })
    .map((text) => `b${text}`),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  due: fc.record({ days: fc.nat(365), from: fc.constantFrom(...benefitDueFrom) }),
});
const someBenefits = fc.uniqueArray(aBenefit, { selector: ({ text }) => text, minLength: 1, maxLength: 6 });
const termsWith = (benefits: BenefitItem[]): Terms => ({
  amountCents: 900_000,
  benefits,
  addOns: [],
  ...noPlainTerms,
});
const after = (before: Terms, input: Parameters<typeof termsAfter>[1]) =>
  termsAfter(before, input, { hosted: { addOns: [] }, at: "" });

describe("benefits in a counter-offer", () => {
  it("given as lines keep their kind and due day, whatever their quantities become", () => {
    fc.assert(
      fc.property(someBenefits, fc.integer({ min: 1, max: 10_000 }), (benefits, quantity) => {
        const wanted = benefits.map((one, at) => (at === 0 ? { ...one, quantity } : one));
        expect(after(termsWith(benefits), { benefits: wanted.map(benefitText) }).benefits).toEqual(wanted);
      }),
    );
  });

  it("given in their parts are exactly those", () => {
    fc.assert(
      fc.property(someBenefits, someBenefits, (benefits, benefitItems) => {
        expect(after(termsWith(benefits), { benefitItems }).benefits).toEqual(benefitItems);
      }),
    );
  });

  it("show any change of a part in the difference, with the value before and after", () => {
    fc.assert(
      fc.property(someBenefits, aBenefit, (benefits, other) => {
        const edits = (["kind", "text", "quantity", "due"] as const).map((part) => ({
          ...(benefits[0] as BenefitItem),
          [part]: other[part],
        }));
        for (const edited of edits) {
          const before = termsWith(benefits);
          const next = after(before, { benefitItems: [edited, ...benefits.slice(1)] });
          const isSame = JSON.stringify(next) === JSON.stringify(before);
          const fields = versionChanges(before, next).map(({ field }) => field);
          expect(fields).toEqual(isSame ? [] : ["benefits"]);
        }
      }),
    );
  });

  it("validation_failed: in both forms at once", async () => {
    const both = async () => after(termsWith([]), { benefits: ["A booth"], benefitItems: [] });
    expect(await refusalOf(both())).toMatchObject({ fields: { benefits: expect.any(Array) } });
  });
});
