import type { CampaignAi } from "@marquee/adapters/ai/port";
import { industries } from "@marquee/contracts/enums";
import { generateBodySchema } from "@marquee/contracts/studio/campaign-order";
import { describe, expect, test } from "vitest";
import type { Brief } from "./briefs/brief.ts";
import { briefs } from "./briefs/briefs.ts";
import { generationFacts } from "./briefs/concept-facts.ts";
import { pairShares, scoreGeneration, sentencesIn } from "./briefs/generation-score.ts";
import { landsideKnives, nightCart, quietCourt } from "./briefs/handwritten.ts";
import { mentions } from "./briefs/mentions.ts";
import { daysIn } from "./briefs/number-faults.ts";
import {
  type CheckedConcept,
  generationOf,
  perfectConcept,
  perfectConcepts,
} from "./briefs/perfect-concept.ts";
import { judgeConcepts } from "./concepts.ts";
import { judgeWorld } from "./world.ts";

const all = [...briefs.build, ...briefs.final];

function briefOf(id: string): Brief {
  const brief = all.find((one) => one.id === id);
  if (!brief) throw new Error(`no brief ${id}`);
  return brief;
}

function score(brief: Brief, concepts: CheckedConcept[]) {
  return scoreGeneration({ brief, generation: generationFacts(generationOf(brief, concepts)) });
}

/** A pair of concepts for a brief, each changed. */
function changed(
  brief: Brief,
  change: (concept: CheckedConcept) => Partial<CheckedConcept>,
): CheckedConcept[] {
  return perfectConcepts(brief).map((concept) => ({ ...concept, ...change(concept) }));
}

describe("the briefs", () => {
  test.each(["build", "final"] as const)(
    "of the half %s are fifty, of every industry, a fifth impossible",
    (half) => {
      expect(briefs[half]).toHaveLength(50);
      expect(new Set(briefs[half].map(({ industry }) => industry))).toEqual(new Set(industries));
      expect(briefs[half].filter(({ unmet }) => unmet).length).toBeGreaterThanOrEqual(10);
    },
  );

  test("have ids of their own, can be ordered, and name their product", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(100);
    for (const { prompt, form, product } of all) {
      expect(generateBodySchema.safeParse({ prompt, ...form }).success, prompt).toBe(true);
      expect(mentions(prompt, product), prompt).toBe(true);
    }
  });

  test("of the two halves have no city in common", () => {
    const cities = (half: readonly Brief[]) =>
      half.flatMap(({ place }) => place?.words.filter((word) => /^\p{Lu}/u.test(word)) ?? []);
    expect(cities(briefs.build).filter((city) => cities(briefs.final).includes(city))).toEqual([]);
  });

  test("that are a pair differ in their product only", () => {
    const paired = all.filter(({ pair }) => pair !== undefined);
    expect(paired.length).toBeGreaterThanOrEqual(12);
    for (const { id, pair = "", prompt } of paired) {
      const other = briefOf(pair);
      expect(other.pair).toBe(id);
      const words = new Set(other.prompt.split(/\s+/));
      expect(prompt.split(/\s+/).filter((word) => !words.has(word)).length).toBeLessThan(5);
    }
  });
});

describe("a perfect answer", () => {
  test.each(all.map((brief) => [brief.id, brief] as const))("to %s scores 3", (_id, brief) => {
    expect(score(brief, perfectConcepts(brief))).toMatchObject({ score: 3, reasons: [] });
  });

  test.each(all.map((brief) => [brief.id, brief] as const))(
    "to another brief than %s scores 0 there",
    (id, brief) => {
      const other = all[(all.findIndex((one) => one.id === id) + 7) % all.length];
      if (other) expect(score(brief, perfectConcepts(other)).score).toBe(0);
    },
  );

  test("to a brief that differs in its product only scores 0, and its sentences are counted", () => {
    const [one, other] = [briefOf("b02"), briefOf("b03")];
    expect(score(other, perfectConcepts(one)).score).toBe(0);
    const told = [one, other].map((brief) => ({
      brief,
      generation: generationFacts(generationOf(brief, perfectConcepts(brief))),
    }));
    expect(pairShares(told)).toEqual([{ ids: ["b02", "b03"], share: 1 }]);
    expect(scoreGeneration(told[0] ?? expect.unreachable(), 1)).toMatchObject({ score: 2 });
    expect(scoreGeneration(told[0] ?? expect.unreachable(), 1 / 3)).toMatchObject({ score: 3 });
  });
});

