import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Emulators } from "../emulators/start-emulators.ts";
import { httpCall } from "../http-client.ts";
import { listen } from "../ports.ts";
import type { CloudModel, FunctionModel } from "../template/model-types.ts";
import { asText, isRecord } from "../template/template.ts";
import { type AwsAnswer, accessDenied, restError } from "./answers.ts";
import { type AwsRequest, callScope, targetOperation } from "./call.ts";
import type { Outbox } from "./outbox.ts";
import { isAllowed, requiredPermissions } from "./permissions.ts";
import type { LocalSecrets } from "./secrets.ts";

/** The management side of the live connection; the socket gateway is one. */
export interface ConnectionManager {
  manage(method: string, connectionId: string, body: Buffer): AwsAnswer;
}

export interface AwsEndpointParts {
  model: CloudModel;
  emulators: Emulators;
  secrets: LocalSecrets;
  outbox: Outbox;
  connections: ConnectionManager;
  /** Which function holds an access key. */
  functionOf(accessKeyId: string): FunctionModel | undefined;
  /** Whether calls outside a function's policy are refused. */
  enforceIam: boolean;
  /** Told of each refused call. */
  onDenied(functionName: string, action: string, resource: string): void;
}

/**
 * The one address that functions know as AWS. It tells caller and service by the signature's scope, refuses what the
 * caller's role does not allow, answers what has no emulator itself and passes the rest on.
 */
export class AwsEndpoint {
  private readonly server: Server;
  private parts: AwsEndpointParts | undefined;
  url = "";

  constructor() {
    this.server = createServer((request, response) => {
      void this.serve(request)
        .catch((error: unknown) =>
          restError(502, "InternalFailure", error instanceof Error ? error.message : "failed"),
        )
        .then(({ status, headers, body }) => {
          response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
          response.end(body);
        });
    });
    this.server.keepAliveTimeout = 60_000;
  }

  /** Listens first: the templates' addresses are made from where. */
  async open(): Promise<void> {
    this.url = `http://127.0.0.1:${await listen(this.server, 0, "127.0.0.1")}`;
  }

  serveWith(parts: AwsEndpointParts): void {
    this.parts = parts;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(incoming: IncomingMessage): Promise<AwsAnswer> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request: AwsRequest = {
      method: incoming.method ?? "GET",
      url: new URL(incoming.url ?? "/", this.url),
      headers: incoming.headers,
      body: Buffer.concat(chunks),
    };
    const scope = callScope(request);
    if (!this.parts || !scope)
      return restError(403, "MissingAuthenticationTokenException", "The request is not signed.");
    const refusal = this.refuse(scope.service, scope.accessKeyId, request);
    return refusal ?? this.dispatch(this.parts, scope.service, request);
  }

  private refuse(service: string, accessKeyId: string, request: AwsRequest): AwsAnswer | undefined {
    const { parts } = this;
    if (!parts?.enforceIam) return undefined;
    const caller = parts.functionOf(accessKeyId);
    const needed = requiredPermissions(service, request, parts.model.socketApi.id);
    const missing = needed.find((permission) => !caller || !isAllowed(caller.statements, permission));
    if (caller && needed.length > 0 && !missing) return undefined;
    const name = caller?.name ?? accessKeyId;
    const { action, resource } = missing ?? {
      action: `${service}:${targetOperation(request)}`,
      resource: request.url.pathname,
    };
    parts.onDenied(name, action, resource);
    return accessDenied(
      service,
      `User: ${name} is not authorized to perform: ${action} on resource: ${resource}`,
    );
  }

  private async dispatch(parts: AwsEndpointParts, service: string, request: AwsRequest): Promise<AwsAnswer> {
    const { emulators } = parts;
    const { foreign } = emulators;
    switch (service) {
      case "dynamodb":
        return forward(emulators.dynamodbEndpoint, request);
      case "sqs":
        return forward(
          emulators.sqsEndpoint,
          renamed(
            request,
            "QueueUrl",
            (ours) => parts.model.queues.find(({ url }) => url === ours)?.address ?? ours,
          ),
        );
      case "s3":
        return forward(emulators.s3Endpoint, request);
      case "sns": {
        const form = new URLSearchParams(request.body.toString("utf8"));
        return form.has("PhoneNumber") && !foreign.sns
          ? parts.outbox.takeSms(form)
          : forward(emulators.snsEndpoint, request);
      }
      case "secretsmanager":
        return foreign.secretsmanager
          ? forward(
              foreign.secretsmanager.url,
              renamed(request, "SecretId", (id) => parts.secrets.nameOf(id)),
            )
          : parts.secrets.answer(String(JSON.parse(request.body.toString("utf8")).SecretId));
      case "execute-api": {
        const [, connectionId] = /\/@connections\/([^/]+)$/.exec(request.url.pathname) ?? [];
        if (connectionId === undefined) return restError(404, "NotFoundException", "Not found");
        return parts.connections.manage(request.method, decodeURIComponent(connectionId), request.body);
      }
      case "ses":
        return foreign.ses ? forward(foreign.ses.url, request) : parts.outbox.takeEmail(request);
      default:
        return restError(501, "NotImplemented", `The local runtime has no ${service}.`);
    }
  }
}

/** Names in one field what is meant as the service that holds it does: the function only knows our name for it. */
function renamed(request: AwsRequest, field: string, nameOf: (ours: string) => string): AwsRequest {
  const body: unknown = JSON.parse(request.body.toString("utf8"));
  if (!isRecord(body)) return request;
  return { ...request, body: Buffer.from(JSON.stringify({ ...body, [field]: nameOf(asText(body[field])) })) };
}

/** These belong to one connection, not to the call. */
const hopHeaders = new Set(["host", "connection", "keep-alive", "transfer-encoding", "content-length"]);

/** DynamoDB Local and others keep separate data for each access key, and every function has a key of its own. */
const oneKey = (authorization = "") => authorization.replace(/Credential=[^/]+/, "Credential=local");

async function forward(endpoint: string, request: AwsRequest): Promise<AwsAnswer> {
  const kept = Object.entries(request.headers).filter(([name]) => !hopHeaders.has(name));
  const headers = { ...Object.fromEntries(kept), authorization: oneKey(request.headers.authorization) };
  const answer = await httpCall(new URL(`${request.url.pathname}${request.url.search}`, endpoint), {
    method: request.method,
    headers,
    body: request.body,
  });
  const passed = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || hopHeaders.has(name) ? [] : [[name, String(value)] as const],
  );
  return { status: answer.status, headers: Object.fromEntries(passed), body: answer.body };
}
