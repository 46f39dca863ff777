import type { GenerateBody } from "@marquee/contracts/studio/campaign-order";
import { inPerson, type Principal } from "@marquee/core/ground/identity/principal";
import { fingerprint } from "@marquee/core/rows/keys";
import type { ApiUser } from "../support/api-user.ts";
import { instantModelFolder } from "./bundles.ts";
import type { Goal, Measurement } from "./goal.ts";
import { type Arm, interleave, median, type Rounds } from "./interleave.ts";
import { type LiveUser, type LocalStack, liveUser, startLocalStack } from "./local-stack.ts";
import { plainOrder } from "./order-fixture.ts";
import { recordJob, type Step } from "./recorded-job.ts";
import { StraightLine } from "./straight-line.ts";

const lanes = { alone: 1, crowd: 16 } as const;
const rounds: Record<keyof typeof lanes, Rounds> = {
  alone: { warmUp: 25, samples: 60 },
  crowd: { warmUp: 4, samples: 15 },
};

/** G5: what our architecture adds to its necessary AWS calls, from the click to the result on the screen. */
export const orderToPush: Goal = {
  id: "G5",
  title: "POST generate to campaign_completed on a socket, zero-time model / a script of the same AWS calls",
  async measure() {
    const measurements: Measurement[] = [];
    const bundles = await instantModelFolder();
    for (const [name, target] of [
      ["alone", 1.25],
      ["crowd", 1.35],
    ] as const) {
      const { product, script, calls } = await measured(bundles, lanes[name], rounds[name]);
      measurements.push({
        what: `p50 at c=${lanes[name]}`,
        unit: "ms",
        target,
        ours: { value: product, awsCalls: calls },
        reference: { value: script, awsCalls: calls },
      });
    }
    return { measurements };
  },
};

/** A fresh runtime for each set: the emulator slows down with every transaction of the last ten minutes. */
async function measured(bundles: string, lanes: number, rounds: Rounds) {
  const stack = await startLocalStack(bundles);
  const line = new StraightLine(stack);
  try {
    await line.open();
    const some = () => Promise.all(Array.from({ length: lanes }, () => liveUser(stack)));
    const [customers, scripted] = [await some(), await some()];
    let calls = 0;
    const arms: Record<"product" | "script", Arm> = {
      product: {
        run: async () => median(await Promise.all(customers.map((user) => orderAndWait(stack, user)))),
      },
      script: scriptArm(stack, line, scripted, (count) => {
        calls = count;
      }),
    };
    const { product, script } = await interleave(arms, rounds);
    for (const { socket } of [...customers, ...scripted]) socket.close();
    return { product: product.medianMs, script: script.medianMs, calls };
  } finally {
    line.close();
    await stack.stop();
  }
}

let orders = 0;

function order(): GenerateBody {
  orders += 1;
  return plainOrder(orders);
}

async function orderAndWait(stack: LocalStack, { caller, socket }: LiveUser): Promise<number> {
  const startedMs = performance.now();
  const answer = await fetch(`${stack.url}/api/campaign-ideas/generate`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: caller.cookie ?? "" },
    body: JSON.stringify(order()),
  });
  const { generationId } = (await answer.json()) as { generationId?: string };
  if (generationId === undefined) throw new Error(`The order was refused with ${answer.status}`);
  await socket.next("campaign_completed", ({ data }) => data.generationId === generationId);
  return performance.now() - startedMs;
}

function scriptArm(
  stack: LocalStack,
  line: StraightLine,
  users: LiveUser[],
  onCalls: (count: number) => void,
): Arm {
  let jobs: Step[][] = [];
  return {
    async prepare() {
      await line.clear();
      jobs = await Promise.all(
        users.map(({ caller }) => recordJob(stack.table, principalOf(caller), order())),
      );
      // Receiving is a call too.
      onCalls((jobs[0]?.length ?? 0) + 1);
    },
    run: async () =>
      median(await Promise.all(jobs.map((steps, index) => playAndWait(line, steps, users[index])))),
  };
}

async function playAndWait(line: StraightLine, steps: Step[], user: LiveUser | undefined): Promise<number> {
  const startedMs = performance.now();
  const generationId = steps.find((step) => step.kind === "queue")?.message.jobId;
  await Promise.all([
    line.play(steps),
    user?.socket.next("campaign_completed", ({ data }) => data.generationId === generationId),
  ]);
  return performance.now() - startedMs;
}

/** The principal of a caller's cookie; the runtime checks its signature. */
function principalOf({ session: { userId, sessionId } }: ApiUser): Principal {
  return { ...inPerson(userId), sessionHash: fingerprint(sessionId) };
}
