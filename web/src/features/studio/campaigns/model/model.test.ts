import { type CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { type CampaignTemplate } from "@marquee/contracts/studio/templates";
import fc from "fast-check";
import { expect, test } from "vitest";
import { generation, idea } from "#testing/campaign-examples.ts";
import { contactFigure, fitFigure, fitLines } from "./concept-figures.ts";
import { editBody, loadEditSchema, mergedEdit } from "./edit-form.ts";
import { changesBetween } from "./idea-changes.ts";
import { ideaTexts } from "./idea-texts.ts";
import { holdsStatus, libraryWanted } from "./library-filter.ts";
import { filterTemplates } from "./template-filter.ts";
import { wordDiff } from "./word-diff.ts";

const template = (name: string, type: CampaignTemplate["type"], description = "") =>
  ({ name, type, description, targetAudience: "", content: "", industry: "tech" }) as CampaignTemplate;

test("templates are found by every word of the search, in any order, and by their type", () => {
  const all = [template("The Swap Window", "pop_up", "Shoppers swap"), template("Night Lab", "virtual")];
  const found = (text: string, type: CampaignTemplate["type"] | "all" = "all") =>
    filterTemplates(all, { text, type }).map(({ name }) => name);
  expect(found("")).toEqual(["The Swap Window", "Night Lab"]);
  expect(found(" shoppers  WINDOW ")).toEqual(["The Swap Window"]);
  expect(found("", "virtual")).toEqual(["Night Lab"]);
  expect(found("swap", "virtual")).toEqual([]);
});

test("the list is queried for what the address says, without what is not chosen", () => {
  expect(libraryWanted({}, null)).toEqual({});
  expect(
    libraryWanted(
      { q: "harbor", status: "all", type: "pop_up", budget: "25000-50000", mockup: "with" },
      { by: "budget", descending: true },
    ),
  ).toEqual({
    q: "harbor",
    status: "all",
    type: "pop_up",
    minBudget: "25000",
    maxBudget: "50000",
    mockup: "with",
    sort: "-budget",
  });
  expect(libraryWanted({ budget: "100000-" }, { by: "luck", descending: false })).toEqual({
    minBudget: "100000",
  });
  expect(libraryWanted({ budget: "-25000" }, null)).toEqual({ maxBudget: "25000" });
});

test("an idea leaves a list that its new status does not belong to", () => {
  expect(holdsStatus(undefined, "archived")).toBe(false);
  expect(holdsStatus("active", "draft")).toBe(true);
  expect(holdsStatus("archived", "saved")).toBe(false);
  expect(holdsStatus("all", "archived")).toBe(true);
});

const words = fc
  .array(fc.constantFrom("open", "stage", "for", "makers", "at\nnight", "a"), { maxLength: 12 })
  .map((list) => list.join(" "));

test("the parts without added ones are the earlier text, and without removed ones the later text", () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = wordDiff(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join("");
      expect(without("added")).toBe(before);
      expect(without("removed")).toBe(after);
      if (before === after) expect(parts.every(({ kind }) => kind === "same")).toBe(true);
    }),
  );
});

test("a changed word in a sentence is the only part marked", () => {
  expect(wordDiff("An open stage for makers", "An open market for makers")).toEqual([
    { kind: "same", text: "An open" },
    { kind: "removed", text: " stage" },
    { kind: "added", text: " market" },
    { kind: "same", text: " for makers" },
  ]);
});

const base = { values: ideaTexts(idea), version: 3 };

test("only changes are sent, lists by their lines, with the version they are based on", () => {
  const values = { ...base.values, name: "New", goals: "Leads\n\n  Meetings ", targetAudience: "Makers" };
  expect(editBody(values, base)).toEqual({
    name: "New",
    goals: ["Leads", "Meetings"],
    targetAudience: { description: "Makers" },
    version: 3,
  });
});

const full: CampaignIdea = {
  ...idea,
  mockupDescription: "A bench",
  plan: {
    promise: "They try it",
    fit: "They trust it",
    budgetSplit: [
      { part: "Build: stand", amount: 1_234 },
      { part: "People", amount: 0 },
    ],
    timeline: [
      { when: "8 weeks before", what: "Decide: place and day" },
      { when: "On the day", what: "Count" },
      { when: "Later", what: "Report" },
    ],
    staffing: [{ role: "Hosts", people: 1_200 }],
    measures: [{ name: "Demos", target: "400: half of all" }],
    risk: { what: "Rain", answer: "A roof" },
    sources: ["A study"],
  },
  competitiveAnalysis: {
    summary: "Two rivals",
    competitors: [{ name: "Acme", strengths: ["Known", "Cheap"], gaps: ["Slow"] }],
    differentiators: ["Hands on"],
    risks: ["Late"],
    basis: "General knowledge",
  },
};

test("what the form shows of an idea is read back as the same idea, in every field", () => {
  const texts = ideaTexts(full);
  const blank = Object.fromEntries(Object.keys(texts).map((field) => [field, "\u0000"]));
  // Events are left out on the concept's page, not in the form.
  const values = { ...blank, events: texts.events } as never;
  const { version: _, ...sent } = editBody(texts, { values, version: 3 });
  expect(full).toMatchObject(sent);
  expect(Object.keys(sent.plan ?? {}).toSorted()).toEqual(Object.keys(full.plan ?? {}).toSorted());
  expect(Object.keys(sent.competitiveAnalysis ?? {}).toSorted()).toEqual(
    Object.keys(full.competitiveAnalysis ?? {}).toSorted(),
  );
});

