import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { login } from "@marquee/contracts/account/auth";
import type { OperationShape } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { demoPassword } from "@marquee/seed/content/demo-users";
import { ApiUser } from "../support/api-user.ts";
import type { Goal, Measurement } from "./goal.ts";
import { scratch } from "./work-folder.ts";

const root = join(import.meta.dirname, "../..");
const firstMaxMs = 12_000;
const secondMaxMs = 2_000;
const memoryMaxMb = 700;
/** How long the product is used before its memory is read. */
const useMs = 60_000;

/** G17: how long an engineer waits for the product on their machine, and what it leaves of the machine's memory. */
export const localStart: Goal = {
  id: "G17",
  title: "Local start and memory / what an engineer should have to give",
  async measure() {
    const folder = copyWithoutBuilds();
    const first = await started(folder);
    await first.stop();
    const second = await started(folder);
    await use(second.url);
    const megabytes = residentMb(second.pid);
    await second.stop();
    const timed = (what: string, ms: number, max: number): Measurement => ({
      what,
      unit: "ms",
      ours: { value: ms },
      reference: { value: max },
      target: 1,
    });
    return {
      measurements: [
        timed("first start after installing", first.readyMs, firstMaxMs),
        timed("second start", second.readyMs, secondMaxMs),
        {
          what: `resident memory of all its processes after ${useMs / 1_000} s of use`,
          unit: "MB",
          ours: { value: megabytes },
          reference: { value: memoryMaxMb },
          target: 1,
        },
      ],
      notes: ["These are times and sizes, not ratios of one run: a busy machine misses them."],
    };
  },
};

const notCopied = /(^|\/)(dist|cdk\.out|\.git|\.local|\.pnpm|\.cache|\.vite[^/]*)$/;

/** The project as it is after installing: its sources and packages, nothing built and nothing stored. */
function copyWithoutBuilds(): string {
  const folder = scratch("installed");
  // Links stay relative, so that the copy's packages import each other.
  const filter = (path: string) => !notCopied.test(path);
  cpSync(root, folder, { recursive: true, verbatimSymlinks: true, filter });
  symlinkSync(join(root, "node_modules/.pnpm"), join(folder, "node_modules/.pnpm"));
  return folder;
}

interface Started {
  url: string;
  readyMs: number;
  pid: number;
  stop(): Promise<void>;
}

/** Does what `npm start` does once everything is installed. @throws Error when it ends before it is ready */
async function started(folder: string): Promise<Started> {
  const startedMs = performance.now();
  const args = ["packages/local/bin/cli.mjs", "start", "--quiet", "--data", join(folder, ".data")];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /Marquee is ready: (http\S+?)(?:\s|$)/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      readyMs: performance.now() - startedMs,
      pid: child.pid ?? 0,
      stop: async () => {
        child.kill("SIGINT");
        await ended;
      },
    };
  }
  throw new Error("The product ended before it was ready");
}

/** Reads every second what a signed-in brand's pages read. */
async function use(url: string): Promise<void> {
  const brand = new ApiUser(url);
  await brand.raw("POST", login.path, { body: { username: "demo_brand", password: demoPassword } });
  const reads = Object.values<OperationShape>(operations).filter(
    ({ method, path, access }) => method === "GET" && access === "user" && !path.includes("{"),
  );
  const untilMs = performance.now() + useMs;
  for (let nth = 0; performance.now() < untilMs; nth++) {
    const read = reads[nth % reads.length];
    await Promise.all([brand.raw("GET", "/"), read && brand.raw("GET", read.path), sleep(1_000)]);
  }
}

/** The resident memory of a process and all that it started, from Linux's list of processes. */
function residentMb(pid: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid);
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  const own = (Number(kilobytes) * 1_024) / 1_000_000;
  return children.reduce((sum, child) => sum + residentMb(Number(child)), own);
}

function parentOf(pid: string): number | undefined {
  try {
    // The name of the program, in brackets, may contain spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    // It has ended.
    return undefined;
  }
}
