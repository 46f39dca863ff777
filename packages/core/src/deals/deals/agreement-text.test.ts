import { type BenefitItem, benefitDueFrom, benefitKinds } from "@marquee/contracts/events/benefits";
import { documentBlockSchema } from "@marquee/contracts/text/document-blocks";
import { documentText } from "@marquee/contracts/text/document-text";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type AgreementFacts, agreementBlocks } from "./agreement-text.ts";

const booth: BenefitItem = {
  kind: "booth",
  text: "Corner booth",
  quantity: 2,
  due: { days: 14, from: "before_event" },
};
const facts: AgreementFacts = {
  deal: {
    id: "deal_1",
    version: 3,
    packageName: "Stage Partner",
    tier: "gold",
    amountCents: 1_250_050,
    benefits: [booth],
    addOns: [],
    kpis: ["300 leads"],
    closingDate: "2026-03-01",
    notes: "",
  },
  facts: {
    event: {
      name: "Founders Harbor",
      location: "Singapore",
      firstDay: "2026-06-01",
      lastDay: "2026-06-03",
      attendeeCount: 5_000,
      attendeeType: "Founders",
    },
    brand: { name: "Brooke Tanaka", company: "Northwind Cloud" },
    host: { name: "Henrik Osei", company: "" },
  },
};

it("says who agrees on what, for how much and by when", () => {
  const text = documentText(agreementBlocks(facts));
  for (const line of [
    "Agreement deal_1, version 3.",
    "• The sponsor: Northwind Cloud, represented by Brooke Tanaka",
    "• The host: Henrik Osei",
    "The host holds Founders Harbor from June 1, 2026 to June 3, 2026 at this location: Singapore.",
    "The sponsor takes the package Stage Partner, of the gold tier.",
    "• The host provides exhibition space: 2 × Corner booth. Due 14 days before the event.",
    "Audience: 5,000 attendees: Founders.",
    "The sponsor pays the host $12,500.50.",
    "• 300 leads",
  ])
    expect(text.split("\n")).toContain(line);
});

it("has a clause for each benefit, is the same for the same facts, and another for any other term", () => {
  const aBenefit = fc.record({
    kind: fc.constantFrom(...benefitKinds),
    text: fc.string({ minLength: 1 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    due: fc.record({ days: fc.nat(90), from: fc.constantFrom(...benefitDueFrom) }),
  });
  const someTerms = fc.record({
    amountCents: fc.nat(1_000_000_000),
    benefits: fc.array(aBenefit, { maxLength: 5 }),
    addOns: fc.array(fc.record({ id: fc.string(), benefit: aBenefit, priceCents: fc.nat(1_000_000) }), {
      maxLength: 3,
    }),
    kpis: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
    closingDate: fc.option(fc.constantFrom("2026-03-01", "2026-03-02")),
    notes: fc.string(),
  });
  fc.assert(
    fc.property(someTerms, (terms) => {
      const withTerms = (change: object) =>
        agreementBlocks({ ...facts, deal: { ...facts.deal, ...terms, ...change } });
      const blocks = withTerms({}).map((block) => documentBlockSchema.parse(block));
      expect(withTerms({})).toEqual(blocks);
      const text = documentText(blocks);
      for (const benefit of [...terms.benefits, ...terms.addOns.map((one) => one.benefit)])
        expect(text).toContain(benefit.text);
      for (const change of [
        { amountCents: terms.amountCents + 1 },
        { benefits: [...terms.benefits, booth] },
        { addOns: [...terms.addOns, { id: "add_1", benefit: booth, priceCents: 100 }] },
        { kpis: [...terms.kpis, "One more"] },
        { closingDate: terms.closingDate === null ? "2026-04-01" : null },
        { notes: `${terms.notes}!` },
        { version: 4 },
      ])
        expect(documentText(withTerms(change))).not.toBe(text);
    }),
  );
});
