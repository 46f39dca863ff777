import { textsIn } from "@marquee/adapters/ai/plain-text";
import { type Ai, AiError, type BrandKnowledge, type CampaignBrief } from "@marquee/adapters/ai/port";
import { campaignTypes } from "@marquee/contracts/enums";
import type { CampaignIdeaDraft, CampaignPlan } from "@marquee/contracts/studio/campaign-idea";
import { jsonReply } from "@marquee/testkit/fake-messages-api-events";
import { ideas, liveFixture, scenes } from "@marquee/testkit/live-ai-fixtures";
import { describe, expect, test } from "vitest";
import { localAi } from "./local-ai.ts";

const brief = { prompt: "Launch our tracing product", goals: [], competitorNames: ["Acme"] };
const brandWithout = (...forbiddenWords: string[]): BrandKnowledge => ({
  goals: "",
  audience: "",
  voice: "",
  facts: [],
  forbiddenWords,
});
const context = () => ({ signal: new AbortController().signal, seed: "s", onIdea: () => {} });

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** What people read in a drawing: its letters, its title and its description. */
const textsOfSvg = (svg: string) => svg.replaceAll(/<[^>]*>/g, "\n").replaceAll("&#39;", "'");

/** Everything that a customer can read of a campaign. */
async function everyText(ai: Ai, order: CampaignBrief): Promise<string> {
  const made = await ai.generateIdeas(order, context());
  const [analyses, mockups] = [
    await ai.analyzeCompetition(order, made, context()),
    await ai.drawMockups(order, made, context()),
  ];
  const drawn = mockups.map(({ svg, description }) => [textsOfSvg(svg), description]);
  return textsIn([made, analyses, drawn]);
}

describe("the local strategist never says what the brand forbids", () => {
  const ai = localAi({ delayMs: 0 });

  test("whichever word it would use, in ideas with their plans, analyses, and mockups", async () => {
    const said = [...new Set(wordsOf(await everyText(ai, brief)))].filter((word) =>
      /^\p{L}{3,}$/u.test(word),
    );
    expect(said.length).toBeGreaterThan(400);
    // Only a few words at a time, so that the rest of the text remains.
    for (let at = 0; at < said.length; at += 30) {
      const forbidden = said.slice(at, at + 30);
      const text = new Set(wordsOf(await everyText(ai, { ...brief, brand: brandWithout(...forbidden) })));
      expect(forbidden.filter((word) => text.has(word))).toEqual([]);
    }
  });

  test("even the name of a campaign type, which is still made", async () => {
    for (const preferredType of campaignTypes) {
      const word = preferredType.replace("_", "-");
      const order = { ...brief, preferredType, brand: brandWithout(word, "mockup") };
      const made = await ai.generateIdeas(order, context());
      expect(made.map(({ type }) => type)).toEqual([preferredType, preferredType, preferredType]);
      expect((await everyText(ai, order)).toLowerCase()).not.toMatch(new RegExp(`\\b(?:${word}|mockup)\\b`));
    }
  });
});

const forbidden = "Synergy";
const withWord = (text: string) => `${text} Full of synergy.`;
type PlanChange = (plan: CampaignPlan) => Partial<CampaignPlan>;
const inPlan = (change: PlanChange) => (idea: CampaignIdeaDraft) => ({
  ...idea,
  plan: { ...idea.plan, ...change(idea.plan) },
});
const first = <T>(rows: readonly T[], change: (row: T) => T) =>
  rows.map((row, at) => (at === 0 ? change(row) : row));

