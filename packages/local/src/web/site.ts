import { existsSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import type { EdgeBehavior } from "../template/model-types.ts";
import { StaticFiles } from "./static-files.ts";
import { viewerRequest } from "./viewer-request.ts";

/** `dev` serves web/ as it is being written, `built` serves web/dist like CloudFront, `none` serves no pages. */
export type SiteMode = "none" | "built" | "dev";

export interface SiteOptions {
  mode: SiteMode;
  /** The project's folder. */
  root: string;
  /** The server of the one port; the dev mode's hot reload listens for its own upgrades there. */
  server: Server;
  edge: readonly EdgeBehavior[];
}

/** CloudFront's default behaviour: the pages. */
export interface Site {
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the pages for one server. @throws Error with what to do when there is no build */
export async function openSite({ mode, root, server, edge }: SiteOptions): Promise<Site> {
  const behavior = edge.find(({ pattern }) => pattern === "*");
  const headers = behavior?.headers ?? {};
  switch (mode) {
    case "none":
      return { serve: async (_, response) => plain(response, 404, "This runtime serves no pages.", headers), stop: async () => undefined };
    case "built":
      return builtSite(join(root, "web/dist"), headers, behavior?.viewerRequest);
    case "dev":
      return devSite(join(root, "web"), server, headers);
  }
}

function builtSite(folder: string, headers: Record<string, string>, edgeFunction: string | undefined): Site {
  if (!existsSync(join(folder, "index.html"))) throw new Error("web/dist is missing: build the pages first with: npx vite build web");
  const files = new StaticFiles(folder);
  const rewrite = viewerRequest(edgeFunction);
  return {
    async serve(request, response) {
      const { method = "GET" } = request;
      if (method !== "GET" && method !== "HEAD") return plain(response, 403, "Pages can only be read.", headers);
      const rewritten = rewrite({ method, uri: pathOf(request) });
      if ("status" in rewritten) return plain(response, rewritten.status, "", headers);
      const file = files.find(rewritten.uri, String(request.headers["accept-encoding"] ?? ""));
      if (!file) return plain(response, 404, "There is no such file.", headers);
      const unchanged = request.headers["if-none-match"] === file.headers.etag;
      response.writeHead(unchanged ? 304 : 200, { ...headers, ...file.headers });
      response.end(unchanged || method === "HEAD" ? undefined : file.body);
    },
    stop: async () => undefined,
  };
}

async function devSite(webFolder: string, server: Server, headers: Record<string, string>): Promise<Site> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webFolder,
    configFile: join(webFolder, "vite.config.ts"),
    clearScreen: false,
    logLevel: "warn",
    server: { middlewareMode: true, hmr: { server } },
  });
  // Hot reload works with inline scripts, which the pages' own policy rightly forbids.
  const { "content-security-policy": _policy, ...kept } = headers;
  return {
    async serve(request, response) {
      for (const [name, value] of Object.entries(kept)) response.setHeader(name, value);
      await new Promise<void>((resolve, reject) => {
        response.once("close", resolve);
        vite.middlewares(request, response, (error: unknown) => {
          if (error) reject(error instanceof Error ? error : new Error(String(error)));
          else resolve(plain(response, 404, "There is no such file.", kept));
        });
      });
    },
    stop: () => vite.close(),
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?")[0] ?? "/";
}

function plain(response: ServerResponse, status: number, text: string, headers: Record<string, string>): void {
  response.writeHead(status, { ...headers, "content-type": "text/plain; charset=utf-8" });
  response.end(text);
}
