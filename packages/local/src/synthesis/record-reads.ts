// Loaded before the CDK app (`node --import`): writes what the app read to the file READS_FILE, as `Reads`, with the
// current folder as the project's. Files of third-party packages are not recorded, since the lockfile pins them.

import { realpathSync, writeFileSync } from "node:fs";
import { findPackageJSON, registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Reads } from "./reads.ts";

const files = new Set<string>();
const variables = new Set<string>();

const { READS_FILE: target, ...environment } = process.env;

registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:") && !url.includes("/node_modules/")) {
      files.add(fileURLToPath(url));
      // The manifest decides which file an import of the package resolves to.
      const manifest = findPackageJSON(url);
      if (manifest !== undefined) files.add(manifest);
    }
    return next(url, context);
  },
});

process.env = new Proxy(environment, {
  get(values, name) {
    if (typeof name === "string") variables.add(name);
    return Reflect.get(values, name);
  },
  has(values, name) {
    if (typeof name === "string") variables.add(name);
    return Reflect.has(values, name);
  },
});

process.once("exit", (code) => {
  if (code !== 0 || target === undefined) return;
  const root = realpathSync(process.cwd());
  const reads: Reads = {
    files: [...files].map((file) => relative(root, file)).sort(),
    variables: [...variables].sort(),
  };
  writeFileSync(target, JSON.stringify(reads));
});
