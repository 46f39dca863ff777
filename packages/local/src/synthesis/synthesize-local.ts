import { spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CloudTemplate, readAssembly } from "../template/template.ts";
import { digest, type Reads } from "./reads.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Stacks = Map<string, CloudTemplate>;

/**
 * The providers' addresses, which the app copies into the functions' environment as they are. It gets a name for each
 * instead, and its templates get the address, because the fake providers have other ports at every start.
 */
const addressNames = ["ANTHROPIC_BASE_URL", "GOOGLE_ISSUER", "STRIPE_API_BASE"];

/**
 * The templates of stage `local` by stack name. They are cached in the folder `cache`, and the CDK app runs again
 * only if something that it read has changed: one of our files, an environment variable, the installed packages.
 * @throws Error with what CDK said
 */
export async function synthesizeLocal(
  root: string,
  environment: Environment,
  cache = join(root, "node_modules/.cache/marquee-templates"),
): Promise<Stacks> {
  const given = addressNames.filter((name) => environment[name]);
  const named = Object.fromEntries(given.map((name) => [name, placeholder(name)]));
  const stacks = await namedStacks(root, { ...environment, ...named }, cache);
  if (given.length === 0) return stacks;
  const text = given.reduce(
    (templates, name) =>
      templates.replaceAll(`"${placeholder(name)}"`, () => JSON.stringify(environment[name])),
    JSON.stringify([...stacks]),
  );
  return new Map(JSON.parse(text) as [string, CloudTemplate][]);
}

const placeholder = (name: string) => `https://${name.toLowerCase().replaceAll("_", "-")}.marquee.local`;

/** The templates with a placeholder in place of every provider's address. */
async function namedStacks(root: string, environment: Environment, cache: string): Promise<Stacks> {
  const before = readJson(join(cache, readsName)) as Reads | undefined;
  const cached = before && cachedStacks(root, cache, before, environment);
  if (cached) return cached;

  const { stacks, reads } = await runApp(root, environment);
  // A setting may make the app read another variable. Merge the names, or two settings would replace each other's.
  const variables = [...new Set([...reads.variables, ...(before?.variables ?? [])])].sort();
  cacheStacks(root, cache, { ...reads, variables }, environment, stacks);
  return stacks;
}

const readsName = "reads.json";

/** How many settings' templates to keep, most recently used first. */
const cachedSettingsMax = 8;

function cachedStacks(
  root: string,
  cache: string,
  reads: Reads,
  environment: Environment,
): Stacks | undefined {
  const key = digest(root, reads, environment);
  if (key === undefined) return undefined;
  const stacks = readJson(join(cache, key)) as [string, CloudTemplate][] | undefined;
  if (!stacks) return undefined;
  utimesSync(join(cache, key), new Date(), new Date());
  return new Map(stacks);
}

function cacheStacks(
  root: string,
  cache: string,
  reads: Reads,
  environment: Environment,
  stacks: Stacks,
): void {
  const key = digest(root, reads, environment);
  if (key === undefined) return;
  mkdirSync(cache, { recursive: true });
  replaceFile(join(cache, key), [...stacks]);
  replaceFile(join(cache, readsName), reads);
  const newestFirst = readdirSync(cache)
    .filter((name) => name.length === key.length)
    .map((name) => ({ file: join(cache, name), usedMs: usedMs(join(cache, name)) }))
    .sort((one, other) => other.usedMs - one.usedMs);
  for (const { file } of newestFirst.slice(cachedSettingsMax)) rmSync(file, { force: true });
}

/** When the file was last used; 0 if another process has just removed it. */
function usedMs(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function runApp(root: string, environment: Environment): Promise<{ stacks: Stacks; reads: Reads }> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-templates-"));
  const readsFile = join(folder, readsName);
  try {
    await runNode(
      [
        `--import=${new URL("record-reads.ts", import.meta.url).href}`,
        join(root, "infra/bin/app.ts"),
        "--stage=local",
        `--output=${folder}`,
      ],
      // CDK's template validator takes three times as long as the rest; the tests of infra run it.
      { cwd: root, env: { ...environment, CDK_VALIDATION: "false", READS_FILE: readsFile } },
    );
    const reads = readJson(readsFile) as Reads | undefined;
    if (!reads) throw new Error("The CDK app did not say what it read.");
    const files = [...reads.files, "pnpm-lock.yaml"];
    return { stacks: readAssembly(folder), reads: { ...reads, files } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs Node in a process of its own, because CDK is large and not needed afterwards. */
async function runNode(args: string[], options: { cwd: string; env: Environment }): Promise<void> {
  const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString("utf8");
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`The CDK app of stage "local" failed: ${essence(complaint)}`);
}

/** A sentence that was thrown for people is shown alone; anything else in full, for the developer of the app. */
export function essence(complaint: string): string {
  const thrown = /^Error: (.+)$/m.exec(complaint)?.[1];
  return thrown?.endsWith(".") ? thrown : complaint.trim();
}

/** Undefined if the file is missing or truncated. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Replaces the file atomically, because others may be reading it, and two may be writing it at the same time. */
function replaceFile(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}
