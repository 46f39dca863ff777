import { sqsPostpone } from "@marquee/adapters/queue/live";
import type { JobKind } from "@marquee/contracts/credits/job-kinds";
import { type JobMessage, jobMessageSchema } from "@marquee/contracts/credits/jobs";
import { durations } from "@marquee/contracts/durations";
import type { Delivery } from "@marquee/core/credits/jobs/job-hooks";
import middy from "@middy/core";
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import { env } from "./env.ts";
import { errorFields } from "./error-fields.ts";
import { reportError } from "./failures.ts";
import { asInvocation, pushedFrames } from "./invocation.ts";
import { invoked } from "./invoked.ts";
import { log } from "./logger.ts";
import { count, gauge } from "./metrics.ts";

/** How long the work may still take; the signal aborts model calls while there is still time to settle. */
export interface WorkTime {
  signal: AbortSignal;
  remainingMs: () => number;
}

/** Makes a message visible again after a pause, instead of after the queue's full visibility time-out. */
export type Postpone = (record: SQSRecord, afterMs: number) => Promise<void>;

/**
 * The Lambda of one queue. Each message succeeds or fails alone: one that cannot be read or processed returns to the
 * queue and, after five receives, goes to the dead-letter queue; the rest of the batch is not affected.
 */
export function jobHandler(
  kind: JobKind,
  work: (message: JobMessage, time: WorkTime) => Promise<Delivery>,
  postpone: Postpone = queuePostpone(kind),
) {
  const handler = middy<SQSEvent, SQSBatchResponse, Error, Context>().handler(async (event, context) => {
    const results = await Promise.all(event.Records.map((record) => deliver(record, context)));
    const failed = event.Records.filter((_, index) => results[index] !== "done");
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  return invoked((_event, { awsRequestId }) => ({ requestId: awsRequestId, operation: kind }), handler);

  async function deliver(record: SQSRecord, context: Context): Promise<"done" | "failed"> {
    const message = readMessage(record);
    if (message?.kind !== kind) {
      count("JobsFailed", 1);
      log.error("unreadable job message");
      return "failed";
    }
    const { requestId, jobId, userId } = message;
    return asInvocation({ requestId, operation: kind, jobId, userId }, () =>
      workOn(record, message, context),
    );
  }

  async function workOn(
    record: SQSRecord,
    message: JobMessage,
    context: Context,
  ): Promise<"done" | "failed"> {
    try {
      const remainingMs = () => context.getRemainingTimeInMillis();
      const signal = AbortSignal.timeout(Math.max(1, remainingMs() - durations.workerReserveMs));
      const delivery = await work(message, { signal, remainingMs });
      reportEnd(delivery);
      count("JobsReleased", delivery.released);
      if (delivery.kind === "done") {
        count("JobsDone", 1);
        if (delivery.tookMs !== undefined) gauge("OrderToResultSeconds", delivery.tookMs / 1_000);
        return "done";
      }
      count("JobsRetried", 1);
      await postpone(record, delivery.afterMs * (0.5 + Math.random()));
    } catch (error) {
      reportError("JobsFailed", "job failed", error);
    }
    return "failed";
  }
}

/** Work that gave no result has an outcome of its own and, if the model is why, its reason. */
function reportEnd({ kind, released, reason }: Delivery): void {
  const ended = { ...(reason === undefined ? {} : { reason }), ...pushedFrames() };
  if (released === 0) log.info("job", { outcome: kind, ...ended });
  else log.warn("job", { outcome: kind === "done" ? "released" : kind, released, ...ended });
}

function readMessage(record: SQSRecord): JobMessage | undefined {
  try {
    return jobMessageSchema.parse(JSON.parse(record.body));
  } catch {
    return undefined;
  }
}

function queuePostpone(kind: JobKind): Postpone {
  const postpone = sqsPostpone();
  return async (record, afterMs) => {
    const queueUrl = env.queueUrl(kind);
    if (queueUrl === undefined) return;
    // If this fails, the message just comes back later.
    await postpone(queueUrl, record.receiptHandle, afterMs).catch((error: unknown) =>
      log.warn("could not postpone", errorFields(error)),
    );
  };
}
