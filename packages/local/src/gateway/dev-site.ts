import { existsSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { unfinishedBuilds } from "../build-pages.ts";

/** Serves the web app from source with hot reload. Vite loads in parallel with the rest of the start. */
export class DevSite {
  readonly isFromSource = true;
  private readonly loading: Promise<ViteDevServer>;

  constructor(folder: string, server: Server) {
    if (!existsSync(join(folder, "index.html"))) throw new Error(`There is no web app in ${folder}.`);
    this.loading = this.load(folder, server);
    // The error is reported to the next request for a page; until then, nothing awaits it.
    this.loading.catch(() => undefined);
  }

  serve(request: IncomingMessage, response: ServerResponse): void {
    this.loading.then(
      (vite) => vite.middlewares(request, response, () => response.writeHead(404).end("Not found")),
      (error: unknown) => {
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
        response.end(`The web app did not start: ${error instanceof Error ? error.message : String(error)}`);
      },
    );
  }

  async stop(): Promise<void> {
    await (await this.loading.catch(() => undefined))?.close();
  }

  private async load(folder: string, server: Server): Promise<ViteDevServer> {
    const { createServer } = await import("vite");
    return createServer({
      root: folder,
      configFile: join(folder, "vite.config.ts"),
      appType: "spa",
      logLevel: "warn",
      clearScreen: false,
      server: {
        middlewareMode: true,
        hmr: { server },
        allowedHosts: ["localhost"],
        // A page of a build would reload every page that is open here.
        watch: { ignored: [unfinishedBuilds] },
      },
    });
  }
}

/** Vite's own reload socket, which shares the port with the live connection. */
export function isReloadSocket(request: IncomingMessage): boolean {
  return /\bvite-(hmr|ping)\b/.test(request.headers["sec-websocket-protocol"] ?? "");
}
