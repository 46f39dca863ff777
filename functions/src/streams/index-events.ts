import { followChanges } from "@marquee/core/events/events/keep-event-index";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { liveEventIndexKeeper } from "../runtime/deps.ts";
import { reportError } from "../runtime/failures.ts";
import { invoked } from "../runtime/invoked.ts";
import { log } from "../runtime/logger.ts";

const keeper = liveEventIndexKeeper();

/** Whenever events on the list or profiles are written: brings the index of events up to date. */
export const handler = invoked(
  (_event: DynamoDBStreamEvent, { awsRequestId }) => ({ requestId: awsRequestId, operation: "index-events" }),
  async ({ Records }): Promise<void> => {
    const keys = Records.flatMap(({ dynamodb }) => {
      const { pk, sk } = dynamodb?.Keys ?? {};
      return pk?.S === undefined || sk?.S === undefined ? [] : [{ pk: pk.S, sk: sk.S }];
    });
    try {
      const written = await followChanges(keeper, keys);
      log.info("index followed", { looked: keys.length, ended: written });
    } catch (error) {
      // The stream sends the batch again.
      reportError("RunsFailed", "index not followed", error);
      throw error;
    }
  },
);
