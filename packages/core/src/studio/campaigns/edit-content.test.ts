import { inProductFont } from "@marquee/concept-boards/product-font";
import { drawScene } from "@marquee/concept-boards/scene-svg";
import { textLine } from "@marquee/concept-boards/scene-text";
import { AppError } from "@marquee/contracts/errors";
import { budgetGap } from "@marquee/contracts/studio/campaign-idea";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { conceptBlocks } from "@marquee/contracts/studio/concept-words";
import { documentText } from "@marquee/contracts/text/document-text";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleResult } from "@marquee/testkit/sample-result";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { queuedJobItem } from "../../credits/jobs/job.item.ts";
import { duplicateIdea } from "./duplicate-idea.ts";
import { listIdeaVersions, restoreIdeaVersion, updateIdea } from "./edit-idea.ts";
import { ideaItem } from "./idea.item.ts";
import { getIdea, saveFromGeneration } from "./ideas.ts";
import { mockupKey, mockupPlace, mockupUrl } from "./mockup-file.ts";
import { getMockup } from "./mockups.ts";

const owner = "usr_owner";
const id = "gen_1-0";
const analysis = {
  summary: "Two rivals",
  competitors: [{ name: "Acme", strengths: ["Known"], gaps: ["Slow"] }],
  differentiators: ["Hands on"],
  risks: ["Rain"],
  basis: "General knowledge",
};
let core: Core;
let files: Map<string, string>;
const reader = { get: (key: string) => Promise.resolve(files.get(key)) };

beforeEach(() => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  files = new Map();
});

async function saved(given: Partial<CampaignIdea> = {}): Promise<CampaignIdea> {
  const at = new Date(core.clock.now()).toISOString();
  const idea: CampaignIdea = {
    ...sampleResult,
    id,
    userId: owner,
    generationId: "gen_1",
    status: "saved",
    createdAt: at,
    updatedAt: at,
    ...given,
  };
  await core.table.write({ op: "put", item: ideaItem(idea) });
  return idea;
}

/** The generation that the idea is saved from, with a mockup that has its concept's name on it. */
async function generated(prompt = "An evening for developers"): Promise<void> {
  const place = { generationId: "gen_1", index: 0 };
  const { svg } = drawScene({
    headline: sampleResult.name,
    tagline: "Sit down after midnight",
    type: "pop_up",
    palette: {
      background: "#f6f1e7",
      surface: "#fffdf8",
      ink: "#1d2433",
      primary: "#c43f51",
      accent: "#edae49",
    },
    zones: (["entrance", "demo", "lounge"] as const).map((kind) => ({
      name: kind,
      kind,
      note: kind,
      size: "medium" as const,
    })),
    elements: ["Lamps", "Oak"],
    description: `Mockup of “${sampleResult.name}”.`,
  });
  files.set(mockupKey(owner, "gen_1", 0), svg);
  const row = queuedJobItem(
    { id: "gen_1", userId: owner, kind: "campaign", costCredits: 10, requestId: "req_1", input: { prompt } },
    core.clock.now(),
  );
  const result = {
    ...sampleResult,
    fit: [],
    mockupImageUrl: mockupUrl(place),
    mockupDescription: `Mockup of “${sampleResult.name}”.`,
  };
  await core.table.write({ op: "put", item: { ...row, status: "completed", results: [result] } });
}

/** A word that stands nowhere else, for each text of an edit. */
const everywhere = {
  name: "word1",
  description: "word2",
  type: "virtual",
  goals: ["word3"],
  targetAudience: { description: "word4" },
  budget: 77_001,
  location: "word5",
  duration: "word6",
  keyFeatures: ["word7"],
  expectedOutcomes: ["word8"],
  metrics: ["word9"],
  inspiration: "word10",
  mockupDescription: "word11",
  plan: {
    promise: "word12",
    fit: "word13",
    budgetSplit: [{ part: "word14", amount: 77_001 }],
    timeline: [
      { when: "word15", what: "word16" },
      { when: "word17", what: "word18" },
      { when: "word19", what: "word20" },
    ],
    staffing: [{ role: "word21", people: 3 }],
    measures: [{ name: "word22", target: "word23" }],
    risk: { what: "word24", answer: "word25" },
    sources: ["word26"],
  },
  competitiveAnalysis: {
    summary: "word27",
    competitors: [{ name: "word28", strengths: ["word29"], gaps: ["word30"] }],
    differentiators: ["word31"],
    risks: ["word32"],
    basis: "word33",
  },
} as const;

