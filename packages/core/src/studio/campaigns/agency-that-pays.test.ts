import type { GrantPayer } from "@marquee/contracts/account/grant-scopes";
import { AppError } from "@marquee/contracts/errors";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import { memoryTable } from "@marquee/table/memory-table";
import { type Item, TransactionRefused } from "@marquee/table/table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleResult } from "@marquee/testkit/sample-result";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { loadSession } from "../../account/sessions/sessions.ts";
import { orderCampaignAction } from "../../chat/chat/actions/order-campaign.ts";
import { getReplyAllowance } from "../../chat/chat/free-replies-left.ts";
import { sendMessage } from "../../chat/chat/send-message.ts";
import type { Core } from "../../core.ts";
import { openingBalance } from "../../credits/credits/balance.item.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { ledgerPrefix, readLedgerEntry } from "../../credits/credits/ledger-entry.item.ts";
import { tellLowCredits } from "../../credits/credits/low-credits.ts";
import { spentThisMonth } from "../../credits/credits/spending.ts";
import { captureJob, findJob, leaseJob, releaseJob } from "../../credits/jobs/jobs.ts";
import { listTransactions } from "../../credits/jobs/list-transactions.ts";
import { refundJob } from "../../credits/jobs/refund-job.ts";
import { retryJob } from "../../credits/jobs/retry-job.ts";
import { tellPayer } from "../../credits/jobs/tell-payer.ts";
import { checkLedger } from "../../credits/ledger-check/check-ledger.ts";
import { grantItem, grantKey } from "../../ground/identity/grant.item.ts";
import { memberItem } from "../../ground/identity/member.item.ts";
import { inPerson, type Principal } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { createTicket, markAuthenticated, openConnection } from "../../live/realtime/realtime.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows } from "../../rows/paging.ts";
import { allJobHooks as hooks } from "../../whole/job-kinds/all-job-hooks.ts";
import { orderCampaign } from "./order-campaign.ts";

const client = "usr_client";
const other = "usr_other";
const agency = "usr_agency";
const people = ["usr_0", "usr_1"] as const;
const admin = sampleUser("usr_admin", { role: "admin" });
const queue = { send: async () => undefined };

let core: Core;
let clock: ReturnType<typeof fixedClock>;

/** An agency with two people, the first of whom has a cap, and what its clients agreed on. */
async function stage(cap: number | null = null, pool = 500) {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  const put = (item: Item) => core.table.write({ op: "put", item });
  for (const id of [client, other, agency, ...people]) {
    const user = sampleUser(id, { company: id, timeZone: "UTC" });
    await put(profileItem(user));
    await put(openingBalance(id));
    await grantCredits(core, { userId: id, id: `grant-${id}`, amount: pool, reason: "Grant" });
  }
  await put(profileItem(admin));
  for (const personId of people) {
    const monthlyCap = personId === people[0] ? cap : null;
    const member = { accountId: agency, personId, teamRole: "member", monthlyCap, joinedAt: "" } as const;
    await put(memberItem(member));
    await put(sessionItem(personId, "h", someCaller, true, clock.now()));
  }
  await agree(client, "agency");
  await agree(other, "client");
}

const agree = (accountId: string, payer: GrantPayer) =>
  core.table.write({
    op: "put",
    item: grantItem({
      accountId,
      granteeId: agency,
      teamRole: "member",
      scope: "everything",
      payer,
      state: "active",
      startedById: accountId,
      acceptedById: agency,
      startedAt: "",
      acceptedAt: "",
    }),
  });

const acts = (personId: string = people[0], accountId = client, payer: GrantPayer = "agency"): Principal => ({
  actorId: personId,
  accountId,
  through: agency,
  payer,
  sessionHash: "h",
});
const order = async (principal = acts(), prompt = "A pop-up for developers") => {
  const { id } = await orderCampaign(core, queue, {
    principal,
    body: { prompt },
    idempotencyKey: core.ids.token(),
    requestId: "req",
    budget: ampleBudget,
  });
  return (await findJob(core, principal.accountId, id)) ?? Promise.reject(new Error("no job"));
};
const ask = (principal = acts()) =>
  sendMessage(core, queue, {
    principal,
    content: "Which events fit us?",
    clientId: undefined,
    claims: { userId: undefined, isAi: undefined },
    requestId: "req",
    budget: ampleBudget,
  });
