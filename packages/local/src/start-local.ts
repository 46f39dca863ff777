import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { AwsEndpoint } from "./aws/endpoint.ts";
import { Outbox, type OutboxEntry } from "./aws/outbox.ts";
import { LocalSecrets } from "./aws/secrets.ts";
import { buildBundles } from "./build-bundles.ts";
import { LocalClock } from "./clock.ts";
import { provision } from "./emulators/provision.ts";
import { type Emulators, outsideEmulators, startEmulators } from "./emulators/start-emulators.ts";
import { QueuePoller } from "./events/queue-poller.ts";
import { Schedules } from "./events/schedules.ts";
import { BuiltSite } from "./gateway/built-site.ts";
import { DevSite } from "./gateway/dev-site.ts";
import { Front, type Site } from "./gateway/front.ts";
import { HttpGateway } from "./gateway/http-gateway.ts";
import { SocketGateway } from "./gateway/socket-gateway.ts";
import { Functions } from "./lambda/functions.ts";
import { LocalPage } from "./page/local-page.ts";
import { listen } from "./ports.ts";
import { seedTable } from "./seed-table.ts";
import { synthesizeLocal } from "./stage-template.ts";
import { readCloudModel } from "./template/cloud-model.ts";
import { distributionDomain } from "./template/local-names.ts";
import type { CloudModel } from "./template/model-types.ts";

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), "../../..");

export interface LocalOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Where data lives; undefined keeps it in a folder that goes when the runtime stops. */
  dataDir?: string;
  /** Empties the data folder first. */
  fresh?: boolean;
  /** Whether functions may do only what their role's policy allows. Off, they also reach the emulators directly. */
  iam?: boolean;
  /** Settings of api.md beside or instead of the process's own. */
  env?: Readonly<Record<string, string | undefined>>;
  web?: "none" | "built" | "dev";
  /** `watch` builds and rebuilds on change, `once` builds, `none` takes what is built. */
  build?: "watch" | "once" | "none";
  /** Whether a new table gets the catalogue and the demo's accounts. */
  seed?: boolean;
  onLine?(functionName: string, line: string): void;
  onNotice?(text: string): void;
}

export interface LocalRuntime {
  url: string;
  wsUrl: string;
  /** The internal AWS endpoint that functions use. */
  awsEndpoint: string;
  endpoints: { dynamodb: string; sqs: string; s3: string; sns: string };
  model: CloudModel;
  /** Every call of a function that its role does not allow, as `function action resource`. */
  denied: readonly string[];
  fireSchedule(name: string): Promise<void>;
  advanceClock(ms: number): void;
  outbox(): OutboxEntry[];
  /** Drops a socket like a lost network. */
  cutSocket(connectionId: string): boolean;
  stop(): Promise<void>;
}

