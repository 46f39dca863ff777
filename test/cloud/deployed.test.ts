import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

/** An AWS emulator that takes CDK's stacks; without one nothing here runs, and test/run.ts says so. */
const endpoint = process.env.CLOUD_ENDPOINT ?? "";
const root = join(import.meta.dirname, "../..");

/** Runs one of our commands to its end. */
async function ran(command: "cloud-up" | "cloud-down", ...args: string[]) {
  const child = spawn(process.execPath, [`infra/bin/${command}.ts`, "--endpoint", endpoint, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const [code] = await once(child, "close");
  return { code, output };
}

/** The main job of `pnpm cloud:up`, step by step. */
const steps = [
  "an account is registered",
  "credits are bought",
  "the live connection opens",
  "a campaign is ordered",
  "its result is pushed",
  "it is charged once",
];

describe.skipIf(endpoint === "")("the product's own templates in an emulator at CLOUD_ENDPOINT", () => {
  afterAll(() => ran("cloud-down"));

  test("go in whole, and a person's main job works there, up to the pushed result and the charge", async () => {
    await ran("cloud-down");
    const { code, output } = await ran("cloud-up", "--once");
    expect(output).toContain("stacks are in.");
    for (const step of steps) expect(output).toContain(step);
    expect(output).toMatch(/Marquee is at http:\/\/localhost:\d+\./);
    expect(code).toBe(0);
  });

  test("go in again over what is there", async () => {
    const { code, output } = await ran("cloud-up", "--once");
    expect(output).toContain(steps.at(-1));
    expect(code).toBe(0);
  });

  test("are removed again without a rest", async () => {
    const { code, output } = await ran("cloud-down");
    expect(output).toContain("Nothing of Marquee is left");
    expect(code).toBe(0);
  });
});