const availableTo = async (id: string) => (await getBalance(core, id)).availableCredits;
const entriesOf = async (id: string) =>
  (await allRows(core, { pk: userPartition(id), sk: { beginsWith: ledgerPrefix } })).map(readLedgerEntry);
const differences = async () =>
  (await Promise.all([client, other, agency].map((id) => checkLedger(core, id)))).flat();
const spentOf = async (id: string) => spentThisMonth(core, sampleUser(id, { timeZone: "UTC" }));
async function finish(id: string, accountId: string, chargedCredits: number) {
  const lease = await leaseJob(core, { userId: accountId, jobId: id, kind: "campaign" });
  if (!lease) throw new Error("no lease");
  await captureJob(core, lease, { chargedCredits, results: [sampleResult] });
}

beforeEach(() => stage());

describe("what an agency that pays orders for a client", () => {
  it("takes the agency's credits, and its ledger names person and client", async () => {
    const job = await order();
    expect(job).toMatchObject({ userId: client, actorId: people[0], through: agency, payer: "agency" });
    expect(await getBalance(core, agency)).toMatchObject({ availableCredits: 490, heldCredits: 10 });
    expect(await getBalance(core, client)).toMatchObject({ availableCredits: 500, heldCredits: 0 });
    const [entry] = (await listTransactions(core, agency, {})).items;
    expect(entry).toMatchObject({
      amount: -10,
      by: { id: people[0] },
      client: { id: client, name: client },
      // The brief is the client's.
      subject: null,
    });
    expect((await listTransactions(core, client, {})).items).toHaveLength(1);
    await finish(job.id, client, 10);
    expect(await getBalance(core, agency)).toMatchObject({ availableCredits: 490, usedCredits: 10 });
    expect(await spentOf(agency)).toEqual(new Map([[people[0], 10]]));
    expect(await spentOf(client)).toEqual(new Map());
    expect(await differences()).toEqual([]);
  });

  it("is refused above the person's cap at the agency, which a client that pays does not look at", async () => {
    await stage(15);
    await order();
    await expect(order()).rejects.toThrow("You've used 10 of your 15 credits");
    await order(acts(people[0], other, "client"));
    await order(acts(people[1]));
    expect(await spentOf(agency)).toEqual(new Map([people[0], people[1]].map((id) => [id, 10])));
  });

  it("is refused with too few of the agency's credits, however many the client has", async () => {
    await stage(null, 5);
    await grantCredits(core, { userId: client, id: "more", amount: 100, reason: "More" });
    await expect(order()).rejects.toMatchObject({
      code: "not_enough_credits",
      credits: { needed: 10, available: 5 },
    });
    expect(await availableTo(client)).toBe(105);
  });

  it.each(["open", "failed", "charged"] as const)(
    "gives its credits back to the agency where it ends %s, also after the access has ended",
    async (how) => {
      const job = await order();
      if (how === "charged") await finish(job.id, client, 10);
      await core.table.write({ op: "delete", key: grantKey(client, agency) });
      if (how === "open") await releaseJob(core, job, { status: "cancelled", onlyQueued: true });
      if (how === "failed")
        await releaseJob(core, job, { status: "failed", error: { code: "unavailable", message: "No" } });
      if (how === "charged")
        await refundJob({ core, channel: recordingChannel(), hooks }, admin, {
          userId: client,
          jobId: job.id,
          reason: "It was wrong",
        });
      expect(await availableTo(agency)).toBe(500);
      expect(await availableTo(client)).toBe(500);
      expect(await spentOf(agency)).toEqual(new Map([[people[0], 0]]));
      const back = (await entriesOf(agency)).filter(({ clientId }) => clientId === client);
      expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      if (how !== "charged") expect(await differences()).toEqual([]);
    },
  );

  it("is not ordered again for another payer than the one that agreed", async () => {
    const job = await order();
    await releaseJob(core, job, { status: "failed", error: { code: "unavailable", message: "No" } });
    await agree(client, "client");
    const again = { userId: client, jobId: job.id, requestId: "req", budget: ampleBudget };
    const code = await codeOf(retryJob({ core, queue, hooks }, admin, again));
    expect(code).toBe("invalid_transition");
    await agree(client, "agency");
    const { id } = await retryJob({ core, queue, hooks }, admin, again);
    expect(await findJob(core, client, id)).toMatchObject({ payer: "agency", through: agency });
    expect(await availableTo(agency)).toBe(490);
  });

  it("takes the agency's free replies and never the client's, and gives them back to it", async () => {
    const before = (await getReplyAllowance(core, client)).freeLeft;
    await ask();
    expect((await getReplyAllowance(core, client)).freeLeft).toBe(before);
    expect((await getReplyAllowance(core, agency)).freeLeft).toBe(before - 1);
    await ask(acts(people[0], other, "client"));
    expect((await getReplyAllowance(core, other)).freeLeft).toBe(before - 1);
    expect((await getReplyAllowance(core, agency)).freeLeft).toBe(before - 1);
  });

  it("tells the agency that its credits are low, and not the client", async () => {
    await stage(null, 11);
    await order();
    await tellLowCredits(core, recordingChannel(), agency);
    await tellLowCredits(core, recordingChannel(), client);
    const told = async (id: string) =>
      (await listNotifications(core, inPerson(id), {})).items.map(({ kind }) => kind);
    expect(await told(agency)).toContain("credits_low");
    expect(await told(client)).not.toContain("credits_low");
  });
});

