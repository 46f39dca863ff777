import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const web = join(import.meta.dirname, "../../web/src");

/** Everything by which a page can reach a server. */
const reaches = /(?<![.\w])fetch\(|\bnew (?:XMLHttpRequest|WebSocket|EventSource)\b|\bsendBeacon\b/;

it("pages reach the server only through the client that names the account they show", () => {
  const reaching = readdirSync(web, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => reaches.test(readFileSync(join(web, path), "utf8")));
  expect(reaching.sort()).toEqual([
    "api/http.ts",
    // The page's own files, to see whether a newer release has replaced them.
    "api/old-release.ts",
    // Whether the server is there; it answers anybody.
    "api/reachability.ts",
    // A signed address, which the client asked for.
    "api/upload-file.ts",
    // A ticket, which the client asked for.
    "live/socket.ts",
  ]);
});
