import { toolsFake } from "@marquee/testkit/tools-fake";
import fc from "fast-check";
import { expect, test } from "vitest";
import { everyDeal } from "./every-deal.ts";

const [deal] = await toolsFake().listDeals({ limit: 1 });
if (!deal) throw new Error("the fake has no deal");

test("all deals are read, however many there are, each once and in their order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 130 }), async (many) => {
      const all = Array.from({ length: many }, (_, at) => ({ ...deal, id: `deal_${at}` }));
      const tools = {
        ...toolsFake(),
        listDeals: async ({
          offset = 0,
          limit = 5,
        }: {
          offset?: number | undefined;
          limit?: number | undefined;
        }) => all.slice(offset, offset + limit),
      };
      expect(await everyDeal(tools)).toEqual(all);
    }),
    { numRuns: 20 },
  );
});
