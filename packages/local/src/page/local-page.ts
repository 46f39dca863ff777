import type { IncomingMessage, ServerResponse } from "node:http";
import type { Outbox } from "../aws/outbox.ts";
import type { LocalClock } from "../clock.ts";
import { awsCall } from "../emulators/aws-call.ts";
import type { Emulators } from "../emulators/start-emulators.ts";
import type { Schedules } from "../events/schedules.ts";
import { requestPath } from "../gateway/request-path.ts";
import type { SocketGateway } from "../gateway/socket-gateway.ts";
import type { Metrics } from "../metrics.ts";
import type { CloudModel } from "../template/model-types.ts";
import { isRecord } from "../template/template.ts";
import { plainItem } from "./plain-item.ts";
import { renderPage } from "./render.ts";

export interface LocalPageParts {
  model: CloudModel;
  emulators: Emulators;
  outbox: Outbox;
  sockets: SocketGateway;
  schedules: Schedules;
  metrics: Metrics;
  clock: LocalClock;
}

/** A request of the local page that cannot be served, with its status. */
class PageError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * `/_local`: sent messages, queues, connections, stored rows, metrics, and the clock. Only for this machine: other
 * callers, foreign Host headers (another site whose name was made to resolve here) and foreign pages are refused.
 */
export class LocalPage {
  private readonly parts: LocalPageParts;

  constructor(parts: LocalPageParts) {
    this.parts = parts;
  }

  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const path = requestPath(request);
    if (path !== "/_local" && !path.startsWith("/_local/")) return false;
    const url = new URL(request.url ?? "/", "http://localhost");
    this.answer(request, url).then(
      (body) =>
        typeof body === "string"
          ? send(response, 200, "text/html; charset=utf-8", body)
          : sendJson(response, 200, body),
      (error: unknown) => {
        const status = error instanceof PageError ? error.status : 500;
        sendJson(response, status, { message: error instanceof Error ? error.message : String(error) });
      },
    );
    return true;
  }

  private async answer(request: IncomingMessage, url: URL): Promise<unknown> {
    if (!isLocalCaller(request)) throw new PageError(403, "/_local is for this machine only.");
    const { outbox, sockets, schedules, metrics, clock } = this.parts;
    const name = url.pathname.replace(/^\/_local\/?/, "");
    if (request.method === "POST") return this.act(request, name);
    if (request.method !== "GET") throw new PageError(405, "Only GET and POST are served here.");
    switch (name) {
      case "":
        return renderPage({
          outbox: outbox.list(),
          queues: await this.queues(),
          jobs: await this.jobs(),
          sockets: sockets.list(),
          schedules: schedules.list(),
          metrics: metrics.list(),
          now: new Date(clock.now()).toISOString(),
        });
      case "outbox":
        return outbox.list(url.searchParams.get("to") ?? undefined);
      case "queues":
        return this.queues();
      case "jobs":
        return this.jobs();
      case "sockets":
        return sockets.list();
      case "schedules":
        return schedules.list();
      case "metrics":
        return metrics.list();
      case "clock":
        return { now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs };
      case "table":
        return this.table();
      case "items":
        return this.items(url.searchParams.get("pk") ?? "");
      default:
        return this.mail(name);
    }
  }

  /** The HTML part of a mail, as its reader sees it. */
  private mail(name: string): string {
    const [, n] = /^outbox\/(\d+)$/.exec(name) ?? [];
    const html = n === undefined ? undefined : this.parts.outbox.html(Number(n));
    if (html === undefined) throw new PageError(404, `There is no /_local/${name}.`);
    return html;
  }

  private async act(request: IncomingMessage, name: string): Promise<unknown> {
    const { clock, schedules, sockets } = this.parts;
    const [, schedule] = /^schedules\/([\w-]+)\/fire$/.exec(name) ?? [];
    if (schedule !== undefined) {
      await schedules.fire(schedule);
      return { fired: schedule };
    }
    const [, cut] = /^sockets\/([^/]+)\/cut$/.exec(name) ?? [];
    if (cut !== undefined) return { cut: sockets.cut(decodeURIComponent(cut)) };
    if (name !== "clock") throw new PageError(404, `There is nothing to do at /_local/${name}.`);
    const body = await readJson(request);
    if (typeof body.advanceMs !== "number") throw new PageError(400, 'Send { "advanceMs": 60000 }.');
    clock.advance(body.advanceMs);
    return { now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs };
  }

  /** The environment that a command needs to work on this table. */
  private table() {
    const { model, emulators } = this.parts;
    return {
      TABLE_NAME: model.tables[0]?.name,
      AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamodbEndpoint,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "local",
      AWS_SECRET_ACCESS_KEY: "local",
    };
  }

  private queues() {
    const { model, emulators } = this.parts;
    return Promise.all(
      model.queues.map(async ({ name, address, redrive }) => {
        const answer = await awsCall(emulators.sqsEndpoint, "sqs", "GetQueueAttributes", {
          QueueUrl: address,
          AttributeNames: ["All"],
        });
        const attributes = isRecord(answer.Attributes) ? answer.Attributes : {};
        return {
          name,
          waiting: Number(attributes.ApproximateNumberOfMessages ?? 0),
          inFlight: Number(attributes.ApproximateNumberOfMessagesNotVisible ?? 0),
          deadLetters: redrive === undefined,
        };
      }),
    );
  }

  /** The newest jobs. Uses a scan, which only this page may do: the product has no such call. */
  private async jobs() {
    const { model, emulators } = this.parts;
    const rows: Record<string, unknown>[] = [];
    let from: unknown;
    do {
      const answer = await awsCall(emulators.dynamodbEndpoint, "dynamodb", "Scan", {
        TableName: model.tables[0]?.name,
        FilterExpression: "begins_with(sk, :job)",
        ExpressionAttributeValues: { ":job": { S: "JOB#" } },
        ...(from === undefined ? {} : { ExclusiveStartKey: from }),
      });
      rows.push(...(Array.isArray(answer.Items) ? answer.Items.map(plainItem) : []));
      from = answer.LastEvaluatedKey;
    } while (from !== undefined);
    return rows
      .map(({ id, kind, userId, status, attempt, costCredits, error, createdAt, updatedAt }) => ({
        id,
        kind,
        userId,
        status,
        attempt,
        costCredits,
        error,
        createdAt,
        updatedAt,
      }))
      .sort((left, right) => String(right.createdAt).localeCompare(String(left.createdAt)))
      .slice(0, 100);
  }

  private async items(pk: string) {
    if (pk === "") throw new PageError(400, "Say which partition: /_local/items?pk=USER%23usr_demo_brand");
    const { model, emulators } = this.parts;
    const answer = await awsCall(emulators.dynamodbEndpoint, "dynamodb", "Query", {
      TableName: model.tables[0]?.name,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": { S: pk } },
    });
    return Array.isArray(answer.Items) ? answer.Items.map(plainItem) : [];
  }
}

/** Whether the caller is on this machine, used a name of this machine, and is not a foreign page. */
export function isLocalCaller(
  request: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
): boolean {
  const remote = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const loopback = remote === "::1" || remote.startsWith("127.");
  const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? "");
  const { origin } = request.headers;
  return loopback && localName && (origin === undefined || origin === `http://${request.headers.host}`);
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    if (isRecord(body)) return body;
  } catch {
    // Fall through to the refusal below.
  }
  throw new PageError(400, "The body must be a JSON object.");
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, "application/json", JSON.stringify(body, undefined, 2));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(body);
}
