import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Emulators } from "../emulators/start-emulators.ts";
import type { TableKey } from "../events/table-stream.ts";
import { httpCall } from "../http-client.ts";
import { listen } from "../ports.ts";
import type { CloudModel, FunctionModel } from "../template/model-types.ts";
import { asText, isRecord } from "../template/template.ts";
import { type AwsAnswer, accessDenied, restError } from "./answers.ts";
import { type AwsRequest, callScope, targetOperation, writtenKeys } from "./call.ts";
import type { Outbox } from "./outbox.ts";
import { isAllowed, requiredPermissions } from "./permissions.ts";
import type { LocalSecrets } from "./secrets.ts";

/** The management side of the live connection, implemented by the socket gateway. */
export interface ConnectionManager {
  manage(method: string, connectionId: string, body: Buffer): AwsAnswer;
}

export interface AwsEndpointParts {
  model: CloudModel;
  emulators: Emulators;
  secrets: LocalSecrets;
  outbox: Outbox;
  connections: ConnectionManager;
  /** The function that owns an access key. */
  functionOf(accessKeyId: string): FunctionModel | undefined;
  /** Whether calls outside a function's policy are refused. */
  enforceIam: boolean;
  /** Called with the keys of rows once they are written. */
  onWritten(keys: readonly TableKey[]): void;
  /** Called for each refused call. */
  onDenied(functionName: string, action: string, resource: string): void;
}

/**
 * The only address that functions know as AWS. It identifies caller and service by the signature's scope, refuses
 * what the caller's role does not allow, answers for services without an emulator itself and forwards the rest.
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

  /** Must run first, because the templates' addresses contain its port. */
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
        return forward(emulators.dynamodbEndpoint, request).then((answer) => {
          if (answer.status === 200) parts.onWritten(writtenKeys(request));
          return answer;
        });
      case "sqs":
        return forward(
          emulators.sqsEndpoint,
          withServiceName(
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
              withServiceName(request, "SecretId", (id) => parts.secrets.nameOf(id)),
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

/** Replaces our name of a resource in one field with the service's own: the function only knows ours. */
function withServiceName(request: AwsRequest, field: string, nameOf: (ours: string) => string): AwsRequest {
  const body: unknown = JSON.parse(request.body.toString("utf8"));
  if (!isRecord(body)) return request;
  return { ...request, body: Buffer.from(JSON.stringify({ ...body, [field]: nameOf(asText(body[field])) })) };
}

/** Headers that belong to one connection, not to the call. */
const hopHeaders = new Set(["host", "connection", "keep-alive", "transfer-encoding", "content-length"]);

/** Replaces the access key: DynamoDB Local and others keep separate data per key, and every function has its own. */
const withSharedKey = (authorization = "") => authorization.replace(/Credential=[^/]+/, "Credential=local");

async function forward(endpoint: string, request: AwsRequest): Promise<AwsAnswer> {
  const kept = Object.entries(request.headers).filter(([name]) => !hopHeaders.has(name));
  const headers = {
    ...Object.fromEntries(kept),
    authorization: withSharedKey(request.headers.authorization),
  };
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
