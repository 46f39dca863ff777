import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { readSettings } from "@marquee/core/ground/system/settings";
import { randomIds } from "@marquee/core/ids";
import { orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { runCampaign } from "@marquee/core/studio/campaigns/run-campaign";
import { systemClock } from "@marquee/core/time";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { localAi } from "@marquee/local-strategist/local-ai";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { small } from "../../infra/config/functions/function-profile.ts";
import { workerProfiles } from "../../infra/config/job-profiles.ts";
import { meteredClient } from "./bare-transaction.ts";
import type { Goal } from "./goal.ts";
import { keyOf, plainOrder, storeConnected } from "./order-fixture.ts";
import { gbSeconds, perMillion } from "./prices.ts";

const tableName = "marquee-bench";
const target = 0.004;
/** What only Lambda itself could measure, from published figures: an order, and a worker that waits for the model. */
const assumed = { orderMs: 40, modelMs: 10_000, connectedMinutes: 5, loggedBytes: 2_000 } as const;
/** A small model's price of 2,000 tokens in and 2,000 out, at $1 and $5 per million; every other model costs more. */
const modelDollarsPerMillion = 12_000;
/** Sending, receiving and deleting its message. */
const queueRequests = 3;

/** G15: what one campaign costs beside its model. */
export const jobCost: Goal = {
  id: "G15",
  title: "infrastructure of a job / its model",
  async measure() {
    const { readUnits, writeUnits, posts } = await countedJob();
    const workerMb = workerProfiles.campaign.memoryMb;
    const parts = {
      "API and order": perMillion({
        httpCall: 1,
        lambdaRequest: 1,
        lambdaGbSecond: gbSeconds(small.memoryMb, assumed.orderMs),
      }),
      table: perMillion({ readUnit: readUnits, writeUnit: writeUnits }),
      queue: perMillion({ queueRequest: queueRequests }),
      "worker's wait": perMillion({
        lambdaRequest: 1,
        lambdaGbSecond: gbSeconds(workerMb, assumed.modelMs),
      }),
      "live connection": perMillion({ socketMessage: posts, connectionMinute: assumed.connectedMinutes }),
      logs: perMillion({ loggedByte: assumed.loggedBytes }),
    };
    const total = Object.values(parts).reduce((sum, one) => sum + one, 0);
    return {
      measurements: [
        {
          what: `${writeUnits} write and ${readUnits} read units, ${posts} posts`,
          unit: "dollars per million",
          ours: { value: total },
          reference: { value: modelDollarsPerMillion },
          target,
        },
      ],
      notes: [
        `Dollars per million: ${Object.entries(parts)
          .map(([what, dollars]) => `${what} ${dollars.toFixed(2)}`)
          .join(", ")}.`,
        `A worker of ${workerMb} MB waits ${assumed.modelMs / 1_000} s for the model; list prices.`,
      ],
    };
  },
};

/** Orders a campaign and runs it with the reader connected, and counts what AWS would bill. */
async function countedJob() {
  const emulators = await startEmulators();
  const { client, consumed } = meteredClient(emulators.dynamodbEndpoint);
  try {
    await emulators.createTable(tableName);
    const core = { table: dynamoTable({ tableName, client }), clock: systemClock, ids: randomIds() };
    const principal = await storeConnected(core);
    let posts = 0;
    const channel = {
      send: async () => {
        posts += 1;
        return "sent" as const;
      },
      close: async () => undefined,
    };
    // A function reads the price list once a minute, not once per order.
    await readSettings(core);
    const before = { ...consumed };
    let message: JobMessage | undefined;
    const queue = { send: async (sent: JobMessage) => void (message = sent) };
    const order = { principal, body: plainOrder(1), idempotencyKey: keyOf(1), requestId: "req-1" };
    await orderCampaign(core, queue, { ...order, budget: ampleBudget });
    if (!message) throw new Error("The order sent no message");
    const files = { put: async () => undefined, get: async () => undefined };
    await runCampaign(
      { core, channel, files, ai: localAi({ delayMs: 0 }) },
      message,
      AbortSignal.timeout(60_000),
    );
    return {
      posts,
      readUnits: consumed.readUnits - before.readUnits,
      writeUnits: consumed.itemUnits + consumed.indexUnits - before.itemUnits - before.indexUnits,
    };
  } finally {
    client.destroy();
    await emulators.stop();
  }
}
