import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

const unfinished = ".dist-";
/** Where builds that are not finished are, beside web/dist: a glob of their files. */
export const unfinishedBuilds = `**/${unfinished}*/**`;

/**
 * Builds the web app into web/dist, like a deployment, unless what is there was built from exactly these files. In a
 * process of its own, because the bundler's memory would stay with the runtime. A stage that serves these pages
 * meanwhile misses none of them.
 * @throws Error if the app does not build; the bundler has said why
 */
export async function buildPages(root: string): Promise<void> {
  const web = join(root, "web");
  const pages = join(web, "dist");
  const kept = join(root, "node_modules/.cache/marquee-pages");
  const sources = await stateOf(await sourcesIn(root));
  const before = await readFile(kept, "utf8").catch(() => undefined);
  if (before === `${sources} ${await stateOf(await filesIn(pages))}`) return;
  // As deep as web/dist, because source maps name their sources relative to themselves.
  const built = await mkdtemp(join(web, unfinished));
  try {
    const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
    const args = [vite, "build", "--outDir", built, "--logLevel", "warn"];
    const [code] = await once(spawn(process.execPath, args, { cwd: web, stdio: "inherit" }), "exit");
    if (code !== 0) throw new Error("The pages do not build, see above.");
    await replaceFiles(pages, built);
  } finally {
    await rm(built, { recursive: true, force: true });
  }
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(kept, `${sources} ${await stateOf(await filesIn(pages))}`);
}

/** Every file that the build may read: styles are collected from what all sources of the pages name. */
async function sourcesIn(root: string): Promise<string[]> {
  const packages = await readdir(join(root, "packages"));
  const folders = [join(root, "web"), ...packages.map((name) => join(root, "packages", name, "src"))];
  const files = await Promise.all(folders.map((folder) => filesIn(folder)));
  return [join(root, "pnpm-lock.yaml"), join(root, "tsconfig.base.json"), ...files.flat()];
}

/** A digest of files by what a change of them changes, without reading them. */
async function stateOf(files: readonly string[]): Promise<string> {
  const states = await Promise.all(
    files
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map(async (file) => {
        const { ino, size, mtimeNs } = await stat(file, { bigint: true });
        return `${file} ${ino} ${size} ${mtimeNs}`;
      }),
  );
  return createHash("sha256")
    .update([process.version, ...states].join("\n"))
    .digest("hex");
}

/**
 * Moves all files of one folder to another one, in place of what is there. Each file is replaced atomically,
 * `index.html` only when everything that it names is there, and outdated files are removed last.
 */
export async function replaceFiles(folder: string, from: string): Promise<void> {
  const files = await namesIn(from);
  const startPage = "index.html";
  const move = (file: string) => rename(join(from, file), join(folder, file));
  for (const place of new Set(files.map(dirname))) await mkdir(join(folder, place), { recursive: true });
  await Promise.all(files.filter((file) => file !== startPage).map(move));
  await move(startPage);
  const current = new Set(files);
  const outdated = (await namesIn(folder)).filter((file) => !current.has(file));
  await Promise.all(outdated.map((file) => rm(join(folder, file), { force: true })));
}

const namesIn = async (folder: string) => (await filesIn(folder)).map((file) => relative(folder, file));

/** The files below a folder, none if it does not exist; what was installed or built there is left out. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isFile()) return [path];
      const isOurs = entry.isDirectory() && !/^(node_modules|dist|\.dist-.*)$/.test(entry.name);
      return isOurs ? filesIn(path) : [];
    }),
  );
  return found.flat();
}
