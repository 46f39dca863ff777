/**
 * One delivery of a job message, or one run of a schedule, in its own process against a real table. Right after the
 * given port call, the process kills itself with SIGKILL: nothing is cleaned up, as in a power failure. Exits 0 if it
 * was never killed.
 */
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { replyToChat } from "@marquee/core/chat/chat/reply-to-chat";
import { drawAgreements } from "@marquee/core/deals/agreements/draw-agreements";
import { sweepDeals } from "@marquee/core/deals/deals/sweep-deals";
import { randomIds } from "@marquee/core/ids";
import { workAnnouncements } from "@marquee/core/live/announcements/work-announcements";
import { mailNotices } from "@marquee/core/live/notifications/mail-notices";
import { runCampaign } from "@marquee/core/studio/campaigns/run-campaign";
import { allAnnouncers } from "@marquee/core/whole/announcers/all-announcers";
import { localAi } from "@marquee/local-strategist/local-ai";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import type { Table } from "@marquee/table/table";
import { plainDocuments } from "@marquee/testkit/plain-documents";
import { emulatorClient } from "../support/emulated-table.ts";

/** The schedules that do something only once for a user, by the names of their functions. */
export const killedSchedules = ["announce-events", "draw-agreements", "mail-notices", "sweep-deals"] as const;
export type KilledSchedule = (typeof killedSchedules)[number];

export interface WorkerTask {
  endpoint: string;
  tableName: string;
  work: JobMessage | KilledSchedule;
  /** The folder where files are put. */
  folder: string;
  /** What the worker's clock shows when it starts. */
  nowMs: number;
  /** The model does not do what a refinement's sentence asks for. */
  ignoresWords?: true;
  /** The port call to die at, counted from 1, right after it takes effect; 0 for none. */
  killAt: number;
}

const task: WorkerTask = JSON.parse(process.argv[2] ?? "");
const startedMs = performance.now();
let calls = 0;

async function port<T>(run: () => Promise<T>): Promise<T> {
  calls += 1;
  const dies = calls === task.killAt;
  const result = await run();
  if (dies) process.kill(process.pid, "SIGKILL");
  return result;
}

const real = dynamoTable({ tableName: task.tableName, client: emulatorClient(task.endpoint) });
const table: Table = {
  get: (key) => port(() => real.get(key)),
  getMany: (keys) => port(() => real.getMany(keys)),
  query: (query) => port(() => real.query(query)),
  write: (write) => port(() => real.write(write)),
  update: (update) => port(() => real.update(update)),
  transact: (writes) => port(() => real.transact(writes)),
};
const nothing = () => port(async () => undefined);
const core = {
  table,
  clock: { now: () => Math.round(task.nowMs + performance.now() - startedMs) },
  ids: randomIds(),
};
const channel = { send: () => port(async () => "sent" as const), close: nothing };
const putBytes = (key: string, body: Uint8Array) =>
  port(async () => {
    const path = join(task.folder, key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  });

const ai = localAi({ delayMs: 0 });
const ignoring: typeof ai.refineIdea = (brief, request, context) =>
  ai.refineIdea(brief, { ...request, refinement: "another" }, context);

async function runJob(message: JobMessage): Promise<void> {
  const ports = {
    core,
    ai: task.ignoresWords ? { ...ai, refineIdea: ignoring } : ai,
    files: { put: nothing, get: nothing },
    channel,
    queue: { send: nothing },
    sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref()),
  };
  const signal = new AbortController().signal;
  if (message.kind === "campaign") await runCampaign(ports, message, signal);
  else await replyToChat(ports, message, { signal, remainingMs: () => 60_000 });
}

/** Appends each sent mail to a file as one line. */
const mailing = {
  email: {
    send: ({ text }: { text: string }) =>
      port(async () => appendFileSync(join(task.folder, "mails.txt"), `${JSON.stringify(text)}\n`)),
  },
  siteUrl: "https://marquee.test",
  failed: () => undefined,
};

const untilMs = task.nowMs + 60_000;
const schedules: Record<KilledSchedule, () => Promise<unknown>> = {
  "announce-events": () => workAnnouncements({ core, channel }, allAnnouncers, untilMs),
  "draw-agreements": () =>
    drawAgreements({ core, channel, files: { putBytes }, documents: plainDocuments }, untilMs),
  "mail-notices": () => mailNotices({ core, mailing }, untilMs),
  "sweep-deals": () => sweepDeals({ core, channel }, untilMs),
};

if (typeof task.work === "string") await schedules[task.work]();
else await runJob(task.work);
process.exit(0);
