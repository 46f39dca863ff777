import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { EdgeBehavior } from "../template/model-types.ts";
import { edgeRequest } from "./edge-request.ts";
import { requestPath } from "./request-path.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const compressed = /text|json|javascript|svg/;

interface Page {
  type: string;
  plain: Buffer;
  encoded: Map<string, Buffer>;
}

/** Serves the built pages as the deployed site would: the template's edge function, headers and compression. */
export class BuiltSite {
  readonly isFromSource = false;
  private readonly folder: string;
  private readonly rewrite: (path: string) => string;
  private readonly pages = new Map<string, Page>();

  /** @throws Error when the pages are not built */
  constructor(folder: string, { viewerRequest }: Pick<EdgeBehavior, "viewerRequest">) {
    if (!existsSync(join(folder, "index.html"))) {
      throw new Error("The web app is not built. Build it with: npx vite build web");
    }
    this.folder = folder;
    this.rewrite = edgeRequest(viewerRequest);
  }

  /** Answers with the headers of the behavior that the request's path has at the edge. */
  serve(request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>): void {
    const path = this.rewrite(requestPath(request));
    const page = this.page(path);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, headers).end();
      return;
    }
    if (!page) {
      response.writeHead(404, { ...headers, "content-type": "text/plain; charset=utf-8" }).end("Not found");
      return;
    }
    const encoding = compressed.test(page.type)
      ? chosenEncoding(request.headers["accept-encoding"] ?? "")
      : undefined;
    const body = encoding === undefined ? page.plain : encode(page, encoding);
    response.writeHead(200, {
      ...headers,
      "content-type": page.type,
      "content-length": body.length,
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "accept-encoding",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  }

  private page(path: string): Page | undefined {
    const known = this.pages.get(path);
    if (known) return known;
    const file = this.locate(path);
    if (file === undefined) return undefined;
    const page: Page = {
      type: types[extname(file)] ?? "application/octet-stream",
      plain: readFileSync(file),
      encoded: new Map(),
    };
    this.pages.set(path, page);
    return page;
  }

  /** The file of a path; undefined if there is none, or if the path leads outside the folder or is invalid. */
  private locate(path: string): string | undefined {
    try {
      const file = normalize(join(this.folder, decodeURIComponent(path)));
      return file.startsWith(this.folder + sep) && statSync(file).isFile() ? file : undefined;
    } catch {
      return undefined;
    }
  }
}

function encode(page: Page, encoding: "br" | "gzip"): Buffer {
  const known = page.encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === "br"
      ? brotliCompressSync(page.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : gzipSync(page.plain);
  page.encoded.set(encoding, made);
  return made;
}

function chosenEncoding(accepted: string): "br" | "gzip" | undefined {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}
