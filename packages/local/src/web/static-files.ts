import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** One file as it is sent. */
export interface StaticFile {
  body: Buffer;
  headers: Record<string, string>;
}

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

/**
 * The built pages as the bucket and CloudFront serve them: hashed files for a year, everything else asked for again each
 * time, text compressed once and kept.
 */
export class StaticFiles {
  private readonly folder: string;
  private readonly compressed = new Map<string, Buffer>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The file of a path; undefined where there is none. Nothing outside the folder can be reached. */
  find(path: string, acceptEncoding: string): StaticFile | undefined {
    const file = this.locate(path);
    if (file === undefined) return undefined;
    const content = readFileSync(file);
    const etag = `"${createHash("sha1").update(content).digest("base64url")}"`;
    const type = mediaTypes[extname(file).toLowerCase()] ?? "application/octet-stream";
    const encoding = compressible.test(type) && content.length > 1_000 ? preferred(acceptEncoding) : undefined;
    return {
      body: encoding === undefined ? content : this.compress(content, encoding, etag),
      headers: {
        "content-type": type,
        "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        etag,
        vary: "accept-encoding",
        ...(encoding === undefined ? {} : { "content-encoding": encoding }),
      },
    };
  }

  private locate(path: string): string | undefined {
    try {
      const file = normalize(join(this.folder, decodeURIComponent(path)));
      return file.startsWith(this.folder + sep) && statSync(file).isFile() ? file : undefined;
    } catch {
      return undefined;
    }
  }

  private compress(content: Buffer, encoding: "br" | "gzip", etag: string): Buffer {
    const key = `${encoding} ${etag}`;
    let body = this.compressed.get(key);
    if (!body) {
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
      body = encoding === "br" ? brotliCompressSync(content, quality) : gzipSync(content);
      this.compressed.set(key, body);
    }
    return body;
  }
}

function preferred(acceptEncoding: string): "br" | "gzip" | undefined {
  if (/\bbr\b/.test(acceptEncoding)) return "br";
  return /\bgzip\b/.test(acceptEncoding) ? "gzip" : undefined;
}
