import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Plugin } from "esbuild";

const packages = join(import.meta.dirname, "../packages");
/** Where functions are declared that build schemas, operations and rows, each marked with the comment below. */
const sources = ["contracts/src", "core/src"].map((folder) => join(packages, folder));
const declared = /\/\* @__NO_SIDE_EFFECTS__ \*\/\s*export function (\w+)/g;
const imported = /^import \{([^}]*)\} from "([^"]+)";$/gm;

/**
 * Marks calls of functions without side effects, so that a bundle leaves out the schemas, operations and rows of a file
 * of which it needs something else: a call that stays may not be dropped, nor anything that it uses. Vite knows these
 * functions by their declaration; esbuild knows those of the same file only, so each call is marked instead.
 */
export function sideEffectFree(): Plugin {
  return {
    name: "side-effect-free",
    setup({ onLoad }) {
      const marked = markedFunctions();
      onLoad({ filter: /\/packages\/(contracts|core)\/src\/.+\.ts$/ }, async ({ path }) => ({
        contents: withMarks(await readFile(path, "utf8"), marked),
        loader: "ts",
      }));
    },
  };
}

/** Names of files that declare marked functions, without folder and ending, and these functions. */
function markedFunctions(): Map<string, string[]> {
  const marked = new Map<string, string[]>();
  for (const folder of sources)
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".ts")) continue;
      const names = [...readFileSync(join(folder, file), "utf8").matchAll(declared)];
      // Another file of the same name without any may not take their place.
      if (names.length > 0)
        marked.set(
          basename(file, ".ts"),
          names.map(([, name = ""]) => name),
        );
    }
  return marked;
}

/** The source of a file with a mark before each call of a marked function of another file, and of zod's but `config`. */
export function withMarks(source: string, marked: ReadonlyMap<string, readonly string[]>): string {
  const names = [...source.matchAll(imported)].flatMap(([, list = "", from = ""]) => {
    const pure = marked.get(basename(from, ".ts")) ?? [];
    return list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => pure.includes(name));
  });
  const calls = [String.raw`z\.(?!config\b)\w+`, ...names].join("|");
  return source.replace(new RegExp(String.raw`(?<![\w.])(?:${calls})(?=[<(])`, "g"), "/* @__PURE__ */ $&");
}
