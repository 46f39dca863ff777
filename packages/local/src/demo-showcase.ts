import type { FileWriter } from "@marquee/adapters/files/port";
import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import { brandFactsEntity } from "@marquee/core/account/brand-facts/brand-facts.item";
import { replyToChat } from "@marquee/core/chat/chat/reply-to-chat";
import { sendMessage } from "@marquee/core/chat/chat/send-message";
import type { Core } from "@marquee/core/core";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { jobMessage } from "@marquee/core/credits/jobs/jobs";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { sessionItem, sessionKey } from "@marquee/core/ground/identity/session.item";
import { mailNothingYet } from "@marquee/core/live/notifications/mail-notices";
import { getGeneration } from "@marquee/core/studio/campaigns/generations";
import { saveFromGeneration } from "@marquee/core/studio/campaigns/ideas";
import { orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { runCampaign } from "@marquee/core/studio/campaigns/run-campaign";
import { isoTime } from "@marquee/core/time";
import { localAi } from "@marquee/local-strategist/local-ai";
import { demoUserIds } from "@marquee/seed/content/demo-users";
import { absent } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";

/** What the brand ordered, each with all of its parts; the names that it gave the orders make a repeat find them. */
const briefs = [
  {
    key: "demo",
    body: {
      prompt:
        "Launch Northwind Trace, our tracing tool. Backend developers lose hours searching logs for the cause of one slow request. Two days in Austin in spring for about 600 developers, at least 200 contacts, no stage show.",
      budget: 60_000,
      location: "Austin",
      generateCompetitiveAnalysis: true,
      generateVisualMockup: true,
    },
  },
  {
    key: "demo-bill",
    body: {
      prompt:
        "Get platform teams to look at their cloud bill with us. Northwind Bill shows which service made a bill grow. A day in San Francisco for 150 architects and the finance people next to them, others join from their desks, 40 booked reviews, nothing that feels like a sales pitch.",
      preferred_type: "hybrid" as const,
      budget: 35_000,
      location: "San Francisco",
      generateCompetitiveAnalysis: true,
      generateVisualMockup: true,
    },
  },
];
/** So that 250 are left once the two campaigns are paid for. */
const grantedCredits = 290;

const questions = [
  "Which events fit us best this year?",
  "How are my deals going?",
  "What is my credit balance?",
];

/** What the brand told Morgan about itself. */
async function seedBrandFacts(core: Core, userId: string): Promise<void> {
  const item = brandFactsEntity.item({
    userId,
    companyName: "Northwind Cloud",
    industry: "Developer tools and cloud operations",
    marketingGoals: "Qualified leads from platform teams, and trials of Northwind Trace",
    targetAudience: "Developers, architects and CTOs of companies with 50 to 2,000 engineers",
    brandVoice: "Plain, dry, a little nerdy. We show numbers before adjectives.",
    forbiddenWords: ["revolutionary", "game-changing"],
    facts: [
      "Northwind Trace finds the cause of a slow request in under a minute",
      "1,400 teams use Northwind every week",
      "Our booth staff are engineers, never hired hosts",
    ],
    brandColors: ["#0f6d68", "#f2b33d"],
    version: 1,
    updatedAt: isoTime(core.clock.now()),
  });
  try {
    await core.table.write({ op: "put", item, when: absent });
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

/** The jobs are run here. */
const queue = { send: async () => undefined };
/** No page is open yet. */
const channel = { send: async () => "gone" as const, close: async () => undefined };

/**
 * What the demo's brand has done before its first visit, so that it shows what the product makes: credits, two orders with
 * all of their parts, their concepts in the library, and a conversation with Morgan. The code that serves everybody makes it, with the embedded
 * strategist. Repeated after an interruption, it continues; a job that was cut off is left to the sweep.
 */
export async function seedShowcase(core: Core, files: FileWriter): Promise<void> {
  const userId = demoUserIds.brand;
  const sessionHash = "demo-showcase";
  const device = { ip: "127.0.0.1", device: "Demo" };
  await core.table.write({
    op: "put",
    item: sessionItem(userId, sessionHash, device, true, core.clock.now()),
  });
  const order = {
    principal: { ...inPerson(userId), sessionHash },
    requestId: "demo",
    budget: { orders: perJobKind(() => Number.MAX_SAFE_INTEGER), outputTokens: Number.MAX_SAFE_INTEGER },
  };
  const ai = localAi({ delayMs: 0 });
  const { signal } = new AbortController();
  await grantCredits(core, { userId, id: `seed_${userId}`, amount: grantedCredits, reason: "Demo credits" });
  await seedBrandFacts(core, userId);
  for (const { key, body } of briefs) {
    const { id } = await orderCampaign(core, queue, { ...order, body, idempotencyKey: key });
    const job = jobMessage({ id, userId, requestId: order.requestId, kind: "campaign" });
    await runCampaign({ core, ai, files, channel }, job, signal);
    // A job that was cut off in an earlier start has no concepts to save.
    const { status, results } = await getGeneration(core, userId, id);
    if (status !== "completed") continue;
    for (const campaignIndex of results.keys())
      await saveFromGeneration(core, userId, { generationId: id, campaignIndex });
  }
  const job = { id: "demo", userId, requestId: order.requestId };
  const time = { signal, remainingMs: () => Number.POSITIVE_INFINITY };
  const worker = { core, ai, queue, channel, sleep: async () => undefined };
  for (const [index, content] of questions.entries()) {
    const claims = { userId: undefined, isAi: undefined };
    await sendMessage(core, queue, { ...order, content, clientId: `demo-${index}`, claims });
    // It answers whatever waits, whichever job woke it.
    await replyToChat(worker, jobMessage({ ...job, kind: "chat" }), time);
  }
  await core.table.write({ op: "delete", key: sessionKey(userId, sessionHash) });
  await mailNothingYet(core, userId);
}
