import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@marquee/local/ports";

const root = join(import.meta.dirname, "../..");
/** Another checkout installs its packages and builds first. */
const comesUpWithinMs = { here: 60_000, elsewhere: 300_000 };

/** The whole product as a command from the README starts it, in its own process. */
export interface Product {
  url: string;
  /** Kills the product during its work, and starts it again at the same address, on the existing data. */
  killAndStart(): Promise<void>;
  /** Stops the product gracefully and removes its data. */
  stop(): Promise<void>;
}

interface ProductOptions {
  /** Another checkout, which is installed first; else this one is run as it is. */
  checkout?: string;
  /** The data folder; a new one that is removed at the end if it is not given. */
  dataDir?: string;
  /** Settings besides this process's own. */
  env?: Readonly<Record<string, string>>;
  /** Gets what it prints, the functions' log lines among it; else they are left out. */
  onText?: (text: string) => void;
}

/** Runs `npm start` or `npm run dev` on its own data. @throws Error if it does not start */
export async function startProduct(
  command: "start" | "dev",
  { checkout, dataDir: given, env = {}, onText }: ProductOptions = {},
): Promise<Product> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), "marquee-product-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let running: ChildProcess;

  async function start(): Promise<void> {
    const program = `packages/local/bin/${checkout === undefined ? "cli" : "bootstrap"}.mjs`;
    const quiet = onText === undefined ? ["--quiet"] : [];
    const child = spawn(process.execPath, [program, command, "--data", dataDir, ...quiet], {
      cwd: checkout ?? root,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ["ignore", onText === undefined ? "ignore" : "pipe", "inherit"],
    });
    child.stdout?.on("data", (chunk) => onText?.(String(chunk)));
    running = child;
    const until = performance.now() + comesUpWithinMs[checkout === undefined ? "here" : "elsewhere"];
    while (!(await answers(`${url}/api/health`))) {
      if (performance.now() > until) {
        await stop();
        throw new Error(`${command} did not come up`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, "exit");
    running.kill(signal);
    await exited;
  }

  async function stop(): Promise<void> {
    await end("SIGTERM");
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
  }

  await start();
  return {
    url,
    killAndStart: async () => {
      await end("SIGKILL");
      await start();
    },
    stop,
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
