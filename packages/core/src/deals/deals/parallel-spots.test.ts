import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, sampleAddOn, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { addOnEntity } from "../../events/events/add-on.item.ts";
import { readSponsorshipPackage } from "../../events/events/event.item.ts";

const brands = [0, 1, 2].map((n) => dealBrand(n));

it("offers at the same time never share a spot or an add-on, whatever order their reads and writes take", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const store: MemoryStore = new Map();
      const coreWith = (hooks: MemoryTableHooks): Core => ({
        table: memoryTable(hooks, store),
        clock: fixedClock(),
        ids: seededIds(),
        pause: async () => {},
      });
      const addOn = sampleAddOn({ id: "add_1", capacity: 1 });
      await setDealStage(coreWith({}), brands, [{ maxSponsors: 2 }], {}, [addOn]);
      const core = coreWith({ before: () => scheduler.schedule(Promise.resolve()) });
      const offers = brands.map((brand) =>
        codeOf(
          offerAs(core, recordingChannel(), {
            brand,
            body: { packageId: "pkg_1", addOns: ["add_1"] },
            idempotencyKey: undefined,
          }),
        ),
      );
      await scheduler.waitFor(Promise.all(offers));
      const rows = [...store.values()];
      const deals = rows.filter(({ rowType }) => rowType === "deal");
      const spots = rows
        .filter(({ rowType }) => rowType === "sponsorship-package")
        .map(readSponsorshipPackage);
      const seats = rows.filter(({ rowType }) => rowType === "add-on").map(addOnEntity.read);
      expect(deals).toHaveLength(1);
      expect(spots.flatMap((one) => one.spots)).toHaveLength(1);
      expect(seats.flatMap((one) => one.spots)).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});
