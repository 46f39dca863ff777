import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/**
 * Leaves out of the model's client what packages/adapters/src/ai turns off, 24 KB of each worker: the credential
 * lookup, since every call brings its key, and the OpenTelemetry API, since tracing is off. The client's own modules
 * still import both, so the stub of the first throws when called, and the second is empty: without a tracer there is
 * no span to use.
 */
export function onlyUsedAnthropic(): Plugin {
  return {
    name: "only-used-anthropic",
    setup: ({ onLoad }) => {
      onLoad(
        { filter: /\/@anthropic-ai\/sdk\/lib\/credentials\/credential-chain\.mjs$/ },
        async ({ path }) => ({
          contents: failingFunctions(await readFile(path, "utf8")),
        }),
      );
      onLoad({ filter: /\/@opentelemetry\/api\/.+\/index\.mjs$/ }, () => ({
        contents:
          "export const context = {}, propagation = {}, trace = {}, SpanKind = {}, SpanStatusCode = {};",
      }));
    },
  };
}

function failingFunctions(source: string): string {
  const names = [...source.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name);
  return names
    .map((name) => `export function ${name}() { throw new Error("${name} is not in the bundles"); }`)
    .join("\n");
}
