import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

const unfinished = ".dist-";
/** Where builds that are not finished are, beside web/dist: a glob of their files. */
export const unfinishedBuilds = `**/${unfinished}*/**`;

/**
 * Builds the web app into web/dist, like a deployment. Never reuses an earlier build, which could be outdated. A stage
 * that serves these pages meanwhile misses none of them.
 */
export async function buildPages(root: string): Promise<void> {
  // Imported here, because it loads the bundler.
  const { build } = await import("vite");
  const web = join(root, "web");
  // As deep as web/dist, because source maps name their sources relative to themselves.
  const built = await mkdtemp(join(web, unfinished));
  try {
    await build({
      root: web,
      configFile: join(web, "vite.config.ts"),
      logLevel: "warn",
      build: { outDir: built },
    });
    await replaceFiles(join(web, "dist"), built);
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

/**
 * Moves all files of one folder to another one, in place of what is there. Each file is replaced atomically,
 * `index.html` only when everything that it names is there, and outdated files are removed last.
 */
export async function replaceFiles(folder: string, from: string): Promise<void> {
  const files = await filesIn(from);
  const startPage = "index.html";
  const move = (file: string) => rename(join(from, file), join(folder, file));
  for (const place of new Set(files.map(dirname))) await mkdir(join(folder, place), { recursive: true });
  await Promise.all(files.filter((file) => file !== startPage).map(move));
  await move(startPage);
  const current = new Set(files);
  const outdated = (await filesIn(folder)).filter((file) => !current.has(file));
  await Promise.all(outdated.map((file) => rm(join(folder, file), { force: true })));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
