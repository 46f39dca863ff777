import { limits } from "@marquee/contracts/limits";
import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { createApiKey, listApiKeys } from "./api-keys.ts";

const sample = sampleUser("usr_1");
const owner = {
  ...sample,
  preferences: { ...sample.preferences, api: { enableApiAccess: true, restrictApiAccess: false } },
};
const wanted = { name: "Reports", scope: "read", expiresInDays: null } as const;

it("keys made at the same time never exceed the limit, whatever order their reads and writes take", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const store: MemoryStore = new Map();
      const ids = seededIds();
      const coreWith = (hooks: MemoryTableHooks): Core => ({
        table: memoryTable(hooks, store),
        clock: fixedClock(),
        ids,
      });
      const alone = coreWith({});
      await alone.table.write({ op: "put", item: profileItem(owner) });
      for (let n = 1; n < limits.apiKeysPerUser; n += 1)
        await createApiKey(alone, { user: owner, account: owner }, wanted, someCaller);
      const core = coreWith({ before: () => scheduler.schedule(Promise.resolve()) });
      const calls = [1, 2, 3].map(() =>
        codeOf(createApiKey(core, { user: owner, account: owner }, wanted, someCaller)),
      );
      await scheduler.waitFor(Promise.all(calls));
      expect(await listApiKeys(alone, owner.id)).toHaveLength(limits.apiKeysPerUser);
    }),
    { numRuns: 100 },
  );
});