describe("an order whose payer is not the one that was agreed on", () => {
  it.each([
    ["agency", "client"],
    ["client", "agency"],
  ] as const)("access_ended: after %s, once the agreement says %s", async (before, since) => {
    await agree(client, before);
    const principal = acts(people[0], client, before);
    expect(await loadSession(core, principal)).toMatchObject({ through: { payer: before } });
    await agree(client, since);
    for (const act of [() => loadSession(core, principal), () => order(principal), () => ask(principal)])
      expect(await codeOf(act())).toBe("access_ended");
    expect(await availableTo(client)).toBe(500);
    expect(await availableTo(agency)).toBe(500);
  });

  it("access_ended: also where the agreement changes between its reads and its transaction", async () => {
    const { transact } = core.table;
    core.table.transact = async (writes) => {
      core.table.transact = transact;
      await agree(client, "client");
      return core.table.transact(writes);
    };
    expect(await codeOf(order())).toBe("access_ended");
    expect(await differences()).toEqual([]);
    expect([await availableTo(client), await availableTo(agency)]).toEqual([500, 500]);
  });

  it("stale_version: a card of Morgan's says who pays, and a click of somebody whom another pays is refused", async () => {
    const suggested = await orderCampaignAction.suggest(
      core,
      sampleUser(client),
      { prompt: "A pop-up" },
      { payerId: agency, agency: "Bright Agency" },
    );
    if ("refused" in suggested) throw new Error(suggested.refused);
    expect(suggested.effect.changes).toContainEqual({
      label: "Paid by",
      before: null,
      after: "Bright Agency",
    });
    // The client reads it, too.
    expect(JSON.stringify(suggested.effect)).not.toContain("500");
    const click = (principal: Principal) =>
      orderCampaignAction.act(
        {
          core,
          queue,
          principal,
          account: sampleUser(client),
          requireRole: async () => undefined,
          channel: recordingChannel(),
          caller: someCaller,
          key: "click",
          budget: ampleBudget,
          requestId: "req",
        },
        suggested.order,
      );
    await agree(client, "client");
    expect(await codeOf(click(acts(people[0], client, "client")))).toBe("stale_version");
    await agree(client, "agency");
    await click(acts());
    expect(await availableTo(agency)).toBe(490);
  });
});

