import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectRoot } from "../start-local.ts";
import { readAssembly } from "../template/template.ts";
import { essence, synthesizeLocal } from "./synthesize-local.ts";

describe("templates that are cached between starts", () => {
  let root: string;
  let cache: string;

  const put = (path: string, text: string) => writeFileSync(join(root, path), text);
  const runs = () => readFileSync(join(root, "runs"), "utf8").length;

  /** Synthesizes; returns what the template was made from and whether the app ran for it. */
  async function synthesize(environment: Record<string, string> = {}) {
    const before = runs();
    const stacks = await synthesizeLocal(root, { PATH: process.env.PATH, ...environment }, cache);
    const { made, issuer } = stacks.get("one")?.Outputs ?? {};
    return { made: made?.Value, ...(issuer ? { issuer: issuer.Value } : {}), ran: runs() > before };
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "marquee-synthesis-"));
    cache = join(root, "cache");
    mkdirSync(join(root, "infra/bin"), { recursive: true });
    put("runs", "");
    put("package.json", '{"type":"module"}');
    put("pnpm-lock.yaml", "lockfileVersion: 1");
    put("infra/size.ts", 'export const size: string = "small";');
    put("infra/bin/app.ts", app);
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it("are reused if nothing that the app reads has changed", async () => {
    expect(await synthesize({ COLOR: "red" })).toEqual({ made: "small red", ran: true });
    expect(await synthesize({ COLOR: "red" })).toEqual({ made: "small red", ran: false });
    expect(await synthesize({ COLOR: "red", WINDOW: "80x24" })).toEqual({ made: "small red", ran: false });
  });

  it("are rewritten once a file or a variable that the app reads has changed", async () => {
    await synthesize();
    put("infra/size.ts", 'export const size: string = "large";');
    expect(await synthesize()).toEqual({ made: "large none", ran: true });
    expect(await synthesize({ COLOR: "blue" })).toEqual({ made: "large blue", ran: true });
    put("infra/size.ts", 'export const size: string = "small";');
    expect(await synthesize()).toEqual({ made: "small none", ran: false });
  });

  it("are rewritten once a package may have changed", async () => {
    await synthesize();
    put("pnpm-lock.yaml", "lockfileVersion: 2");
    expect(await synthesize()).toMatchObject({ ran: true });
    put("package.json", '{"type":"module","imports":{}}');
    expect(await synthesize()).toMatchObject({ ran: true });
    expect(await synthesize()).toMatchObject({ ran: false });
  });

  it("are cached for several settings, even if one makes the app read another variable", async () => {
    await synthesize();
    expect(await synthesize({ SHAPED: "yes", SHAPE: "round" })).toMatchObject({ made: "small none round" });
    expect(await synthesize({ SHAPED: "yes", SHAPE: "flat" })).toMatchObject({ made: "small none flat" });
    // The app has read more variables since the first run; from here on, every setting is cached.
    await synthesize();
    expect(await synthesize()).toEqual({ made: "small none", ran: false });
    expect(await synthesize({ SHAPED: "yes", SHAPE: "round" })).toEqual({
      made: "small none round",
      ran: false,
    });
  });

  it("are reused when the fake providers have other ports, and name those", async () => {
    const issuer = "http://localhost:4001";
    const other = "http://localhost:4002";
    expect(await synthesize({ GOOGLE_ISSUER: issuer })).toEqual({ made: "small none", issuer, ran: true });
    expect(await synthesize({ GOOGLE_ISSUER: other })).toEqual({
      made: "small none",
      issuer: other,
      ran: false,
    });
    expect(await synthesize()).toEqual({ made: "small none", ran: true });
  });

  it("of a copied folder are its own: a change there counts, one in the original does not", async () => {
    await synthesize();
    const original = root;
    const copy = mkdtempSync(join(tmpdir(), "marquee-synthesis-copy-"));
    try {
      cpSync(root, copy, { recursive: true });
      put("infra/size.ts", 'export const size: string = "of the original";');
      [root, cache] = [copy, join(copy, "cache")];
      expect(await synthesize()).toEqual({ made: "small none", ran: false });
      put("infra/size.ts", 'export const size: string = "of the copy";');
      expect(await synthesize()).toEqual({ made: "of the copy none", ran: true });
    } finally {
      rmSync(original, { recursive: true });
    }
  });

  it("are not cached without limit", async () => {
    for (let port = 1; port <= 10; port++) await synthesize({ COLOR: `port ${port}` });
    expect(await synthesize({ COLOR: "port 10" })).toMatchObject({ ran: false });
    expect(await synthesize({ COLOR: "port 1" })).toMatchObject({ ran: true });
    expect(readdirSync(cache)).toHaveLength(9);
  });

  it("are rewritten if the cache is truncated, or a file that the app once read is gone", async () => {
    await synthesize();
    for (const name of readdirSync(cache).filter((name) => name !== "reads.json")) {
      writeFileSync(join(cache, name), '[["one",');
    }
    expect(await synthesize()).toEqual({ made: "small none", ran: true });
    put("infra/measure.ts", 'export const size: string = "medium";');
    put("infra/bin/app.ts", app.replace("../size.ts", "../measure.ts"));
    rmSync(join(root, "infra/size.ts"));
    expect(await synthesize()).toEqual({ made: "medium none", ran: true });
  });

  it("are not cached from an app that failed", async () => {
    await expect(synthesize({ COLOR: "none at all" })).rejects.toThrow(
      'The CDK app of stage "local" failed: COLOR names no color.',
    );
    await expect(synthesize({ COLOR: "none at all" })).rejects.toThrow("COLOR names no color.");
  });

  it("are the same as the real app would write now", { timeout: 30_000 }, async () => {
    const environment = {
      ...process.env,
      PAYMENTS: "stripe",
      STRIPE_API_BASE: "http://127.0.0.1:4001",
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_ISSUER: "http://127.0.0.1:4002",
      ANTHROPIC_API_KEY: "key",
      ANTHROPIC_BASE_URL: "http://127.0.0.1:4003",
      CDK_VALIDATION: "false",
    };
    execFileSync(
      process.execPath,
      [join(projectRoot, "infra/bin/app.ts"), "--stage=local", `--output=${cache}`],
      { cwd: projectRoot, env: environment, stdio: "ignore" },
    );
    await synthesizeLocal(projectRoot, environment);
    const kept = await synthesizeLocal(projectRoot, environment);
    expect(kept).toEqual(readAssembly(cache));
    expect(JSON.stringify([...kept])).toContain('"http://127.0.0.1:4002"');
  });
});

