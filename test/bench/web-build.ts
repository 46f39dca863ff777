import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "../..");

/** The fields of a built chunk that are used here. */
interface Chunk {
  type: "chunk";
  fileName: string;
  isEntry: boolean;
  /** Files that it imports statically. */
  imports: string[];
  moduleIds: string[];
  code: string;
}

/** Any other file of a build. */
interface Asset {
  type: "asset";
  fileName: string;
  source: string | Uint8Array;
}

interface Vite {
  build(options: object): Promise<{ output: (Chunk | Asset)[] }>;
}

/** A folder's vite build, kept in memory. */
export class WebBuild {
  readonly chunks: readonly Chunk[];
  /** The text of its `index.html`; "" where it has none. */
  readonly html: string;

  private constructor(chunks: readonly Chunk[], html: string) {
    this.chunks = chunks;
    this.html = html;
  }

  /** Builds with the web app's own vite and the folder's own configuration. */
  static async of(folder: string): Promise<WebBuild> {
    const vite = createRequire(join(root, "web/package.json")).resolve("vite");
    const { build } = (await import(vite)) as Vite;
    const configFile = readdirSync(folder).find((name) => name.startsWith("vite.config."));
    const { output } = await build({
      root: folder,
      configFile: configFile ? join(folder, configFile) : false,
      logLevel: "error",
      build: { write: false, sourcemap: false },
    });
    const assets = output.filter((file) => file.type === "asset");
    return new WebBuild(
      output.filter((file) => file.type === "chunk"),
      String(assets.find(({ fileName }) => fileName === "index.html")?.source ?? ""),
    );
  }

  /** Gzipped bytes of the entry and these modules' chunks, with everything they import statically. */
  initialBytes(modules: readonly string[]): number {
    return sizeOf([...this.chunksFor(modules)]);
  }

  /** Gzipped bytes that these modules add to what the modules before them load. */
  furtherBytes(modules: readonly string[], before: readonly string[]): number {
    const known = this.chunksFor(before);
    return sizeOf([...this.chunksFor(modules)].filter((chunk) => !known.has(chunk)));
  }

  /** The files that these modules add to what the modules before them load. */
  furtherFiles(modules: readonly string[], before: readonly string[]): string[] {
    const known = this.chunksFor(before);
    const further = [...this.chunksFor(modules)].filter((chunk) => !known.has(chunk));
    return further.map(({ fileName }) => fileName);
  }

  /** Whether the entry and these modules' chunks include a module whose id contains `part`. */
  brings(modules: readonly string[], part: string): boolean {
    return [...this.chunksFor(modules)].some(({ moduleIds }) => moduleIds.some((id) => id.includes(part)));
  }

  /** The entry and these modules' chunks, with all their static imports. */
  private chunksFor(modules: readonly string[]): Set<Chunk> {
    const found = new Set<Chunk>();
    const add = (chunk: Chunk) => {
      if (found.has(chunk)) return;
      found.add(chunk);
      for (const one of this.chunks) if (chunk.imports.includes(one.fileName)) add(one);
    };
    // Vite drops an entry that only imports other chunks; the page names those.
    for (const chunk of this.chunks)
      if (chunk.isEntry || this.html.includes(`src="/${chunk.fileName}"`)) add(chunk);
    for (const name of modules) add(this.chunkWith(name));
    return found;
  }

  /** The circles in which files import each other; the browser would run one of them before what it needs. */
  circles(): string[] {
    const found: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(" > "));
      else if (!done.has(file)) {
        const imports = this.chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
        for (const one of imports) visit(one, [...path, file]);
        done.add(file);
      }
    };
    for (const { fileName } of this.chunks) visit(fileName, []);
    return found;
  }

  /** Every chunk, largest first. */
  sizes(): { file: string; bytes: number }[] {
    return this.chunks
      .map((chunk) => ({ file: chunk.fileName, bytes: gzipBytes(chunk) }))
      .toSorted((left, right) => right.bytes - left.bytes);
  }

  private chunkWith(module: string): Chunk {
    const found = this.chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!found) throw new Error(`No chunk holds ${module}`);
    return found;
  }
}

function sizeOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, chunk) => sum + gzipBytes(chunk), 0);
}

/** Compressed file by file, as files are served. */
function gzipBytes({ code }: Chunk): number {
  return gzipSync(code, { level: 9 }).length;
}
