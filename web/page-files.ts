import { type Plugin, type Rollup, runnerImport } from "vite";

const firstScript = '<script src="/first-paint.js">';

/**
 * Adds to the built `index.html` what each page needs: its scripts besides those that the document names itself, and the
 * addresses of its first calls, for `public/first-paint.js` to read. The browser then requests them together with the
 * app's code, not only after the app has worked out which page it is.
 */
export function pageFiles(): Plugin {
  let root = "";
  return {
    name: "page-files",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!html.includes(firstScript)) throw new Error("index.html does not load first-paint.js");
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === "chunk");
        const needs = JSON.stringify(await needsByPath(root, chunks));
        return (
          html
            .replace(firstScript, `<script type="application/json" id="page-files">${needs}</script>\n    $&`)
            // The styles and the font get higher priority: the first frame needs only those, and the app needs both.
            .replaceAll('<script type="module"', '$& fetchpriority="low"')
        );
      },
    },
  };
}

/** The scripts and the first calls of each page, keyed by its router path. */
async function needsByPath(root: string, chunks: readonly Rollup.OutputChunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  /** Returns a script and everything that it imports. */
  const withImports = (chunk: Rollup.OutputChunk, all = new Set<string>()): Set<string> => {
    if (all.has(chunk.fileName)) return all;
    all.add(chunk.fileName);
    for (const imported of chunk.imports.map((file) => byFile.get(file)))
      if (imported) withImports(imported, all);
    return all;
  };
  const inHtml = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...withImports(chunk)]));

  /** Returns the files that a function fetches, found through the import in its source. */
  const fetchedBy = (code: () => Promise<unknown>): string[] => {
    const named = /import__\("([^"]+)"\)/.exec(String(code))?.[1] ?? "";
    // The path of what is outside of the web app's folder is a whole one.
    const id = named.startsWith("/@fs/") ? named.slice("/@fs".length) : root + named;
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`No script of the build holds what this fetches: ${String(code)}`);
    return [...withImports(chunk)];
  };

  const options = { root, configFile: false, logLevel: "warn" } as const;
  const { module: app } = await runnerImport<typeof import("./src/app/routes.ts")>(
    "/src/app/routes.ts",
    options,
  );
  const { module: loading } = await runnerImport<typeof import("./src/app/load-page.ts")>(
    "/src/app/load-page.ts",
    options,
  );
  const frame = fetchedBy(loading.frame.code);
  const framed = new Set(app.protectedRoutes);
  const all = [...app.publicRoutes, ...app.bareRoutes, ...app.diagnosticRoutes, ...app.protectedRoutes];
  return Object.fromEntries(
    all.map((route) => {
      const later = route.alsoLoad ? fetchedBy(route.alsoLoad) : [];
      const files = new Set([...(framed.has(route) ? frame : []), ...fetchedBy(route.code), ...later]);
      const { firstCalls, nextCalls } = route;
      const besides = [...files].filter((file) => !inHtml.has(file));
      return [route.path, { files: besides, firstCalls, nextCalls }] as const;
    }),
  );
}
