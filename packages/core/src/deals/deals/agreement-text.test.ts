import { type BenefitItem, benefitDueFrom, benefitKinds } from "@marquee/contracts/events/benefits";
import { documentBlockSchema } from "@marquee/contracts/text/document-blocks";
import { documentText } from "@marquee/contracts/text/document-text";
import { fromRight, rightToLeftWords, unguarded } from "@marquee/testkit/right-to-left";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type AgreementFacts, agreementBlocks, contractNumber, partiesIn } from "./agreement-text.ts";

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
    `Contract ${contractNumber("deal_1")}, version 3.`,
    "• The sponsor: Northwind Cloud, represented by Brooke Tanaka",
    "• The host: Henrik Osei",
    "The host will hold Founders Harbor in Singapore, on June 1–3, 2026.",
    "The sponsor purchases the Stage Partner (Gold) package.",
    "• The host provides exhibition space: 2 × Corner booth. Due 14 days before the event.",
    "Audience: 5,000 attendees: Founders.",
    "The sponsor pays the host $12,500.50.",
    "• 300 leads",
  ])
    expect(text.split("\n")).toContain(line);
});

it("the parties can be read from its own words, and from none that are worded otherwise", () => {
  expect(partiesIn(agreementBlocks(facts))).toEqual([
    { role: "Sponsor", name: "Northwind Cloud" },
    { role: "Host", name: "Henrik Osei" },
  ]);
  expect(partiesIn([{ kind: "list", items: ["300 leads"] }])).toEqual([]);
  expect(partiesIn([])).toEqual([]);
});

it("keeps its own words in order around words from right to left, and names the parties without marks", () => {
  const except = ["id", "tier", "kind", "from", "firstDay", "lastDay", "closingDate"];
  const blocks = agreementBlocks(fromRight(facts, except));
  expect(unguarded(blocks)).toEqual([]);
  expect(documentText(blocks).split("\n")).toContain(
    `The host will hold \u2068${rightToLeftWords}\u2069 in \u2068${rightToLeftWords}\u2069, on June 1–3, 2026.`,
  );
  expect(partiesIn(blocks).map(({ name }) => name)).toEqual([rightToLeftWords, rightToLeftWords]);
});

it("names the days of an event as people do, whether in one month or not", () => {
  const heldOn = (firstDay: string, lastDay: string, location = "New York, NY") => {
    const event = { ...facts.facts.event, firstDay, lastDay, location };
    return documentText(agreementBlocks({ ...facts, facts: { ...facts.facts, event } }))
      .split("\n")
      .find((line) => line.startsWith("The host will hold"));
  };
  const held = "The host will hold Founders Harbor in New York, NY, on";
  expect(heldOn("2027-01-11", "2027-01-11")).toBe(`${held} January 11, 2027.`);
  expect(heldOn("2027-01-11", "2027-01-13")).toBe(`${held} January 11–13, 2027.`);
  expect(heldOn("2027-01-30", "2027-02-02")).toBe(`${held} January 30 – February 2, 2027.`);
  expect(heldOn("2026-12-30", "2027-01-02")).toBe(`${held} December 30, 2026 – January 2, 2027.`);
  expect(heldOn("2027-01-11", "2027-01-11", "Online")).toContain("Founders Harbor online, on");
});

it("says None where there is nothing, and has no id and no stamp", () => {
  const id = "deal_01JQZ8X5M3N4P5Q6R7S8T9V0W1";
  const deal = { ...facts.deal, id, benefits: [], kpis: [] };
  const blocks = agreementBlocks({ ...facts, deal });
  for (const title of ["4. Benefits", "6. Goals", "7. Further terms"]) {
    const at = blocks.findIndex((block) => block.kind === "heading" && block.text === title);
    expect(blocks[at + 1]).toEqual({ kind: "paragraph", text: "None." });
  }
  const text = documentText(blocks);
  expect(text).toMatch(/^Contract [0-9A-F]{8}, version 3\.$/m);
  expect(text).not.toMatch(/\b[a-z]{3,4}_\w|\d{4}-\d{2}-\d{2}/);
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
