import { AppError } from "@marquee/contracts/errors";
import { memoryTable } from "@marquee/table/memory-table";
import { TransactionRefused } from "@marquee/table/table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { capIs, memberItem } from "../../ground/identity/member.item.ts";
import { roleCheck } from "../../ground/identity/session-check.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows } from "../../rows/paging.ts";
import { openingBalance } from "./balance.item.ts";
import { getBalance } from "./credits.ts";
import { grantCredits } from "./grant.ts";
import { holdWrites, type PaidJob, settleWrites } from "./ledger.ts";
import { ledgerPrefix, readLedgerEntry } from "./ledger-entry.item.ts";
import { spendingEntity } from "./spending.item.ts";
import { asSpender, spentThisMonth } from "./spending.ts";

const dayMs = 86_400_000;
const accountId = "usr_acme";
// Its months end eight hours after those of UTC.
const account = sampleUser(accountId, { timeZone: "America/Los_Angeles" });

async function company(caps: readonly (number | null)[], pool: number) {
  const clock = fixedClock();
  const core: Core = { table: memoryTable(), clock, ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(account) });
  await core.table.write({ op: "put", item: openingBalance(accountId) });
  await grantCredits(core, { userId: accountId, id: "pool", amount: pool, reason: "Pool" });
  const setCap = (person: number, monthlyCap: number | null) => {
    const member = { accountId, personId: `usr_${person}`, teamRole: "member", joinedAt: "" } as const;
    return core.table.write({ op: "put", item: memberItem({ ...member, monthlyCap }) });
  };
  for (const [person, cap] of caps.entries()) await setCap(person, cap);
  let orders = 0;
  const order = (person: number, costCredits: number): Promise<PaidJob> => {
    const acting = { actorId: `usr_${person}`, accountId };
    const jobId = `rpl_${orders++}`;
    return asSpender(core, acting, costCredits, async ({ actorId, month, monthlyCap }) => {
      const job: PaidJob = {
        payerId: accountId,
        clientId: null,
        actorId,
        spentMonth: month,
        jobId,
        costCredits,
        kind: "chat",
      };
      await core.table.transact([
        roleCheck(acting, "member", capIs(monthlyCap)),
        ...holdWrites(job, clock.now(), monthlyCap),
      ]);
      return job;
    });
  };
  const ledger = async () =>
    (await allRows(core, { pk: userPartition(accountId), sk: { beginsWith: ledgerPrefix } }))
      .map(readLedgerEntry)
      .filter(({ referenceType }) => referenceType === "chat");
  const spendingRows = async () =>
    (await allRows(core, { pk: userPartition(accountId), sk: { beginsWith: "SPENDING#" } })).map(
      spendingEntity.read,
    );
  return { core, clock, setCap, order, ledger, spendingRows };
}

/** Undefined for an order that the cap or the pool refused. */
const unlessRefused = (order: Promise<PaidJob>) =>
  order.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "forbidden") return undefined;
    if (error instanceof TransactionRefused && error.label === "balance") return undefined;
    throw error;
  });

const histories = fc.array(
  fc.record({
    person: fc.integer({ min: 0, max: 2 }),
    credits: fc.integer({ min: 0, max: 15 }),
    daysBefore: fc.integer({ min: 0, max: 20 }),
    /** The open job that is settled afterwards, and how much of it is charged. */
    settles: fc.option(fc.record({ which: fc.nat(), charged: fc.nat() }), { nil: undefined }),
  }),
  { maxLength: 25 },
);