test("a slip in a line of a plan or an amount is reported at its field, and never becomes another number", async () => {
  const values = ideaTexts(full);
  const schema = await loadEditSchema(() => ({ values, version: 3 }));
  const wrongAt = (change: object) => {
    const checked = schema.safeParse({ ...values, ...change });
    return checked.success ? [] : checked.error.issues.map(({ path }) => path[0]);
  };
  expect(wrongAt({ budget: "9.999.9" })).toEqual(["budget"]);
  expect(wrongAt({ budgetSplit: "Build $6,000" })).toEqual(["budgetSplit"]);
  expect(wrongAt({ staffing: "Hosts: two" })).toEqual(["staffing"]);
  expect(wrongAt({ timeline: "Now: Go" })).toEqual(["timeline"]);
  expect(wrongAt({ measures: "Demos" })).toEqual(["measures"]);
  expect(wrongAt({ riskAnswer: "x".repeat(301) })).toEqual(["riskAnswer"]);
  expect(wrongAt({ competitors: "Acme: Known" })).toEqual(["competitors"]);
  expect(wrongAt({ budget: "$12,000", budgetSplit: "All: 12000" })).toEqual([]);
});

test("versions show what changed in a plan, and nothing that an older version did not keep", () => {
  const { plan, ...rest } = full;
  if (!plan) throw new Error("It has a plan");
  const after = { ...full, budget: 9, plan: { ...plan, measures: [{ name: "Demos", target: "5" }] } };
  expect(changesBetween(full, after).map(({ field }) => field)).toEqual(["budget", "measures"]);
  const {
    budget: _,
    inspiration: __,
    ...old
  } = { ...rest, competitiveAnalysis: null, mockupDescription: null };
  expect(changesBetween(old, { ...full, name: "New" }).map(({ field }) => field)).toEqual(["name"]);
});

test("an error in a list's entry is reported at the list, and an unchanged form sends nothing", async () => {
  const schema = await loadEditSchema(() => base);
  expect(schema.safeParse(base.values)).toEqual({ success: true, data: null });
  const wrong = schema.safeParse({ ...base.values, goals: "x".repeat(301), location: " " });
  expect(wrong.success).toBe(false);
  const paths = wrong.success ? [] : wrong.error.issues.map(({ path }) => path);
  expect(paths).toEqual([["location"], ["goals"]]);
});

test("what another device saved fills the fields not touched here, and nothing typed is lost", () => {
  const mine = { ...base.values, name: "Mine", location: "Oslo" };
  const theirs = { ...base.values, name: "Theirs", duration: "A week" };
  expect(mergedEdit(base.values, mine, theirs)).toEqual({
    values: { ...base.values, name: "Mine", location: "Oslo", duration: "A week" },
    both: ["name"],
  });
});

const [first] = generation.results;
if (!first) throw new Error("The example has no concept");
const concept: CampaignResult = first;
const planned = (name: string, target: string): CampaignResult => ({
  ...concept,
  plan: {
    promise: "They try it",
    fit: "They trust it",
    budgetSplit: [{ part: "All", amount: concept.budget }],
    timeline: [],
    staffing: [],
    measures: [{ name, target }],
    risk: { what: "Rain", answer: "A roof" },
    sources: [],
  },
});

test("the cost per contact is shown with the figures it is computed from", () => {
  expect(contactFigure(planned("Qualified contacts", "About 1,600"))).toEqual({
    value: "$25",
    basis: "$40,000 ÷ 1,600 (Qualified contacts)",
  });
});

test("a plan without a number of contacts is reported as such, and nothing is made up", () => {
  const unknown = { value: "Not known", basis: "The plan doesn't give a number of contacts." };
  expect(contactFigure(planned("Visitors", "900"))).toEqual(unknown);
  expect(contactFigure(concept)).toEqual(unknown);
});

test("the fit counts what the brief asks for and is met, and shows what isn't first, with the reason", () => {
  const fit = [
    { asks: "budget", line: "Budget: $50,000", status: "met", where: "Within the budget" },
    {
      asks: "must-have",
      line: "Must-have: real snow",
      status: "not",
      where: "Snow doesn't last in the heat",
    },
    { asks: "target", line: "Target: 150 leads", status: "partly", where: "Measures: Leads, 90" },
  ] as const;
  expect(fitFigure({ ...concept, fit: [...fit] }).value).toBe("1 of 3 met");
  expect(fitLines({ ...concept, fit: [...fit] }).map(({ status }) => status)).toEqual([
    "not",
    "partly",
    "met",
  ]);
});

test("a concept from before briefs were checked has no fit, and says so", () => {
  const { fit: _fit, ...older } = concept;
  expect(fitFigure(older)).toMatchObject({ value: "Not known", basis: expect.stringContaining("before") });
  expect(fitLines(older)).toEqual([]);
});
