import type { Core } from "@marquee/core/core";
import { openingBalance } from "@marquee/core/credits/credits/balance.item";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { queuedJobItem } from "@marquee/core/credits/jobs/job.item";
import { paymentItem } from "@marquee/core/credits/payments/payment.item";
import { sponsorshipPackageItem } from "@marquee/core/events/events/event.item";
import { eventListingItem } from "@marquee/core/events/events/event-listing.item";
import { readHostedEvent } from "@marquee/core/events/events/get-event";
import { saveEvent } from "@marquee/core/events/saved-events/saved-events";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { sessionItem } from "@marquee/core/ground/identity/session.item";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { demoUserIds, sponsorIds } from "@marquee/seed/content/demo-users";
import { seed } from "@marquee/seed/seed";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { sampleIdea } from "@marquee/testkit/sample-result";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { answering } from "./adapters.ts";
import type { Adapter, JudgeWorld, Stage } from "./judge-types.ts";

/** A Tuesday afternoon in London, a Tuesday morning in New York. */
const nowMs = Date.UTC(2026, 10, 17, 15);
const now = new Date(nowMs).toISOString();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Who asks: the demo's accounts, and two people who registered today and have nothing yet. */
export const people = {
  brand: demoUserIds.brand,
  host: demoUserIds.host,
  agency: demoUserIds.agency,
  admin: demoUserIds.admin,
  partner: demoUserIds.partner,
  newBrand: "usr_judge_new_brand",
  newHost: "usr_judge_new_host",
} as const;
export type Person = keyof typeof people;

/** Seeds the demo and what its accounts have done, at the judge's own time. */
export async function judgeWorld(adapter: Adapter): Promise<JudgeWorld> {
  const store: MemoryStore = new Map();
  const core: Core = { table: memoryTable({}, store), clock: fixedClock(nowMs), ids: seededIds() };
  await seed(core);
  await use(core);
  return {
    adapter,
    nowMs,
    now,
    ...(await answering(adapter)),
    rows: (rowType) => rowsOf(store, rowType),
    stage: () => stageOf(new Map(store)),
  };
}

/** The rows of a type, without the code that reads them for the product. */
export function rowsOf(store: MemoryStore, rowType: string): Item[] {
  return [...store.values()].filter((row) => row.rowType === rowType);
}

function stageOf(store: MemoryStore): Stage {
  // A minute after everything else, so that no id of the seed is given out again.
  const clock = fixedClock(nowMs + minuteMs);
  const core: Core = { table: memoryTable({}, store), clock, ids: seededIds(), pause: async () => {} };
  return {
    core,
    store,
    clock,
    queue: { send: async () => {} },
    channel: recordingChannel(),
    files: { put: async () => {} },
    budget: ampleBudget,
    async signIn(accountId) {
      const sessionHash = `judge-${accountId}`;
      const item = sessionItem(accountId, sessionHash, someCaller, false, clock.now());
      await core.table.write({ op: "put", item });
      return { ...inPerson(accountId), sessionHash };
    },
  };
}

/** What the accounts have done before they ask: two newcomers, credits, payments, generations and saved events. */
async function use(core: Core): Promise<void> {
  for (const user of [
    sampleUser(people.newBrand, { name: "Nora Feld", company: "Feld & Daughters", username: "nora_feld" }),
    sampleUser(people.newHost, {
      name: "Ivo Marin",
      company: "Marin Gatherings",
      username: "ivo_marin",
      role: "event_host",
    }),
  ])
    for (const item of [profileItem({ ...user, createdAt: now }), openingBalance(user.id)])
      await core.table.write({ op: "put", item });
  const credits = [
    [people.brand, "judge_welcome", 86, "Welcome credits"],
    [people.agency, "judge_agency", 33, "Premium credits"],
    [people.host, "judge_host", 7, "Thanks for your feedback"],
  ] as const;
  for (const [userId, id, amount, reason] of credits)
    await grantCredits(core, { userId, id, amount, reason });
  for (const item of [...payments(), ...generations()]) await core.table.write({ op: "put", item });
  await sellOut(core, "evt_digital_care_nordics", "pkg_digital_care_nordics_gold");
  const saved = [
    [people.brand, "evt_founders_harbor"],
    [people.brand, "evt_cyber_defense_week"],
    [people.agency, "evt_women_in_venture"],
  ] as const;
  for (const [account, event] of saved) await saveEvent(core, account, event);
}

/** Sells every spot of a package, so that there is one to wait for. */
async function sellOut(core: Core, eventId: string, packageId: string): Promise<void> {
  const hosted = await readHostedEvent(core, eventId);
  if (!hosted) throw new Error(`no event ${eventId}`);
  const { event, packages } = hosted;
  const sold = packages.map((one) => {
    if (one.id !== packageId) return one;
    const spots = Array.from({ length: one.maxSponsors }, (_, at) => ({
      ref: `deal_judge_${at}`,
      kind: "deal" as const,
      accountId: sponsorIds[at % sponsorIds.length] ?? people.partner,
      industry: null,
      until: null,
    }));
    return { ...one, spots };
  });
  for (const one of sold) await core.table.write({ op: "put", item: sponsorshipPackageItem(one) });
  await core.table.write({ op: "put", item: eventListingItem(event, sold) });
}

function payments(): Item[] {
  const done = { status: "completed" as const, createdAt: new Date(nowMs - 40 * dayMs).toISOString() };
  const refused = { status: "failed" as const, createdAt: new Date(nowMs - 6 * dayMs).toISOString() };
  return [
    samplePayment("pay_judge_1", {
      ...done,
      userId: people.brand,
      packageName: "Growth Package",
      priceCents: 19_900,
      paidCents: 19_900,
      creditAmount: 500,
      appliedCredits: 500,
      sessionId: "cs_judge_1",
    }),
    samplePayment("pay_judge_2", {
      ...refused,
      userId: people.brand,
      packageName: "Tech Startup Package",
      priceCents: 4_900,
      creditAmount: 100,
      sessionId: "cs_judge_2",
    }),
  ].map(paymentItem);
}

function generations(): Item[] {
  const made = [
    [people.brand, "gen_judge_1", "The Quiet Data Center", 9, { costCredits: 15, chargedCredits: 15 }],
    [people.brand, "gen_judge_2", "Ship It Live", 3, { costCredits: 10, chargedCredits: 10 }],
    [people.agency, "gen_judge_3", "Term Sheet Breakfast", 5, { costCredits: 20, chargedCredits: 20 }],
  ] as const;
  return made.map(([userId, id, name, daysAgo, cost]) => {
    const job = { id, userId, kind: "campaign" as const, requestId: "req", costCredits: 0 };
    const row = queuedJobItem(
      { ...job, input: { prompt: `A launch around ${name}, for people who build` } },
      nowMs - daysAgo * dayMs,
    );
    const parts = { competitiveAnalysis: null, mockupImageUrl: null, mockupDescription: null };
    const results = [name, `${name} on Tour`].map((one) => ({ ...sampleIdea(one), ...parts }));
    return { ...row, results, status: "completed", ...cost };
  });
}