describe("what people spend of an account's credits", () => {
  it("is what the ledger says of each person's month, whenever their work was settled, and sums to the account's", async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const { core, clock, order, ledger, spendingRows } = await company([30, 10, null], 200);
        const jobs: PaidJob[] = [];
        const open: PaidJob[] = [];
        for (const { person, credits, daysBefore, settles } of history) {
          clock.advance(daysBefore * dayMs + 1);
          const job = await unlessRefused(order(person, credits));
          if (job) {
            jobs.push(job);
            open.push(job);
          }
          const [settled] = settles && open.length > 0 ? open.splice(settles.which % open.length, 1) : [];
          if (!settled) continue;
          const charged = (settles?.charged ?? 0) % (settled.costCredits + 1);
          await core.table.transact(settleWrites(settled, charged, clock.now()));
        }
        const entries = await ledger();
        const rows = await spendingRows();
        for (const { personId, month, credits } of rows) {
          const own = new Set(
            jobs.flatMap((job) => (job.actorId === personId && job.spentMonth === month ? [job.jobId] : [])),
          );
          const booked = entries.filter(({ referenceId }) => own.has(referenceId));
          expect(booked.every(({ actorId }) => actorId === personId)).toBe(true);
          expect(0 - booked.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
          if (personId === "usr_0") expect(credits).toBeLessThanOrEqual(30);
          if (personId === "usr_1") expect(credits).toBeLessThanOrEqual(10);
        }
        const { availableCredits } = await getBalance(core, accountId);
        expect(rows.reduce((sum, { credits }) => sum + credits, 0)).toBe(200 - availableCredits);
      }),
    );
  });

  it("passes neither a cap nor the pool, however many order at once", async () => {
    // Each of nine takes what their cap allows, and is refused more while the pool still has it for the tenth.
    const { core, order } = await company([...Array<number>(9).fill(7), null], 70);
    const ordered = await Promise.all(
      Array.from({ length: 100 }, (_, nth) => unlessRefused(order(nth % 10, 3))),
    );
    const spent = await spentThisMonth(core, account);
    for (let person = 0; person < 9; person++) {
      expect(spent.get(`usr_${person}`) ?? 0, `person ${person}`).toBeLessThanOrEqual(6);
    }
    const count = ordered.filter((job) => job !== undefined).length;
    expect((await getBalance(core, accountId)).availableCredits).toBe(70 - 3 * count);
    expect([...spent.values()].reduce((sum, credits) => sum + credits, 0)).toBe(3 * count);
    expect(count).toBe(23);
  });

  it("counts for the month on the account's clock, and begins again with the next", async () => {
    const { clock, order, spendingRows } = await company([10], 100);
    const at = (instant: string) => clock.advance(Date.parse(instant) - clock.now());
    const year = new Date(clock.now()).getUTCFullYear() + 1;
    at(`${year}-08-01T06:59:00Z`);
    await order(0, 10);
    expect(await unlessRefused(order(0, 1))).toBeUndefined();
    at(`${year}-08-01T07:00:00Z`);
    await order(0, 10);
    expect((await spendingRows()).map(({ month, credits }) => [month, credits])).toEqual([
      [`${year}-07`, 10],
      [`${year}-08`, 10],
    ]);
  });

  it("is one call of the table without a cap, and two with one, except where the month is not the same all over the world", async () => {
    const { core, clock, order } = await company([null, 30], 100);
    const calls: string[] = [];
    const { get, transact } = core.table;
    core.table.get = (...given) => {
      calls.push("get");
      return get.apply(core.table, given);
    };
    core.table.transact = (...given) => {
      calls.push("transact");
      return transact.apply(core.table, given);
    };
    const callsOf = async (person: number) => {
      calls.length = 0;
      await order(person, 1);
      return [...calls];
    };
    expect(await callsOf(0)).toEqual(["transact"]);
    expect(await callsOf(1)).toEqual(["transact", "transact"]);
    const year = new Date(clock.now()).getUTCFullYear() + 1;
    clock.advance(Date.parse(`${year}-08-01T11:59:00Z`) - clock.now());
    expect(await callsOf(0)).toEqual(["get", "transact"]);
    clock.advance(60_000);
    expect(await callsOf(0)).toEqual(["transact"]);
  });

  it("is judged by the newest cap, also where an owner changed it since it was read", async () => {
    const { core, order, setCap } = await company([30], 100);
    const { transact } = core.table;
    let changed = false;
    core.table.transact = async (writes) => {
      if (!changed) {
        changed = true;
        await setCap(0, 5);
      }
      return transact.call(core.table, writes);
    };
    const refusal = await order(0, 6).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "forbidden" });
    expect(String(refusal)).toContain("of your 5 credits");
  });

  it("says how much is left, and who can raise it", async () => {
    const { clock, order } = await company([30], 100);
    const month = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "America/Los_Angeles" });
    const name = month.format(clock.now());
    await order(0, 28);
    await expect(order(0, 4)).rejects.toThrow(
      `You've used 28 of your 30 credits for ${name}, and this takes 4. Ask an owner to raise your cap.`,
    );
    await order(0, 2);
    await expect(order(0, 1)).rejects.toThrow(
      `You've used 30 of your 30 credits for ${name}. Ask an owner to raise your cap.`,
    );
  });
});
