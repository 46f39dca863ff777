import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { dealBrand, sampleDeal, setDealStage, storeDeal } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { tellParties } from "./tell-parties.ts";

it("a step that is stored does not fail because its push cannot be built; the failure is reported", async () => {
  const store: MemoryStore = new Map();
  const broken = new Error("The table does not answer");
  let isDown = false;
  const table = memoryTable(
    {
      before: async (operation) => {
        if (isDown && operation === "get") throw broken;
      },
    },
    store,
  );
  const core: Core = { table, clock: fixedClock(), ids: seededIds() };
  const brand = dealBrand(1);
  await setDealStage(core, [brand], [{ maxSponsors: 1 }]);
  const deal = sampleDeal({ id: "deal_1", brandId: brand.id });
  await storeDeal(core, deal);
  const failures: unknown[] = [];
  const channel = { ...recordingChannel(), pushFailed: (error: unknown) => void failures.push(error) };

  isDown = true;
  await tellParties(core, channel, { deal, notices: [] });
  expect(failures).toEqual([broken]);
});
