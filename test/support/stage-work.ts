import { GetQueueUrlCommand, SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { JobKind } from "@marquee/contracts/credits/job-kinds";
import type { Core } from "@marquee/core/core";
import { findJob, releaseJob } from "@marquee/core/credits/jobs/jobs";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { randomIds } from "@marquee/core/ids";
import { orderWrites } from "@marquee/core/studio/campaigns/order-campaign";
import { systemClock } from "@marquee/core/time";
import type { ProvidedContext } from "vitest";
import { order } from "./campaign.ts";
import { stageTable } from "./emulated-table.ts";

/** The product's core on a served stage's own table, for states that no call can create. */
export function stageCore(stores: ProvidedContext["stores"]): Core {
  return {
    table: stageTable(stores),
    clock: systemClock,
    ids: randomIds(),
  };
}

/** An order whose message was lost, so that no worker runs it until the sweep sends it again. */
export async function silentOrder(core: Core, userId: string): Promise<string> {
  const nowMs = core.clock.now();
  const id = core.ids.next("generation", nowMs);
  const request = { userId, operation: "generateCampaignIdeas", key: id, body: order };
  const placed = {
    principal: { ...inPerson(userId), sessionHash: "-" },
    body: order,
    idempotencyKey: id,
    requestId: "req-silent",
  };
  const prices = { ideas: 10, competitiveAnalysis: 5, visualMockup: 5, refinement: 5 };
  const spender = { ...inPerson(userId), month: "2026-07", monthlyCap: null };
  const writes = orderWrites(placed, request, { id, prices, spender }, nowMs);
  await core.table.transact(writes.filter(({ label }) => label !== "session"));
  return id;
}

/** An order whose job has failed; its credits were released. */
export async function failedOrder(core: Core, userId: string): Promise<string> {
  const id = await silentOrder(core, userId);
  const job = await findJob(core, userId, id);
  const error = { code: "unavailable", message: "No model" } as const;
  if (job) await releaseJob(core, job, { status: "failed", error });
  return id;
}

/** Puts a message into a queue's dead-letter queue, as SQS does after five failed deliveries; returns its id. */
export async function bury(stores: ProvidedContext["stores"], queue: JobKind, text: string): Promise<string> {
  const sqs = new SQSClient({
    endpoint: stores.sqs,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  const QueueName = `marquee-local-${queue}-dead-letters`;
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName }));
  const { MessageId = "" } = await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: text }));
  sqs.destroy();
  return MessageId;
}
