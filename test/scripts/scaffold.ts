/** What the `pnpm new:*` scripts share: they write new files, extend lists, and end with everything formatted. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const touched = new Set<string>();

/** An area's or a kind's name where only letters may stand: "api-keys" as "apiKeys". */
export function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Whether a file of this tree exists. */
export function exists(path: string): boolean {
  return existsSync(join(root, path));
}

/** Writes a new file. Throws when it exists. */
export function create(path: string, text: string): void {
  if (exists(path)) throw new Error(`${path} exists already.`);
  write(path, text);
}

/** Changes a file. Throws when the change leaves it as it was. */
export function extend(path: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, path), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${path} could not be extended.`);
  write(path, after);
}

/** The text with an entry added at the end of a top-level record. */
export function withEntry(text: string, record: string, entry: string): string {
  const start = text.search(new RegExp(`^(export )?const ${record}\\b`, "m"));
  const end = start === -1 ? -1 : text.indexOf("\n}", start);
  if (end === -1) throw new Error(`No record ${record}.`);
  return `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`;
}

/** Lists a feature of the web that is not yet listed; what it may use of others is for its author to say. */
export function declareFeature(name: string): void {
  const list = "web/src/features/dependencies.json";
  if (exists(`web/src/features/${name}`)) return;
  extend(list, (text) => text.replace("{", `{\n  "${name}": [],`));
}

/** Formats what was written, writes the generated documents again, and lists the files. */
export function finish(next: string): void {
  const biome = join(root, "node_modules/.bin/biome");
  execFileSync(biome, ["check", "--write", "--log-level=error", ...touched], { cwd: root, stdio: "inherit" });
  execFileSync(process.execPath, [join(root, "test/scripts/write-docs.ts")], { stdio: "inherit" });
  process.stdout.write(`${[...touched].sort().join("\n")}\n${next}\n`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  touched.add(path);
}
