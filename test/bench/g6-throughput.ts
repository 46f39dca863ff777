import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { instantModelFolder } from "./bundles.ts";
import { runInChild } from "./child.ts";
import { functionEnv } from "./function-env.ts";
import type { Goal } from "./goal.ts";
import { lanes, type ThroughputFigures } from "./throughput-figures.ts";

/** 0.70 of the jobs per second that the limit allows. */
const target = 1.43;

/**
 * G6: how many jobs a core gets through, ordered by 64 readers at once. The functions run in one process on one core;
 * table, queue and gateway are in others. The limit is a core that does nothing but these jobs' AWS calls.
 */
export const throughput: Goal = {
  id: "G6",
  title: `time per job at c=${lanes} on one core / CPU of the same AWS calls`,
  async measure() {
    const bundles = await instantModelFolder();
    const emulators = await startEmulators();
    const gateway = createServer((asked, answer) => {
      asked.resume();
      asked.once("end", () => answer.end());
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    const realtime = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    try {
      await emulators.createTable("marquee-bench");
      const figures = await runInChild<ThroughputFigures>(
        new URL("./throughput-process.ts", import.meta.url),
        {
          ...functionEnv,
          BENCH_BUNDLES: bundles,
          AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamodbEndpoint,
          AWS_ENDPOINT_URL_SQS: emulators.sqsEndpoint,
          CAMPAIGN_QUEUE_URL: `${emulators.sqsEndpoint}/000000000000/bench`,
          REALTIME_ENDPOINT: realtime,
          PATH: process.env.PATH ?? "",
        },
      );
      const { jobsPerSecond, jobCpuMs, callsCpuMs, calls } = figures;
      return {
        measurements: [
          {
            what: `time per job (${jobsPerSecond.toFixed(0)} a second) / CPU of its calls`,
            unit: "ms",
            target,
            ours: { value: 1_000 / jobsPerSecond, cpuMs: jobCpuMs },
            reference: { value: callsCpuMs, cpuMs: callsCpuMs, awsCalls: calls },
          },
          {
            what: "CPU per job / CPU of its calls: what a core without other work would reach",
            unit: "ms",
            ours: { value: jobCpuMs },
            reference: { value: callsCpuMs },
          },
        ],
      };
    } finally {
      gateway.closeAllConnections();
      gateway.close();
      await emulators.stop();
    }
  },
};
