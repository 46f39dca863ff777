import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import { collect, context, replyRequest } from "@marquee/testkit/live-ai-fixtures";
import { toolsFake } from "@marquee/testkit/tools-fake";
import fc from "fast-check";
import { expect, test } from "vitest";
import { localAi } from "../local-ai.ts";

const fake = toolsFake();
const [deal] = await fake.listDeals({ limit: 1 });
if (!deal) throw new Error("the fake has no deal");
const signed: ToolDeal = { ...deal, status: "completed" };
const names = ["Harbor Days", "Quarry Week", "Orchard Forum"];

/** Three signed deals with so many leads each. */
function withLeads(leads: readonly number[]): ReadTools {
  const deals = names.map(
    (eventName, at): ToolDeal => ({
      ...signed,
      id: `deal_${at}`,
      eventName,
    }),
  );
  return {
    ...fake,
    listDeals: async () => deals,
    getAnalytics: async (input) => {
      const analytics = await fake.getAnalytics(input);
      const at = deals.findIndex(({ id }) => id === input.dealId);
      const tiles = analytics.tiles.map((tile) => ({
        ...tile,
        id: "leads" as const,
        label: "Leads",
        unit: "count" as const,
        value: leads[at] ?? 0,
      }));
      return { ...analytics, tiles };
    },
  };
}

test("the most and the fewest are both told, each with its number", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 3, maxLength: 3 }),
      async (leads) => {
        const request = replyRequest({
          history: [
            { author: "user", text: "Which event brought the most leads, and which one brought the fewest?" },
          ],
          tools: withLeads(leads),
        });
        const answer = (await collect(localAi({ delayMs: 0 }).streamReply(request, context()))).join("");
        const nameOf = (count: number) => names[leads.indexOf(count)] ?? "";
        const [verdict = ""] = answer.split("\n");
        const [, best, most, worst, fewest] =
          /^\*\*(.+) did best by leads: ([\d,]+)\. (.+) did worst: ([\d,]+)\./.exec(verdict) ?? [];
        expect([best, worst], verdict).toEqual([nameOf(Math.max(...leads)), nameOf(Math.min(...leads))]);
        const numberOf = (text = "") => Number(text.replaceAll(",", ""));
        // Over its whole time, in however many periods that is read.
        expect(numberOf(most) * Math.min(...leads)).toBe(numberOf(fewest) * Math.max(...leads));
      },
    ),
    { numRuns: 10 },
  );
});