describe("what a person wrote by hand", () => {
  test.each([
    ["b10", nightCart],
    ["b06", landsideKnives],
    ["f36", quietCourt],
  ])("for %s scores 3, and nothing for the others", (id, concept) => {
    expect(score(briefOf(id), [concept, perfectConcept(briefOf(id))])).toMatchObject({
      score: 3,
      reasons: [],
    });
    for (const other of ["b10", "b06", "f36"].filter((one) => one !== id))
      expect(score(briefOf(other), [concept]).score).toBe(0);
  });

  test("is read with its brief, where the generation says how it read it", () => {
    const brief = briefOf("b10");
    const generation = generationOf(brief, perfectConcepts(brief));
    const reading = (understood: object) =>
      scoreGeneration({
        brief,
        generation: generationFacts({ ...generation, understood } as typeof generation),
      });
    expect(
      reading({ product: "medication cart", budgetCents: 1_800_000, audience: 420, target: 200 }).reasons,
    ).toEqual([]);
    expect(reading({ product: "cart", budget: 18, audience: 420 }).reasons).toEqual([
      "It read the brief without its budget, target.",
    ]);
  });
});

describe("what costs points", () => {
  test.each(all.filter(({ mustNots }) => mustNots).map((brief) => [brief.id, brief] as const))(
    "is a broken must-not, for %s",
    (_id, brief) => {
      for (const [line, words] of Object.entries(brief.mustNots ?? {})) {
        const word = (words[0] ?? "").replace("*", "");
        const told = score(
          brief,
          changed(brief, ({ keyFeatures }) => ({
            keyFeatures: [...keyFeatures, `Everybody enjoys ${word}`],
          })),
        );
        expect(told.score, line).toBeLessThanOrEqual(1);
        expect(told.brokenMustNots).toHaveLength(2);
      }
    },
  );

  test.each(all.filter(({ unmet }) => unmet).map((brief) => [brief.id, brief] as const))(
    "is a wish that can't be met and isn't named, for %s",
    (_id, brief) => {
      const silent = changed(brief, (concept) => ({
        plan: { ...concept.plan, risk: { what: "It may rain", answer: "There is a roof" } },
        fit: (concept.fit ?? []).map((line) => ({ ...line, status: "met" })),
      }));
      expect(score(brief, silent).score).toBeLessThan(3);
      expect(score(brief, silent).reasons.join()).toContain("can't be met");
    },
  );

  test("is a budget above the one that was named, and parts that don't sum up to it", () => {
    const brief = briefOf("b07");
    const dear = score(
      brief,
      changed(brief, () => ({ budget: 4_600 })),
    );
    expect(dear.score).toBeLessThanOrEqual(1);
    expect(dear.impossibleNumbers).toHaveLength(4);
  });

  test("is more people than the audience has, than the stations take, or than its staff can talk to", () => {
    const brief = briefOf("b10");
    const promising = (target: string, also = "It opens") =>
      score(
        brief,
        changed(brief, (concept) => ({
          keyFeatures: [...concept.keyFeatures, `${concept.name}: ${also}`],
          plan: { ...concept.plan, measures: [{ name: "Conversations about the cart", target }] },
        })),
      ).impossibleNumbers;
    expect(promising("420")).toEqual([]);
    expect(promising("About 421")).toHaveLength(2);
    expect(promising("300", "2 stations, 24 hours, 5 nurses per hour")).toHaveLength(2);
    expect(promising("240", "2 stations, 24 hours, 5 nurses per hour")).toEqual([]);
    const short = briefOf("b37");
    expect(
      score(
        short,
        changed(short, (concept) => ({
          plan: { ...concept.plan, measures: [{ name: "Helmet trials", target: "90" }] },
        })),
      ).impossibleNumbers,
    ).toHaveLength(2);
  });

  test("is a target that is missed without a word, or promised though nobody can reach it", () => {
    const within = (id: string, target: string, what: string) => {
      const brief = briefOf(id);
      return score(
        brief,
        changed(brief, (concept) => ({
          plan: {
            ...concept.plan,
            measures: [{ name: `${brief.target?.counts[0]}s for the ${brief.product[0]}`, target }],
            risk: { what, answer: concept.plan.risk.answer },
          },
        })),
      );
    };
    expect(within("b02", "96", "It may rain").reasons.join()).toContain("misses the target");
    expect(
      within("b02", "96", "This gives about 96; 150 would need a second booth.").reasons.join(),
    ).not.toContain("misses");
    expect(within("b09", "5,000", "It may rain").impossibleNumbers).toHaveLength(4);
  });

  test("is a checklist that says what isn't so, and none at all", () => {
    const brief = briefOf("b25");
    const empty = changed(brief, () => ({
      keyFeatures: ["People use the river cruise for some minutes each"],
    }));
    expect(score(brief, empty).reasons.join()).toContain("says that “a cabin at full size” is met");
    expect(
      score(
        brief,
        changed(brief, () => ({ fit: [] })),
      ),
    ).toMatchObject({ score: 2 });
  });

  test("is a scene elsewhere, at another time, or as long as another", () => {
    const brief = briefOf("b10");
    const set = (scene: Partial<CheckedConcept>) =>
      score(
        brief,
        changed(brief, () => scene),
      ).score;
    expect(set({ location: "A street festival in Cleveland, at a hospital, by the break room" })).toBe(2);
    expect(
      set({ location: "Denver", keyFeatures: ["The medication cart at lunch", "ten minutes"] }),
    ).toBeLessThan(2);
    expect(set({ duration: "8 weeks" })).toBe(2);
  });
});

