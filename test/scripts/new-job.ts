/**
 * pnpm new:job <kind>: writes the pieces of a new kind of work that a queue's worker does: its entry in the contract, the
 * worker's verb with its hooks and test, the function and its profile. Queue, alarms, environment, sweep, retry, refund
 * and admin pages follow from the contract.
 */
import { kebabCase } from "@marquee/contracts/naming";
import { create, extend, finish, withEntry } from "./scaffold.ts";

const [kind] = process.argv.slice(2);
if (!kind || !/^[a-z][A-Za-z]+$/.test(kind)) {
  process.stderr.write("Usage: pnpm new:job <kind>, such as: pnpm new:job eventReport\n");
  process.exit(2);
}
const kebab = kebabCase(kind);
const pascal = kind.charAt(0).toUpperCase() + kind.slice(1);
const words = kebab.replaceAll("-", " ");
const label = words.charAt(0).toUpperCase() + words.slice(1);

extend("packages/contracts/src/credits/job-kinds.ts", (text) =>
  withEntry(
    withEntry(
      text,
      "jobKinds",
      `${kind}: {
    label: "${label}",
    ledgerText: "${label}",
    price: null,
    open: null,
    leaseSeconds: 70,
    deadlineSeconds: 10 * 60,
    retriable: false,
    lasting: false,
    stages: [],
  }`,
    ),
    "jobQueues",
    `${kind}: {
    workerSeconds: 60,
    concurrency: { local: 2, dev: 5, staging: 5, prod: 10 },
    ordersPerDay: { local: 100_000, dev: 500, staging: 500, prod: 5_000 },
    retentionDays: 4,
    deadLetterRetentionDays: 14,
    lateImpact: "",
    deadLetterImpact: "",
  }`,
  ),
);
create(
  `packages/core/src/whole/job-kinds/${kebab}.ts`,
  `import type { PushChannel } from "@marquee/adapters/push/port";
import { Defect } from "@marquee/contracts/errors";
import type { JobMessage } from "@marquee/contracts/credits/jobs";
import type { Core } from "../../core.ts";
import type { Delivery, JobHooks } from "../../credits/jobs/job-hooks.ts";
import { leaseJob } from "../../credits/jobs/jobs.ts";
import { tellPayer } from "../../credits/jobs/tell-payer.ts";

export interface ${pascal}Worker {
  core: Core;
  channel: PushChannel;
}

/** What ends with a job of this kind that no worker ends. */
export const ${kind}Hooks = {
  async onAbandon(core, job) {
    return { writes: [], tell: async (_push, channel) => tellPayer(core, channel, job) };
  },
} satisfies JobHooks;

/**
 * Works one job. captureJob stores what it made and charges for it in one transaction, failJob ends one that gave nothing.
 * Safe under repeated, late and reordered delivery.
 */
export async function run${pascal}({ core }: ${pascal}Worker, message: JobMessage): Promise<Delivery> {
  const job = await leaseJob(core, message);
  if (!job) return { kind: "done", released: 0 };
  throw new Defect(\`Nothing works \${job.kind} jobs yet\`);
}
`,
);
create(
  `packages/core/src/whole/job-kinds/${kebab}.test.ts`,
  `import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { expect, it } from "vitest";
import { queuedJobItem } from "../../credits/jobs/job.item.ts";
import { findJob, jobMessage } from "../../credits/jobs/jobs.ts";
import { run${pascal} } from "./${kebab}.ts";

it("a ${words} job is worked once, however often it is delivered", async () => {
  const { core, clock } = await openAdminFixture();
  const job = { id: core.ids.next("job", clock.now()), userId: "usr_1", kind: "${kind}", costCredits: 0, requestId: "r" } as const;
  await core.table.write({ op: "put", item: queuedJobItem(job, clock.now()) });
  const worker = { core, channel: recordingChannel() };
  for (let delivery = 0; delivery < 2; delivery++) {
    expect(await run${pascal}(worker, jobMessage(job))).toMatchObject({ kind: "done" });
  }
  expect(await findJob(core, "usr_1", job.id)).toMatchObject({ status: "completed", attempt: 1 });
});
`,
);
extend("packages/core/src/whole/job-kinds/all-job-hooks.ts", (text) =>
  withEntry(`import { ${kind}Hooks } from "./${kebab}.ts";\n${text}`, "allJobHooks", `${kind}: ${kind}Hooks`),
);
create(
  `functions/src/jobs/${kebab}.ts`,
  `import { run${pascal} } from "@marquee/core/whole/job-kinds/${kebab}";
import { liveChannel, liveCore } from "../runtime/deps.ts";
import { jobHandler } from "../runtime/job-handler.ts";

const worker = { core: liveCore(), channel: liveChannel() };

/** The ${words} queue's worker. */
export const handler = jobHandler("${kind}", (message) => run${pascal}(worker, message));
`,
);
extend("infra/config/job-profiles.ts", (text) =>
  withEntry(
    text,
    "workers",
    `${kind}: {
    memoryMb: 256,
    table: ["GetItem", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "",
  }`,
  ),
);
finish(
  `Next: order it with queuedJobItem in the verb that wants it done, work it in packages/core/src/whole/job-kinds/${kebab}.ts, and say in both texts of its queue what people notice. pnpm test:quick fails until then.`,
);
