import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@marquee/local/ports";

const root = join(import.meta.dirname, "../..");
const comesUpWithinMs = 60_000;

/** The whole product as a command from the README starts it, in its own process. */
export interface Product {
  url: string;
  /** Kills the product during its work, and starts it again at the same address, on the existing data. */
  killAndStart(): Promise<void>;
  /** Stops the product gracefully and removes its data. */
  stop(): Promise<void>;
}

/** Runs `npm start` or `npm run dev` on empty data, without installing first. @throws Error if it does not start */
export async function startProduct(command: "start" | "dev"): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "marquee-product-"));
  let running: ChildProcess;

  async function start(): Promise<void> {
    running = spawn(process.execPath, ["packages/local/bin/cli.mjs", command, "--data", dataDir, "--quiet"], {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const until = performance.now() + comesUpWithinMs;
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
    rmSync(dataDir, { recursive: true, force: true });
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
