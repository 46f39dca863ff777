import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { signInBundle } from "./bundles.ts";
import { runInChild } from "./child.ts";
import { functionEnv } from "./function-env.ts";
import type { Goal } from "./goal.ts";
import type { SignInFigures } from "./sign-in-process.ts";

/**
 * G11: everything that a sign-in costs on top of its password: throttles, the account's two reads, and the
 * transaction that opens the session. Uses the bundle as deployed, against the emulator.
 */
export const signIn: Goal = {
  id: "G11",
  title: "sign-in by password / one argon2id verification",
  async measure() {
    const { handler, verification, unknownName, calls } = await measureSignIns();
    return {
      measurements: [
        {
          what: "p50 of the bundle's handler",
          unit: "ms",
          target: 1.15,
          ours: { value: handler.medianMs, cpuMs: handler.cpuMs, awsCalls: calls.length },
          reference: { value: verification.medianMs, cpuMs: verification.cpuMs },
        },
        {
          what: "fastest of all samples",
          unit: "ms",
          ours: { value: handler.minMs },
          reference: { value: verification.minMs },
        },
        {
          what: "p50 of an unknown name",
          unit: "ms",
          ours: { value: unknownName.medianMs, cpuMs: unknownName.cpuMs },
          reference: { value: verification.medianMs },
        },
      ],
    };
  },
};

async function measureSignIns(): Promise<SignInFigures> {
  const file = await signInBundle();
  const emulators = await startEmulators();
  try {
    await emulators.createTable("marquee-bench");
    return await runInChild<SignInFigures>(new URL("./sign-in-process.ts", import.meta.url), {
      ...functionEnv,
      BENCH_BUNDLE: file,
      AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamodbEndpoint,
    });
  } finally {
    await emulators.stop();
  }
}
