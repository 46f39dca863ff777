import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@marquee/local/ports";

const root = join(import.meta.dirname, "../..");
const comesUpWithinMs = 60_000;

/** The whole product as a command of the README starts it, in a process of its own. */
export interface Product {
  url: string;
  stop(): Promise<void>;
}

/** Runs `npm start` or `npm run dev` on empty data, without the installation before it. @throws Error when it does not come up */
export async function startProduct(command: "start" | "dev"): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "marquee-product-"));
  const child: ChildProcess = spawn(
    process.execPath,
    ["packages/local/bin/cli.mjs", command, "--data", dataDir, "--quiet"],
    { cwd: root, env: { ...process.env, PORT: String(port) }, stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const until = performance.now() + comesUpWithinMs;
  while (performance.now() < until) {
    if (await answers(`${url}/api/health`)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${command} did not come up`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
