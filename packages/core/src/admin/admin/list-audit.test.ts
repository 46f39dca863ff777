import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { auditWrite } from "../../ground/audit/audit.ts";
import { type AuditFilter, listAudit } from "./list-audit.ts";

let fixture: AdminFixture;
const actions = ["updateUser", "adjustCredits", "retryJob"];
const actors = ["usr_ada", "usr_bea"];

beforeEach(async () => {
  fixture = await openAdminFixture();
  await fixture.user("usr_1", { name: "Boris Bold" });
});

/** Writes one entry every hour, the first one first. */
async function write(entries: readonly { action: string; actor: string; reason?: string }[]): Promise<void> {
  for (const entry of entries) {
    fixture.clock.advance(3_600_000);
    await fixture.core.table.transact([auditWrite(fixture.core, { subject: "usr_1", ...entry })]);
  }
}

const found = async (filter: AuditFilter) =>
  (await listAudit(fixture.core, filter, {})).items.map(({ reason }) => reason);

it("finds entries by who, to whom, why, the action in words, and days", async () => {
  await write([
    { action: "updateUser", actor: "usr_ada", reason: "first" },
    ...Array.from({ length: 30 }, () => ({ action: "retryJob", actor: "usr_bea", reason: "late" })),
    { action: "adjustCredits", actor: "usr_bea", reason: "last" },
  ]);
  expect(await found({ search: "ADA bold" })).toEqual(["first"]);
  expect(await found({ search: "adjusted" })).toEqual(["last"]);
  expect(await found({ action: "updateUser" })).toEqual(["first"]);
  expect(await found({ action: "updateUser", days: 1 })).toEqual([]);
  expect(await found({ search: "first", days: 2 })).toEqual(["first"]);
  expect(await found({ search: "nobody" })).toEqual([]);
});

it("pages through everything that matches without a gap or a repeat, in pages of any size", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ action: fc.constantFrom(...actions), actor: fc.constantFrom(...actors) }), {
        maxLength: 240,
      }),
      fc.integer({ min: 1, max: 30 }),
      async (entries, limit) => {
        fixture = await openAdminFixture();
        await write(entries.map((entry, at) => ({ ...entry, reason: `entry ${at}` })));
        const seen: (string | null)[] = [];
        let cursor: string | undefined;
        do {
          const page = await listAudit(fixture.core, { action: "retryJob" }, { limit, cursor });
          expect(page.items.length).toBeLessThanOrEqual(limit);
          seen.push(...page.items.map(({ reason }) => reason));
          cursor = page.cursor;
        } while (cursor !== undefined);
        const expected = entries.flatMap(({ action }, at) => (action === "retryJob" ? [`entry ${at}`] : []));
        expect(seen).toEqual(expected.toReversed());
      },
    ),
    { numRuns: 20 },
  );
});
