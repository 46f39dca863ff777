import type { Ai, ReplyTurn } from "@marquee/adapters/ai/port";
import type { ReadToolName } from "@marquee/adapters/ai/read-tools";
import { suggestAction } from "@marquee/core/chat/chat/actions/suggest-action";
import { readTools } from "@marquee/core/chat/chat/tools/read-tools";
import type { Core } from "@marquee/core/core";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { queuedJobItem } from "@marquee/core/credits/jobs/job.item";
import { paymentItem } from "@marquee/core/credits/payments/payment.item";
import { saveEvent } from "@marquee/core/events/saved-events/saved-events";
import { readUser } from "@marquee/core/ground/users/user.item";
import { demoUserIds } from "@marquee/seed/content/demo-users";
import { seed } from "@marquee/seed/seed";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { fixedClock } from "@marquee/testkit/clock";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { sampleIdea } from "@marquee/testkit/sample-result";
import { seededIds } from "@marquee/testkit/seeded-ids";

/** A Sunday morning, for which the demo's deals, deadlines and numbers are as the questions expect. */
const nowMs = Date.UTC(2026, 10, 22, 9);
export const now = new Date(nowMs).toISOString();

export const { brand, host, agency, partner } = demoUserIds;

/** The demo's rows with an account that has used the product, and a way to ask Morgan for any account. */
export interface World {
  core: Core;
  store: MemoryStore;
  /** Lets enough time pass that caches expire. */
  waitAMinute(): void;
  /** The number of writes so far. */
  writes(): number;
  ask(ai: Ai, question: Asked): Promise<{ text: string; called: ReadToolName[] }>;
}

interface Asked {
  as?: string;
  /** Earlier turns; the question comes last. */
  before?: readonly ReplyTurn[];
  text: string;
}

export async function newWorld(): Promise<World> {
  const store: MemoryStore = new Map();
  const clock = fixedClock(nowMs);
  let writes = 0;
  const reads = new Set(["get", "getMany", "query"]);
  const before = async (operation: string) => void (writes += reads.has(operation) ? 0 : 1);
  const core: Core = { table: memoryTable({ before }, store), clock, ids: seededIds() };
  await seed(core);
  await use(core);
  return {
    core,
    store,
    writes: () => writes,
    waitAMinute: () => clock.advance(61_000),
    async ask(ai, { as = brand, before = [], text }) {
      const row = rowsOf(store, "user").find(({ id }) => id === as);
      if (!row) throw new Error(`no account ${as}`);
      const user = readUser(row);
      const called: ReadToolName[] = [];
      const tools = readTools({ core, accountId: as }, (name) => called.push(name));
      const stream = ai.streamReply(
        {
          now,
          userName: user.name,
          company: user.company,
          role: user.role,
          interests: user.interests,
          history: [...before, { author: "user", text }],
          tools,
          cannotHelp: () => {},
          remember: () => {},
          suggest: async (suggestion) => {
            const outcome = await suggestAction(core, user, suggestion);
            return "refused" in outcome ? outcome : { shown: outcome.action };
          },
          ...(user.industry ? { industry: user.industry } : {}),
        },
        { signal: new AbortController().signal, seed: "one" },
      );
      let said = "";
      for await (const delta of stream) said += delta;
      return { text: said, called };
    },
  };
}

/** Performs what the demo's brand has done: bought, spent, ordered and saved. */
async function use(core: Core): Promise<void> {
  await grantCredits(core, { userId: brand, id: "welcome", amount: 137, reason: "Welcome credits" });
  await grantCredits(core, { userId: brand, id: "thanks", amount: 6, reason: "Thanks for your feedback" });
  const paid = { userId: brand, createdAt: "2026-10-03T09:00:00.000Z" };
  const completed = { status: "completed" as const, priceCents: 19_900, creditAmount: 500 };
  const payments = [
    samplePayment("pay_1", {
      ...paid,
      ...completed,
      sessionId: "cs_1",
      paidCents: 19_900,
      appliedCredits: 500,
    }),
    samplePayment("pay_2", {
      ...paid,
      packageName: "Tech Startup Package",
      priceCents: 4_900,
      creditAmount: 100,
      status: "failed",
      sessionId: "cs_2",
      createdAt: "2026-10-02T09:00:00.000Z",
    }),
  ];
  for (const one of payments) await core.table.write({ op: "put", item: paymentItem(one) });
  for (const [id, name, change] of [
    ["gen_01A", "The Night Desk", { status: "completed", costCredits: 20, chargedCredits: 15 }],
    ["gen_01B", "Harbor of Proofs", { status: "completed", costCredits: 10, chargedCredits: 10 }],
  ] as const)
    await core.table.write({ op: "put", item: campaign(id, name, change) });
  await core.table.write({
    op: "put",
    item: {
      ...campaign("gen_01C", "", { status: "failed", costCredits: 10, chargedCredits: 0 }),
      error: { code: "unavailable", message: "The model was not available." },
      results: [],
      input: { prompt: "A roadshow for site reliability engineers" },
    },
  });
  for (const eventId of ["evt_ai_builders_week_london", "evt_open_source_congress"])
    await saveEvent(core, brand, eventId);
}

function campaign(id: string, name: string, change: object): Item {
  const prompt = `A launch around ${name}`;
  const job = { id, userId: brand, kind: "campaign" as const, requestId: "req", input: { prompt } };
  const row = queuedJobItem({ ...job, costCredits: 0 }, Date.UTC(2026, 10, 1 + id.charCodeAt(6) - 65, 9));
  const parts = { competitiveAnalysis: null, mockupImageUrl: null, mockupDescription: null };
  const results = [name, `${name} on Tour`].map((one) => ({ ...sampleIdea(one), ...parts }));
  return { ...row, results, ...change };
}

/** Returns stored rows: expectations are computed from these, not by the code under test. */
export function rowsOf(store: MemoryStore, rowType: string): Item[] {
  return [...store.values()].filter((row) => row.rowType === rowType);
}

/** Formats 1234550 as "$12,345.50" and 1234500 as "$12,345". */
export function usd(cents: number): string {
  const whole = Math.trunc(cents / 100)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ",");
  const rest = cents % 100;
  return rest === 0 ? `$${whole}` : `$${whole}.${String(rest).padStart(2, "0")}`;
}

export const num = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ",");

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** An ISO time or a day as "March 4, 2027", in UTC. */
export function day(time: unknown): string {
  const [year, month, date] = String(time).slice(0, 10).split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}