/** A stand-in for the CDK app: writes one template from an imported file and variables. */
const app = `
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { size } from "../size.ts";
const folder = process.argv.at(-1).replace("--output=", "");
const { COLOR: color = "none", SHAPED: shaped } = process.env;
appendFileSync("runs", "x");
if (color === "none at all") throw new Error("COLOR names no color.");
const made = [size, color, ...(shaped ? [process.env.SHAPE] : [])].join(" ");
const issuer = process.env.GOOGLE_ISSUER;
const Outputs = { made: { Value: made }, ...(issuer ? { issuer: { Value: issuer } } : {}) };
writeFileSync(join(folder, "one.json"), JSON.stringify({ Outputs }));
const artifacts = { one: { type: "aws:cloudformation:stack", properties: { templateFile: "one.json" } } };
writeFileSync(join(folder, "manifest.json"), JSON.stringify({ artifacts }));
`;

describe("what a failed synthesis says", () => {
  it("is only the sentence if one was meant for people", () => {
    const complaint =
      "file:///infra/config/stages.ts:122\n  throw new Error(\n  ^\n\nError: PAYMENTS must be mock.\n    at choice (x:1:2)";
    expect(essence(complaint)).toBe("PAYMENTS must be mock.");
  });

  it("is the whole output if something broke", () => {
    const complaint = "x:1\n\nTypeError: Cannot read properties of undefined\n    at y";
    expect(essence(complaint)).toBe(complaint);
  });
});