const places: [string, (idea: CampaignIdeaDraft) => CampaignIdeaDraft][] = [
  ["the name", (idea) => ({ ...idea, name: "Synergy Lab" })],
  ["a key feature", (idea) => ({ ...idea, keyFeatures: ["Synergy wall"] })],
  ["the audience", (idea) => ({ ...idea, targetAudience: { description: "Fans of SYNERGY" } })],
  ["the plan's promise", inPlan(() => ({ promise: "Synergy for everyone" }))],
  ["the plan's reason", inPlan(({ fit }) => ({ fit: withWord(fit) }))],
  [
    "a part of the budget",
    inPlan(({ budgetSplit }) => ({
      budgetSplit: first(budgetSplit, (row) => ({ ...row, part: "Synergy" })),
    })),
  ],
  [
    "the timeline",
    inPlan(({ timeline }) => ({
      timeline: first(timeline, (row) => ({ ...row, what: withWord(row.what) })),
    })),
  ],
  [
    "the staff",
    inPlan(({ staffing }) => ({ staffing: first(staffing, (row) => ({ ...row, role: "Synergy lead" })) })),
  ],
  [
    "a measure's target",
    inPlan(({ measures }) => ({
      measures: first(measures, (row) => ({ ...row, target: withWord(row.target) })),
    })),
  ],
  ["the risk", inPlan(({ risk }) => ({ risk: { ...risk, what: withWord(risk.what) } }))],
  ["the answer to the risk", inPlan(({ risk }) => ({ risk: { ...risk, answer: withWord(risk.answer) } }))],
];

describe("a model's text with a forbidden word is never delivered", () => {
  const live = liveFixture();
  const order = { ...brief, brand: brandWithout(forbidden) };

  test.each(places)(
    "in %s: the idea is refused, and requested again with the word named",
    async (_where, change) => {
      const [one, ...others] = ideas;
      if (!one) throw new Error("no ideas");
      live.api.script(jsonReply({ ideas: [change(one), ...others] }), jsonReply({ ideas: [one] }));
      const seen: CampaignIdeaDraft[] = [];
      const found = await live
        .ai()
        .generateIdeas(order, { ...context(), onIdea: (idea) => void seen.push(idea) });
      expect(found).toHaveLength(3);
      expect(textsIn([found, seen])).not.toMatch(/synergy/i);
      expect(JSON.stringify(live.api.requests[1]?.body.messages)).toMatch(
        /Synergy.{0,4} is one of the brand's/,
      );
    },
  );

  test.each([
    ["headline", (scene: (typeof scenes)[number]) => ({ ...scene, headline: "Synergy" })],
    ["tagline", (scene: (typeof scenes)[number]) => ({ ...scene, tagline: "All synergy" })],
    ["element", (scene: (typeof scenes)[number]) => ({ ...scene, elements: ["Synergy", "Light"] })],
    ["description", (scene: (typeof scenes)[number]) => ({ ...scene, description: "A wall of synergy" })],
    [
      "zone",
      (scene: (typeof scenes)[number]) => ({
        ...scene,
        zones: first(scene.zones, (zone) => ({ ...zone, name: "Synergy bar", note: "Pure synergy" })),
      }),
    ],
  ])("in the %s of a scene: it is not drawn, and another is requested", async (_where, change) => {
    live.api.script(jsonReply({ scenes: first(scenes, change) }), jsonReply({ scenes }));
    const mockups = await live.ai().drawMockups(order, ideas, context());
    expect(live.api.requests).toHaveLength(2);
    expect(JSON.stringify(mockups)).not.toMatch(/synergy/i);
  });

  test("twice: the part fails, which releases its credits, instead of being delivered", async () => {
    const wrong = jsonReply({ scenes: scenes.map((one) => ({ ...one, headline: "Synergy" })) });
    live.api.script(wrong, wrong);
    const error = await live
      .ai()
      .drawMockups(order, ideas, context())
      .catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(AiError);
  });

  test("but the kind of a campaign or a zone is a code that nobody reads, so it is not refused", async () => {
    const spoken = new Set(wordsOf(textsIn([ideas, scenes])));
    const codes = [
      ...ideas.map(({ type }) => type),
      ...scenes.flatMap(({ zones }) => zones.map(({ kind }) => kind)),
    ];
    const unspoken = codes.filter((code) => !spoken.has(code.replace("_", "-")));
    expect(unspoken.length).toBeGreaterThan(0);
    const bare = { ...brief, brand: brandWithout(...unspoken) };
    live.api.script(jsonReply({ ideas }), jsonReply({ scenes }));
    expect(await live.ai().generateIdeas(bare, context())).toEqual(ideas);
    expect(await live.ai().drawMockups(bare, ideas, context())).toHaveLength(ideas.length);
  });
});
