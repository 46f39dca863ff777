import type { FileWriter } from "@marquee/adapters/files/port";
import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import { replyToChat } from "@marquee/core/chat/chat/reply-to-chat";
import { sendMessage } from "@marquee/core/chat/chat/send-message";
import type { Core } from "@marquee/core/core";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { jobMessage } from "@marquee/core/credits/jobs/jobs";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { sessionItem, sessionKey } from "@marquee/core/ground/identity/session.item";
import { mailNothingYet } from "@marquee/core/live/notifications/mail-notices";
import { orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { runCampaign } from "@marquee/core/studio/campaigns/run-campaign";
import { localAi } from "@marquee/local-strategist/local-ai";
import { demoUserIds } from "@marquee/seed/content/demo-users";

const brief = {
  prompt:
    "Launch Northwind Trace, our tracing tool. Backend developers lose hours searching logs for the cause of one slow request. Two days in Austin in spring for about 600 developers, at least 200 contacts, no stage show.",
  budget: 60_000,
  location: "Austin",
  generateCompetitiveAnalysis: true,
  generateVisualMockup: true,
};

const questions = [
  "Which events fit us best this year?",
  "How are my deals going?",
  "What is my credit balance?",
];

/** The jobs are run here. */
const queue = { send: async () => undefined };
/** No page is open yet. */
const channel = { send: async () => "gone" as const, close: async () => undefined };

/**
 * What the demo's brand has done before its first visit, so that it shows what the product makes: credits, an order with
 * all of its parts, and a conversation with Morgan. The code that serves everybody makes it, with the embedded
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
  await grantCredits(core, { userId, id: `seed_${userId}`, amount: 100, reason: "Demo credits" });
  const generation = await orderCampaign(core, queue, { ...order, body: brief, idempotencyKey: "demo" });
  const job = { id: generation.id, userId, requestId: order.requestId };
  await runCampaign({ core, ai, files, channel }, jobMessage({ ...job, kind: "campaign" }), signal);
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
