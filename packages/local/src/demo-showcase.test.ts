import { listMessages } from "@marquee/core/chat/chat/messages";
import type { Core } from "@marquee/core/core";
import { getBalance } from "@marquee/core/credits/credits/credits";
import { checkLedger } from "@marquee/core/credits/ledger-check/check-ledger";
import { listGenerations } from "@marquee/core/studio/campaigns/generations";
import { listIdeas } from "@marquee/core/studio/campaigns/ideas";
import { demoUserIds } from "@marquee/seed/content/demo-users";
import { seed } from "@marquee/seed/seed";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleOf } from "@marquee/testkit/sample-of";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { seedShowcase } from "./demo-showcase.ts";

const userId = demoUserIds.brand;

it.each(sampleOf([0, 1, 3]))(
  "the demo's brand starts with credits, six whole concepts in its library and Morgan's answers, also if it is interrupted after %i transactions",
  async (first) => {
    const store: MemoryStore = new Map();
    const clock = fixedClock();
    let transactions = 0;
    let stopsAfter = first;
    // Each step takes a moment, as it does outside of tests.
    const before = async (operation: string) => {
      clock.advance(1);
      if (operation !== "transact") return;
      transactions += 1;
      if (transactions > stopsAfter) throw new Error("The start was interrupted");
    };
    const core: Core = { table: memoryTable({ before }, store), clock, ids: seededIds() };
    await seed({ ...core, table: memoryTable({}, store) });
    const files = new Map<string, string>();
    const showcase = () => seedShowcase(core, { put: async (key, body) => void files.set(key, body) });
    await expect(showcase()).rejects.toThrow("interrupted");
    stopsAfter = Number.POSITIVE_INFINITY;
    for (let n = 0; n < 2; n++) await showcase();

    expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 250, heldCredits: 0 });
    expect(await checkLedger(core, userId)).toEqual([]);
    const generations = (await listGenerations(core, userId, {})).items;
    expect(generations.map(({ status }) => status)).toEqual(["completed", "completed"]);
    const concepts = (await listIdeas(core, userId, {})).items;
    expect(concepts).toHaveLength(6);
    expect(new Set(concepts.map(({ name }) => name)).size).toBe(6);
    for (const concept of concepts) {
      expect(concept).toMatchObject({
        competitiveAnalysis: expect.anything(),
        mockupImageUrl: expect.any(String),
      });
      expect(concept.description).toContain("Northwind");
    }
    expect(files.size).toBe(6);
    const { items } = await listMessages(core, userId, {});
    const answers = items.filter(({ isAi }) => isAi);
    expect(answers).toHaveLength(3);
    for (const { content } of answers) expect(content).toMatch(/^\*\*(?!I'm not sure).{20,}/);
    const left = [...store.values()].filter(({ pk }) => pk === `USER#${userId}`);
    expect(left.filter(({ rowType }) => rowType === "session")).toEqual([]);
    expect(
      left.filter(({ rowType, sweepAt }) => rowType === "notification" && sweepAt !== undefined),
    ).toEqual([]);
  },
);