it("shows a balance to those alone whose orders it pays", async () => {
  const heard: { connection: string; message: ServerMessage }[] = [];
  const channel = {
    send: async (connection: string, data: string) => {
      heard.push({ connection, message: JSON.parse(data) });
      return "sent" as const;
    },
    close: async () => undefined,
  };
  const own = { actorId: client, accountId: client, sessionHash: "own" };
  await core.table.write({ op: "put", item: sessionItem(client, "own", someCaller, true, clock.now()) });
  for (const [name, principal] of [
    ["own", own],
    ["through", acts()],
    ["at the agency", { actorId: people[1], accountId: agency, sessionHash: "h" }],
  ] as const) {
    await openConnection(core, channel, name, await createTicket(core, principal, someCaller));
    await markAuthenticated(core, principal, name);
  }
  await tellPayer(core, channel, await order());
  expect(heard.map(({ connection }) => connection).sort()).toEqual(["at the agency", "through"]);
  for (const { message } of heard) expect(message).toMatchObject({ data: { payerId: agency } });
  heard.length = 0;
  await tellPayer(core, channel, { userId: client, through: null, payer: "client" });
  expect(heard.map(({ connection }) => connection)).toEqual(["own"]);
});

const histories = fc.array(
  fc.record({
    person: fc.nat({ max: 1 }),
    to: fc.constantFrom(client, other),
    payer: fc.constantFrom<GrantPayer>("client", "agency"),
    ends: fc.constantFrom("open", "failed", "charged", "in part", "refunded"),
  }),
  { maxLength: 8 },
);

it("keeps the books of agency and clients right, whoever pays and however each order ends", async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await stage(35, 60);
      const net = new Map([client, other, agency].map((id) => [id, 0]));
      let refunds = 0;
      for (const { person, to, payer, ends } of history) {
        clock.advance(1_000);
        await agree(to, payer);
        const principal = acts(people[person], to, payer);
        const job = await order(principal).catch((error: unknown) => {
          if (error instanceof AppError && ["not_enough_credits", "forbidden"].includes(error.code))
            return undefined;
          throw error;
        });
        if (!job) continue;
        const payerId = payer === "agency" ? agency : to;
        const kept = { open: 10, failed: 0, charged: 10, "in part": 4, refunded: 0 }[ends];
        net.set(payerId, (net.get(payerId) ?? 0) + kept);
        if (ends === "failed") await releaseJob(core, job, { status: "failed" });
        if (ends === "charged" || ends === "refunded") await finish(job.id, to, 10);
        if (ends === "in part") await finish(job.id, to, 4);
        if (ends !== "refunded") continue;
        refunds += 1;
        await refundJob({ core, channel: recordingChannel(), hooks }, admin, {
          userId: to,
          jobId: job.id,
          reason: "It was wrong",
        });
      }
      for (const [id, spent] of net) {
        expect(await availableTo(id), id).toBe(60 - spent);
        const byPerson = await spentOf(id);
        expect(
          [...byPerson.values()].reduce((sum, credits) => sum + credits, 0),
          id,
        ).toBe(spent);
        if (id === agency) expect(byPerson.get(people[0]) ?? 0).toBeLessThanOrEqual(35);
        // What an admin books back names no job.
        if (refunds === 0) expect(await checkLedger(core, id)).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

it("passes neither the agency's pool nor a cap, however many order for several clients at once", async () => {
  await stage(20, 35);
  await agree(other, "agency");
  const orders = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) =>
      order(acts(people[nth % 2], nth % 4 < 2 ? client : other), `Brief ${nth}`).catch((error: unknown) => {
        if (error instanceof AppError || error instanceof TransactionRefused) return undefined;
        throw error;
      }),
    ),
  );
  expect(orders.filter((job) => job !== undefined)).toHaveLength(3);
  expect(await availableTo(agency)).toBe(5);
  expect((await spentOf(agency)).get(people[0]) ?? 0).toBeLessThanOrEqual(20);
  expect([await availableTo(client), await availableTo(other)]).toEqual([35, 35]);
  expect(await differences()).toEqual([]);
});
