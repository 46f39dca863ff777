import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { orderBundleWithoutQueue } from "./bundles.ts";
import { runInChild } from "./child.ts";
import { functionEnv } from "./function-env.ts";
import type { Goal } from "./goal.ts";
import type { OrderFigures } from "./order-process.ts";

/**
 * G1: everything that an order costs on top of its transaction: middleware, cookie, validation, marshalling, log
 * line. Uses the bundle as deployed, up to the commit: its queue sends nothing.
 */
export const generateHandler: Goal = {
  id: "G1",
  title: "generate-campaign-ideas up to its commit / the same TransactWrite through lib-dynamodb",
  async measure() {
    const { handler, bare, handlerCalls, bareCalls } = await measureOrders();
    return {
      measurements: [
        {
          what: "p50 of the bundle's handler",
          unit: "ms",
          target: 1.1,
          ours: { value: handler.medianMs, cpuMs: handler.cpuMs, awsCalls: handlerCalls.length },
          reference: { value: bare.medianMs, cpuMs: bare.cpuMs, awsCalls: bareCalls.length },
        },
        {
          what: "fastest of all samples",
          unit: "ms",
          ours: { value: handler.minMs },
          reference: { value: bare.minMs },
        },
      ],
    };
  },
};

/** A fresh emulator per set: it slows down with every transaction of the last ten minutes. */
async function measureOrders(): Promise<OrderFigures> {
  const file = await orderBundleWithoutQueue();
  const emulators = await startEmulators();
  try {
    await emulators.createTable("marquee-bench");
    return await runInChild<OrderFigures>(new URL("./order-process.ts", import.meta.url), {
      ...functionEnv,
      BENCH_BUNDLE: file,
      AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamodbEndpoint,
    });
  } finally {
    await emulators.stop();
  }
}
