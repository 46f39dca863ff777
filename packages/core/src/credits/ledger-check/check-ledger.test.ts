import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { sampleResult } from "@marquee/testkit/sample-result";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { inPerson } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { orderCampaign } from "../../studio/campaigns/order-campaign.ts";
import { grantCredits } from "../credits/grant.ts";
import { captureJob, failJob, leaseJob } from "../jobs/jobs.ts";
import { checkLedger } from "./check-ledger.ts";

let fixture: AdminFixture;

beforeEach(async () => {
  fixture = await openAdminFixture();
  await fixture.user("usr_1");
  await grantCredits(fixture.core, { userId: "usr_1", id: "g", amount: 100, reason: "Grant" });
  const item = sessionItem("usr_1", "hash", someCaller, true, fixture.clock.now());
  await fixture.core.table.write({ op: "put", item });
});

/** An order of 10 credits that a worker has leased. */
async function running() {
  const { id } = await orderCampaign(
    fixture.core,
    { send: async () => undefined },
    {
      principal: { ...inPerson("usr_1"), sessionHash: "hash" },
      body: { prompt: "A pop-up for developers" },
      idempotencyKey: "k",
      requestId: "r",
      budget: ampleBudget,
    },
  );
  const job = await leaseJob(fixture.core, { userId: "usr_1", jobId: id, kind: "campaign" });
  if (!job) throw new Error("No lease");
  return job;
}

/** What the table contains for an order, read without the code under test. */
async function rowsOf(jobId: string) {
  const { items } = await fixture.core.table.query({
    pk: "USER#usr_1",
    sk: { beginsWith: "TX#" },
    limit: 100,
  });
  return items.filter(({ referenceId }) => referenceId === jobId);
}

async function entriesOf(jobId: string) {
  const rows = await rowsOf(jobId);
  return rows.map(({ id, amount, description }) => [String(id).replace(jobId, "job"), amount, description]);
}

const results = [sampleResult];
const hold = ["hold#job", -10, "Campaign"];

describe("a job books", () => {
  it("only its hold when it is charged in full", async () => {
    const job = await running();
    await captureJob(fixture.core, job, { chargedCredits: 10, results });
    expect(await entriesOf(job.id)).toEqual([hold]);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
  });

  it("the returned credits when it is charged in part", async () => {
    const job = await running();
    await captureJob(fixture.core, job, { chargedCredits: 7, results });
    expect(await entriesOf(job.id)).toEqual([hold, ["settle#job", 3, "Partly returned: Campaign"]]);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
  });

  it("the return of the whole cost when it fails", async () => {
    const job = await running();
    await failJob(fixture.core, job, {});
    expect(await entriesOf(job.id)).toEqual([hold, ["settle#job", 10, "Returned: Campaign"]]);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
  });
});

describe("the check", () => {
  const settle = async (jobId: string, amount: number) => {
    const [row] = await rowsOf(jobId);
    const id = `settle#${jobId}`;
    await fixture.core.table.write({
      op: "put",
      item: { ...row, pk: "USER#usr_1", sk: `TX#2026-01-15T09:01#${id}`, id, kind: "capture", amount },
    });
  };

  it("accepts a settlement of zero, which full charges used to book", async () => {
    const job = await running();
    await captureJob(fixture.core, job, { chargedCredits: 10, results });
    await settle(job.id, 0);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
  });

  it("names a job that was charged in full but gave credits back anyway", async () => {
    const job = await running();
    await captureJob(fixture.core, job, { chargedCredits: 10, results });
    await settle(job.id, 10);
    const differences = await checkLedger(fixture.core, "usr_1");
    expect(differences.map(({ what }) => what)).toEqual(
      expect.arrayContaining([`settlements of ${job.id} (completed)`, "available is the sum of the ledger"]),
    );
  });

  it("names a failed job whose credits never came back", async () => {
    const job = await running();
    await failJob(fixture.core, job, {});
    const settled = (await rowsOf(job.id)).find(({ id }) => id === `settle#${job.id}`);
    await fixture.core.table.write({ op: "delete", key: { pk: "USER#usr_1", sk: String(settled?.sk) } });
    const differences = await checkLedger(fixture.core, "usr_1");
    expect(differences.map(({ what }) => what)).toContain(`settlements of ${job.id} (failed)`);
  });
});