describe("an edit", () => {
  it("changes everything that the concept's document says, and the version before it comes back whole", async () => {
    const first = await saved({ competitiveAnalysis: analysis, mockupDescription: "A bench" });
    const after = await updateIdea(core, owner, id, structuredClone(everywhere) as never);
    const before = documentText(conceptBlocks(first)).split(/\W+/);
    const said = documentText(conceptBlocks(after));
    for (let n = 1; n <= 33; n++) expect(said).toMatch(new RegExp(`\\bword${n}\\b`));
    for (const word of ["Berlin", "Hosts", "Rain", "Acme", "Awareness"]) {
      expect(before).toContain(word);
      expect(said).not.toContain(word);
    }
    const [, kept] = await listIdeaVersions(core, owner, id);
    expect(kept?.content.plan).toEqual(first.plan);
    const restored = await restoreIdeaVersion(core, owner, { ideaId: id, version: 1, seen: 2 });
    expect(conceptBlocks(restored)).toEqual(conceptBlocks(first));
  });

  it("of the budget alone keeps the shares of its split, to the dollar, whatever the budget", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 999_999_999 }),
        async (amounts, budget) => {
          const budgetSplit = amounts.map((amount, n) => ({ part: `Part ${n}`, amount }));
          const plan = { ...sampleResult.plan!, budgetSplit };
          await saved({ plan, budget: budget + 1 });
          const after = await updateIdea(core, owner, id, { budget });
          expect(budgetGap({ budget, plan: after.plan! })).toBe(0);
          expect(Math.min(...after.plan!.budgetSplit.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it("validation_failed: a split that does not add up, and parts that the concept does not have", async () => {
    await saved();
    const fieldsOf = (change: object) =>
      updateIdea(core, owner, id, change).catch((error: unknown) =>
        error instanceof AppError ? error.fields : error,
      );
    expect(await fieldsOf({ plan: { budgetSplit: [{ part: "All", amount: 9_000 }] } })).toEqual({
      "plan.budgetSplit": ["These add up to $9,000, and the budget is $10,000"],
    });
    expect(await fieldsOf({ competitiveAnalysis: { summary: "None" } })).toHaveProperty(
      "competitiveAnalysis",
    );
    expect(await fieldsOf({ mockupDescription: "None" })).toHaveProperty("mockupDescription");
    const { plan: _, ...old } = await saved();
    await core.table.write({ op: "put", item: ideaItem(old) });
    expect(await fieldsOf({ plan: { promise: "None" } })).toHaveProperty("plan");
  });

  it("leaves out an event, takes none that is not there, and brings it back with its version", async () => {
    const [one, other] = ["evt_1", "evt_2"].map((eventId) => ({
      eventId,
      name: eventId,
      location: "Boston, MA",
      date: "2026-06-12T15:00:00.000Z",
      timeZone: "UTC",
      packageId: "pkg_1",
      packageName: "Gold",
      price: 4_800,
      asOf: "2026-01-15T09:00:00.000Z",
    })) as [NonNullable<CampaignIdea["events"]>[number], NonNullable<CampaignIdea["events"]>[number]];
    await saved({ events: [one, other] });
    expect((await updateIdea(core, owner, id, { events: ["evt_2"] })).events).toEqual([other]);
    expect((await updateIdea(core, owner, id, { events: [] })).events).toEqual([]);
    await expect(updateIdea(core, owner, id, { events: ["evt_1"] })).rejects.toMatchObject({
      fields: { events: ["This campaign doesn't have that event"] },
    });
    const restored = await restoreIdeaVersion(core, owner, { ideaId: id, version: 1, seen: 3 });
    expect(restored.events).toEqual([one, other]);
  });

  it("checks the brief again: a budget above it is no longer met", async () => {
    await generated("Let 200 nurses try our sitting stool. Budget is $12,000.");
    await saveFromGeneration(core, owner, { generationId: "gen_1", campaignIndex: 0 });
    const budgetLine = ({ fit }: CampaignIdea) => fit?.find(({ asks }) => asks === "budget")?.status;
    expect(budgetLine(await updateIdea(core, owner, id, { budget: 11_000 }))).toBe("met");
    expect(budgetLine(await updateIdea(core, owner, id, { budget: 13_000 }))).toBe("not");
    expect(budgetLine(await getIdea(core, owner, id))).toBe("not");
  });
});

describe("a renamed concept", () => {
  /** The outlines of a name on a board. */
  const headline = (name: string) => {
    const drawn = inProductFont(textLine(name, 0, 0, { size: 60, fill: "", weight: 700 }));
    return /d="[^"]+"/.exec(drawn)?.[0] ?? "";
  };
  const boardOf = async (idea: CampaignIdea) => {
    const place = mockupPlace(idea.mockupImageUrl);
    if (!place) throw new Error("It has no mockup");
    return (await getMockup(core, reader, owner, { ...place, conceptId: idea.id })).svg;
  };

  it("has its name on its picture and in the picture's description, from the first save on", async () => {
    await generated();
    const first = await saveFromGeneration(core, owner, {
      generationId: "gen_1",
      campaignIndex: 0,
      customizations: { name: "Night bench" },
    });
    expect(first.mockupDescription).toBe("Mockup of “Night bench”.");
    expect(await boardOf(first)).toContain(headline("Night bench"));
    const second = await updateIdea(core, owner, id, { name: "Day bench" });
    expect(second.mockupDescription).toBe("Mockup of “Day bench”.");
    expect(second.mockupImageUrl).not.toBe(first.mockupImageUrl);
    const board = await boardOf(second);
    expect(board).toContain(headline("Day bench"));
    expect(board).not.toContain(sampleResult.name);
    const copy = await duplicateIdea(core, owner, id, undefined);
    expect(await boardOf(copy)).toContain(headline("Copy of Day bench"));
    expect(copy.mockupDescription).toBe("Mockup of “Copy of Day bench”.");
  });

  it("has its name in its own texts, but keeps words that only happen to be the same", async () => {
    const speaking = (name: string) => ({
      name,
      description: "The Working Booth is open. “Night shift” is one.",
      keyFeatures: ["“The Working Booth, by Acme” at work", "Night shift nurses"],
      competitiveAnalysis: { ...analysis, summary: "Nobody has “The Working Booth”" },
    });
    await saved(speaking("The Working Booth, by Acme"));
    const long = await updateIdea(core, owner, id, { name: "Alarm at dawn, by Acme" });
    expect(long.description).toBe("Alarm at dawn is open. “Night shift” is one.");
    expect(long.keyFeatures).toEqual(["“Alarm at dawn, by Acme” at work", "Night shift nurses"]);
    expect(long.competitiveAnalysis?.summary).toBe("Nobody has “Alarm at dawn”");
    await saved(speaking("Night shift"));
    const short = await updateIdea(core, owner, id, { name: "Dawn", goals: ["Night shift"] });
    expect(short.description).toBe("The Working Booth is open. “Dawn” is one.");
    expect(short.keyFeatures).toEqual(["“The Working Booth, by Acme” at work", "Night shift nurses"]);
    expect(short.goals).toEqual(["Night shift"]);
  });

  it("leaves the generation's own mockup as it was", async () => {
    await generated();
    await saveFromGeneration(core, owner, { generationId: "gen_1", campaignIndex: 0 });
    await updateIdea(core, owner, id, { name: "Day bench" });
    const { svg } = await getMockup(core, reader, owner, { generationId: "gen_1", index: 0 });
    expect(svg).toContain(headline(sampleResult.name));
  });

  it("not_found: a concept that was not saved from the mockup's place", async () => {
    await generated();
    await saved({ mockupImageUrl: null });
    const place = { generationId: "gen_1", index: 0, conceptId: id };
    await expect(getMockup(core, reader, owner, place)).rejects.toMatchObject({ code: "not_found" });
  });
});