/** Everything of the product on this machine, from the templates of stage `local`. */
export async function startLocal(options: LocalOptions): Promise<LocalRuntime> {
  const notice = options.onNotice ?? (() => undefined);
  const settings: Record<string, string | undefined> = { ...process.env, ...options.env };
  const temporary = options.dataDir === undefined ? mkdtempSync(join(tmpdir(), "marquee-")) : undefined;
  const dataDir = options.dataDir ?? temporary ?? "";
  if (options.fresh) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const cleanUp: CleanUp = [];
  const stop = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  };
  try {
    // The port first: a taken one should be named at once, and functions must know their own address.
    const front = new Front();
    const port = await listen(front.server, options.port, options.host ?? "127.0.0.1");
    cleanUp.push(() => closeServer(front));
    await listenOnIpv6Too(front, port, options.host, cleanUp);
    const endpoint = new AwsEndpoint();
    await endpoint.open();
    cleanUp.push(() => endpoint.close());

    const [emulators, stacks, building] = await Promise.all([
      openEmulators(settings.AWS_ENDPOINT_URL, temporary === undefined ? dataDir : undefined),
      synthesizeLocal(projectRoot, join(dataDir, "cdk.out"), settings),
      buildBundles({ root: projectRoot, mode: options.build ?? "none", notice }),
    ]);
    cleanUp.push(() => emulators.stop(), building.stop);
    const model = readCloudModel(stacks, { queueUrlBase: endpoint.url });
    const clock = new LocalClock();
    const empty = await provision(model, emulators);
    if (options.seed ?? true) await seedOnce(model, emulators, { empty, dataDir, clock, notice });

    const iam = options.iam ?? true;
    const origins = ["localhost", "127.0.0.1"].map((name) => `http://${name}:${port}`);
    const functions = new Functions({
      models: model.functions,
      folder: join(projectRoot, "functions/dist"),
      clock,
      environment: awsEnvironment(endpoint.url, emulators, iam),
      rewrite: (value) =>
        value
          .replace(`https://${distributionDomain}`, origins.join(","))
          .replace(model.socketApi.endpoint, `${endpoint.url}/${model.socketApi.stage}`),
      onLine: (name, line) => options.onLine?.(name, line),
      concurrencyOf: (arn) =>
        model.eventSources.find(({ functionArn }) => functionArn === arn)?.maxConcurrency ??
        Math.max(4, 2 * cpus().length),
    });
    cleanUp.push(() => functions.stop());
    if (options.build === "watch") functions.reloadOnChange();

    const onFailure = (where: string, what: string) => notice(`${where}: ${what}`);
    const sockets = new SocketGateway({ api: model.socketApi, functions, clock, onFailure });
    cleanUp.push(() => sockets.stop());
    const outbox = new Outbox({
      file: temporary === undefined ? join(dataDir, "outbox.jsonl") : undefined,
      now: () => clock.now(),
    });
    const denied: string[] = [];
    endpoint.serveWith({
      model,
      emulators,
      secrets: new LocalSecrets(model.secrets, {
        file: temporary === undefined ? join(dataDir, "secrets.json") : undefined,
        given: { "marquee/local/anthropic-api-key": settings.ANTHROPIC_API_KEY || undefined },
      }),
      outbox,
      connections: sockets,
      functionOf: (accessKeyId) => functions.functionOf(accessKeyId),
      enforceIam: iam,
      onDenied: (name, action, resource) => {
        denied.push(`${name} ${action} ${resource}`);
        notice(`AccessDenied: ${name} may not ${action} on ${resource}. Its grants are in infra/config.`);
      },
    });

    const schedules = new Schedules({ schedules: model.schedules, functions, clock, onFailure });
    cleanUp.push(() => schedules.stop());
    const pollers = model.eventSources.flatMap((source) => {
      const queue = model.queues.find(({ arn }) => arn === source.queueArn);
      return queue
        ? [new QueuePoller({ source, queue, sqsEndpoint: emulators.sqsEndpoint, functions, onFailure })]
        : [];
    });
    cleanUp.push(() => Promise.all(pollers.map((poller) => poller.stop(stopPatienceMs))));

    const site = openSite(options.web ?? "none", model, front, cleanUp);
    const page = new LocalPage({ model, emulators, outbox, sockets, schedules, clock });
    front.serveWith({
      model,
      http: new HttpGateway({ api: model.httpApi, functions, clock, onFailure }),
      sockets,
      site,
      localPage: (request, response) => page.handle(request, response),
    });
    return {
      url: `http://localhost:${port}`,
      wsUrl: `ws://localhost:${port}/ws`,
      awsEndpoint: endpoint.url,
      endpoints: {
        dynamodb: emulators.dynamodbEndpoint,
        sqs: emulators.sqsEndpoint,
        s3: emulators.s3Endpoint,
        sns: emulators.snsEndpoint,
      },
      model,
      denied,
      fireSchedule: (name) => schedules.fire(name),
      advanceClock: (ms) => clock.advance(ms),
      outbox: () => outbox.list(),
      cutSocket: (connectionId) => sockets.cut(connectionId),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Workers get this long to finish when the runtime stops; what they do not finish is healed at the next start. */
const stopPatienceMs = 1_500;

type CleanUp = (() => Promise<unknown> | void)[];

async function closeServer({ server }: Front): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Some programs take `localhost` for ::1 first; where the machine has it, the same port answers there too. */
async function listenOnIpv6Too(
  front: Front,
  port: number,
  host: string | undefined,
  cleanUp: CleanUp,
): Promise<void> {
  if (host !== undefined) return;
  const twin = createServer((request, response) => front.server.emit("request", request, response));
  twin.on("upgrade", (...upgrade) => front.server.emit("upgrade", ...upgrade));
  try {
    await listen(twin, port, "::1");
    cleanUp.push(() => {
      twin.closeAllConnections();
      twin.close();
    });
  } catch {
    // No IPv6, or somebody else is there; 127.0.0.1 is enough.
  }
}

async function openEmulators(outside: string | undefined, dataDir: string | undefined): Promise<Emulators> {
  if (outside) return outsideEmulators(outside);
  return startEmulators(dataDir === undefined ? {} : { dataDir: join(dataDir, "emulators") });
}

async function seedOnce(
  model: CloudModel,
  emulators: Emulators,
  {
    empty,
    dataDir,
    clock,
    notice,
  }: { empty: boolean; dataDir: string; clock: LocalClock; notice(text: string): void },
): Promise<void> {
  const mark = join(dataDir, "seeded");
  const tableName = model.tables[0]?.name;
  // The mark is written last, so that a start that was interrupted here is made up for by the next.
  if (tableName === undefined || (!empty && existsSync(mark))) return;
  notice("Filling the new data folder with the catalogue and the demo's accounts.");
  await seedTable({ tableName, endpoint: emulators.dynamodbEndpoint, clock });
  writeFileSync(mark, new Date().toISOString());
}

/** How functions find AWS: the internal endpoint, which judges every call; or, with IAM off, the emulators themselves. */
function awsEnvironment(endpoint: string, emulators: Emulators, iam: boolean): Record<string, string> {
  if (iam) return { AWS_ENDPOINT_URL: endpoint };
  return {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamodbEndpoint,
    AWS_ENDPOINT_URL_SQS: emulators.sqsEndpoint,
    AWS_ENDPOINT_URL_S3: emulators.s3Endpoint,
  };
}

function openSite(
  mode: "none" | "built" | "dev",
  model: CloudModel,
  front: Front,
  cleanUp: CleanUp,
): Site | undefined {
  const folder = join(projectRoot, "web");
  switch (mode) {
    case "none":
      return undefined;
    case "built": {
      const behavior = model.edge.find(({ pattern }) => pattern === "*");
      if (!behavior) throw new Error("The templates serve no pages.");
      return new BuiltSite(join(folder, "dist"), behavior);
    }
    case "dev": {
      const site = new DevSite(folder, front.server);
      cleanUp.push(() => site.stop());
      return site;
    }
  }
}
