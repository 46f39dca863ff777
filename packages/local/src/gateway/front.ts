import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { matchesPattern } from "../template/edge.ts";
import type { CloudModel, EdgeBehavior } from "../template/model-types.ts";
import { isReloadSocket } from "./dev-site.ts";
import { edgeRequest } from "./edge-request.ts";
import type { HttpGateway } from "./http-gateway.ts";
import { requestPath } from "./request-path.ts";
import type { SocketGateway } from "./socket-gateway.ts";
import type { UploadGateway } from "./upload-gateway.ts";

/** Serves pages: the built or the dev site. */
export interface Site {
  /** Whether its pages come from source, with scripts of the bundler that the pages' policy would refuse. */
  readonly isFromSource: boolean;
  serve(request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>): void;
}

export interface FrontParts {
  model: CloudModel;
  http: HttpGateway;
  sockets: SocketGateway;
  uploads: UploadGateway;
  site: Site | undefined;
  /** Serves /_local; true when it handled the request. */
  localPage(request: IncomingMessage, response: ServerResponse): boolean;
}

/** The single port. Routes by CloudFront's behaviors, in the template's order, to the server of each origin. */
export class Front {
  readonly server: Server;
  private parts: FrontParts | undefined;
  private readonly rewrites = new Map<string, (path: string) => string>();

  constructor() {
    this.server = createServer((request, response) => this.request(request, response));
    this.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.upgrade(request, socket, head),
    );
  }

  serveWith(parts: FrontParts): void {
    this.parts = parts;
  }

  private request(request: IncomingMessage, response: ServerResponse): void {
    const { parts } = this;
    if (!parts) {
      response
        .writeHead(503, { "retry-after": "1", "content-type": "text/plain" })
        .end("Marquee is starting, try again in a moment.");
      return;
    }
    if (parts.localPage(request, response)) return;
    const behavior = behaviorOf(parts.model, request);
    if (behavior?.failover && parts.site?.isFromSource) return parts.site.serve(request, response, {});
    const bucket = behavior && storeOf(parts.model, behavior);
    const answering = isOrigin(behavior, parts.model.httpApi.id)
      ? parts.http.answer(request, behavior && this.target(behavior, request))
      : bucket && parts.uploads.answer(request, bucket);
    if (answering) {
      answering
        .then(({ status, headers, body }) => {
          // The behavior's other origin: the pages.
          if (behavior?.failover?.includes(status) && parts.site)
            return parts.site.serve(request, response, behavior.headers);
          // The policy's headers override those of the origin.
          response.writeHead(status, { ...headers, ...behavior?.headers, "content-length": body.length });
          response.end(request.method === "HEAD" ? undefined : body);
        })
        // The caller is gone, or a function answered with an invalid header.
        .catch(() => response.destroy());
    } else if (isOrigin(behavior, parts.model.socketApi.id)) {
      response
        .writeHead(426, { "content-type": "application/json" })
        .end(JSON.stringify({ message: "Upgrade Required" }));
    } else if (parts.site) {
      parts.site.serve(request, response, behavior?.headers ?? {});
    } else {
      response.writeHead(404, { "content-type": "text/plain" }).end("Pages are not served here.");
    }
  }

  /** Path and query as the behavior's edge function passes them on. */
  private target({ viewerRequest }: EdgeBehavior, request: IncomingMessage): string | undefined {
    if (viewerRequest === undefined) return undefined;
    const known = this.rewrites.get(viewerRequest) ?? edgeRequest(viewerRequest);
    this.rewrites.set(viewerRequest, known);
    return known(requestPath(request));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { parts } = this;
    if (parts && isOrigin(behaviorOf(parts.model, request), parts.model.socketApi.id)) {
      parts.sockets.connect(request, socket, head).catch(() => socket.destroy());
    } else if (!isReloadSocket(request)) {
      socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    }
  }
}

function behaviorOf(model: CloudModel, request: IncomingMessage): EdgeBehavior | undefined {
  const path = requestPath(request);
  return model.edge.find(({ pattern }) => matchesPattern(pattern, path));
}

/** The bucket that a behavior forwards to. That of the default behavior holds the pages in the cloud, but not here. */
function storeOf({ buckets, edge }: CloudModel, { origin }: EdgeBehavior): string | undefined {
  return edge.at(-1)?.origin === origin
    ? undefined
    : buckets.find(({ name }) => origin.startsWith(`${name}.s3.`))?.name;
}

function isOrigin(behavior: EdgeBehavior | undefined, apiId: string): boolean {
  return behavior?.origin.startsWith(`${apiId}.execute-api.`) ?? false;
}