test("a brief is ordered, made and read as its customer does it, and its pairs are compared", async () => {
  const world = await judgeWorld("local");
  const generateIdeas: CampaignAi["generateIdeas"] = async ({ prompt }) =>
    perfectConcepts(all.find((brief) => brief.prompt === prompt) ?? expect.unreachable()).map(
      ({
        fit: _fit,
        competitiveAnalysis: _analysis,
        mockupImageUrl: _url,
        mockupDescription: _text,
        ...draft
      }) => draft,
    );
  const report = await judgeConcepts("build", {
    ...world,
    campaignAi: { ...world.campaignAi, generateIdeas },
  });
  const reasons = new Set(
    report.briefs.flatMap((brief) => brief.reasons).map((reason) => reason.split(": ").at(-1)),
  );
  expect(report.briefs.map(({ id }) => id)).toEqual(briefs.build.map(({ id }) => id));
  const known = /It says 100%|^Its checklist has no line for/;
  expect([...reasons].filter((reason) => !known.test(reason ?? ""))).toEqual([]);
  expect(new Set(report.briefs.map((brief) => brief.score))).toEqual(new Set([3, 2]));
  expect(report.pairs).toHaveLength(4);
  expect(report.frequentSentences).not.toEqual([]);
});

describe("a set of concepts", () => {
  const brief = briefOf("b13");
  const misfit = { ...perfectConcept(briefOf("b41"), "The Loupe"), name: "The Loupe" };

  test("is better with two that fit than with a third that doesn't", () => {
    expect(score(brief, perfectConcepts(brief)).score).toBe(3);
    expect(score(brief, [...perfectConcepts(brief), misfit]).score).toBe(2);
  });

  test("scores 0 when there is nothing", () => {
    expect(score(brief, []).score).toBe(0);
  });

  test("loses points for sentences in common and for one format twice", () => {
    const [one = expect.unreachable(), two = expect.unreachable()] = perfectConcepts(brief);
    const sharing = score(brief, [one, { ...two, inspiration: one.inspiration }]);
    expect(sharing.repeatedSentences).toEqual([one.inspiration]);
    expect(sharing.score).toBe(2);
    expect(score(brief, [one, { ...one, name: "Another Name" }]).score).toBeLessThan(2);
  });

  test("has its frequent sentences counted", () => {
    const concepts = generationFacts(
      generationOf(brief, [...perfectConcepts(brief), ...perfectConcepts(brief)]),
    ).concepts;
    expect(sentencesIn(concepts, 2)).toEqual([]);
    expect(sentencesIn(concepts, 1).length).toBeGreaterThan(10);
  });
});

test("a duration says how many days it takes", () => {
  const days = [
    "3 days",
    "Two evenings",
    "one week",
    "6 market nights",
    "A weekend",
    "8 hours",
    "As asked",
  ].map(daysIn);
  expect(days).toEqual([3, 2, 7, 6, 2, 1, undefined]);
});
