import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { AwsEndpoint } from "./aws/endpoint.ts";
import { Outbox, type OutboxEntry } from "./aws/outbox.ts";
import { LocalSecrets } from "./aws/secrets.ts";
import { buildPages } from "./build-pages.ts";
import { buildBundles } from "./bundles/build-bundles.ts";
import { type CleanUp, together, undo } from "./clean-up.ts";
import { LocalClock } from "./clock.ts";
import { emptyData, lockData } from "./data-lock.ts";
import { checkReachable, describePlaces, foreignEndpoints } from "./emulators/service-places.ts";
import type { Emulators } from "./emulators/start-emulators.ts";
import { QueuePoller } from "./events/queue-poller.ts";
import { Schedules } from "./events/schedules.ts";
import { TableStream } from "./events/table-stream.ts";
import { openFakeProviders } from "./fake-providers.ts";
import { BuiltSite } from "./gateway/built-site.ts";
import { DevSite } from "./gateway/dev-site.ts";
import { Front, type Site } from "./gateway/front.ts";
import { HttpGateway } from "./gateway/http-gateway.ts";
import { SocketGateway } from "./gateway/socket-gateway.ts";
import { UploadGateway } from "./gateway/upload-gateway.ts";
import { Functions } from "./lambda/functions.ts";
import { logFile } from "./log-file.ts";
import { type MetricSum, Metrics } from "./metrics.ts";
import { describeModel, modelEndpoint } from "./model-server.ts";
import { openStage } from "./open-stage.ts";
import { LocalPage } from "./page/local-page.ts";
import { listen } from "./ports.ts";
import { distributionDomain } from "./template/local-names.ts";
import type { CloudModel } from "./template/model-types.ts";
import type { CloudTemplate } from "./template/template.ts";

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), "../../..");

export interface LocalOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Where data is stored; undefined uses a folder that is deleted when the runtime stops. */
  dataDir?: string;
  /** Empties the data folder first. */
  fresh?: boolean;
  /** Whether functions may do only what their role's policy allows. Off, they also reach the emulators directly. */
  iam?: boolean;
  /** Settings in addition to, or overriding, the process's own. */
  env?: Readonly<Record<string, string | undefined>>;
  web?: "none" | "built" | "dev";
  /** `watch` builds, and rebuilds on change; `once` builds; `none` uses what is built. The same for built pages. */
  build?: "watch" | "once" | "none";
  /** Where the bundles are, if not in functions/.local; `build` does not build them there. */
  bundles?: string;
  /** Whether a new table gets the catalog and the demo accounts. */
  seed?: boolean;
  /** Whether schedules run once they are due, or only by `fireSchedule`; defaults to `due`. */
  schedules?: "due" | "fired";
  onLine?(functionName: string, line: string): void;
  onNotice?(text: string): void;
}

export interface LocalRuntime {
  url: string;
  wsUrl: string;
  /** The internal AWS endpoint that functions use. */
  awsEndpoint: string;
  endpoints: { dynamodb: string; sqs: string; s3: string; sns: string };
  /** Where each AWS service is, one line per service. */
  services: readonly string[];
  /** Which model answers, and where. */
  strategist: string;
  tableName: string;
  /** The templates that it runs, by stack name, and the model that the runtime read from them. */
  stacks: ReadonlyMap<string, CloudTemplate>;
  model: CloudModel;
  /** The newest lines that functions logged, as they wrote them. */
  logs(): readonly string[];
  /** What the functions reported to CloudWatch, summed since the start. */
  metrics(): MetricSum[];
  /** Every call that was refused by its function's role, as `function action resource`. */
  denied: readonly string[];
  fireSchedule(name: string): Promise<void>;
  /** Reads and rotates secrets like an operator, by names such as `marquee/local/session-secret`. */
  secrets: Pick<LocalSecrets, "put" | "valueOf">;
  advanceClock(ms: number): void;
  outbox(): OutboxEntry[];
  /** Who is connected. */
  sockets(): ReturnType<SocketGateway["list"]>;
  /** Drops a socket like a lost network. */
  cutSocket(connectionId: string): boolean;
  stop(): Promise<void>;
}

/** Runs the whole product on this machine, from the templates of stage `local`. */
export async function startLocal(options: LocalOptions): Promise<LocalRuntime> {
  const notice = options.onNotice ?? (() => undefined);
  const environment: Record<string, string | undefined> = { ...process.env, ...options.env };
  const temporary = options.dataDir === undefined ? mkdtempSync(join(tmpdir(), "marquee-")) : undefined;
  const dataDir = options.dataDir ?? temporary ?? "";
  const removeTemporary = () => {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  };
  // Also clean up when a test run ends without stopping what it started.
  process.once("exit", removeTemporary);
  const cleanUp: CleanUp = [];
  const stop = async () => {
    await undo(cleanUp);
    removeTemporary();
    process.off("exit", removeTemporary);
  };
  try {
    // Open the port first: a taken port should be reported at once, and functions must know their own address.
    const front = new Front();
    const port = await listen(front.server, options.port, options.host ?? "127.0.0.1");
    cleanUp.push(() => closeServer(front));
    await listenOnIpv6Too(front, port, options.host, cleanUp);
    const foreign = foreignEndpoints(environment);
    const modelServer = modelEndpoint(environment);
    await checkReachable([...Object.values(foreign), ...(modelServer ? [modelServer] : [])]);
    const lock = lockData(dataDir);
    cleanUp.push(() => lock.release());
    if (options.fresh) emptyData(dataDir);
    const endpoint = new AwsEndpoint();
    await endpoint.open();
    cleanUp.push(() => endpoint.close());

    const clock = new LocalClock();
    const settings = await openFakeProviders(environment, { port, now: () => clock.now(), cleanUp, notice });
    const build = options.build ?? "none";
    const logs: string[] = [];
    const keepLine = temporary === undefined ? logFile(dataDir) : undefined;
    const metrics = new Metrics();
    const functions = new Functions({
      folder: options.bundles ?? join(projectRoot, "functions/.local"),
      clock,
      onLine: (name, line) => {
        metrics.take(line);
        keepLine?.(name, line);
        logs.push(line);
        if (logs.length > keptLogLines) logs.shift();
        options.onLine?.(name, line);
      },
    });
    // For a start that fails; otherwise they stop before what they use.
    cleanUp.push(() => functions.stop());
    const [{ stacks, model, emulators, tableName }] = await together(
      openStage({
        root: projectRoot,
        settings,
        foreign,
        dataDir,
        keep: temporary === undefined,
        queueUrlBase: endpoint.url,
        clock,
        seed: options.seed ?? true,
        notice,
        cleanUp,
      }),
      buildBundles({
        root: projectRoot,
        mode: build,
        onRebuilt: () => functions.reload(),
        notice,
      }).then(({ stop }) => {
        cleanUp.push(stop);
        functions.warmUp();
      }),
      options.web === "built" && build !== "none" && buildPages(projectRoot),
    );

    const iam = options.iam ?? true;
    const origins = ["localhost", "127.0.0.1"].map((name) => `http://${name}:${port}`);
    functions.serveWith({
      models: model.functions,
      environment: awsEnvironment(endpoint.url, emulators, iam),
      rewrite: (value) =>
        value
          .replace(`https://${distributionDomain}`, origins.join(","))
          .replace(model.socketApi.endpoint, `${endpoint.url}/${model.socketApi.stage}`),
      concurrencyOf: (arn) =>
        model.eventSources.find(({ functionArn }) => functionArn === arn)?.maxConcurrency ??
        Math.max(4, 2 * cpus().length),
    });
    cleanUp.push(() => functions.stop());

    const onFailure = (where: string, what: string) => notice(`${where}: ${what}`);
    const sockets = new SocketGateway({ api: model.socketApi, functions, clock, onFailure });
    cleanUp.push(() => sockets.stop());
    const outbox = new Outbox({
      file: temporary === undefined ? join(dataDir, "outbox.jsonl") : undefined,
      now: () => clock.now(),
    });
    const secrets = new LocalSecrets(model.secrets, {
      file: temporary === undefined ? join(dataDir, "secrets.json") : undefined,
      given: {
        "marquee/local/anthropic-api-key": settings.ANTHROPIC_API_KEY || undefined,
        "marquee/local/stripe-secret-key": settings.STRIPE_SECRET_KEY || undefined,
        "marquee/local/stripe-webhook-secret": settings.STRIPE_WEBHOOK_SECRET || undefined,
        "marquee/local/google-client-secret": settings.GOOGLE_CLIENT_SECRET || undefined,
      },
    });
    if (emulators.foreign.secretsmanager) await secrets.copyTo(emulators.foreign.secretsmanager);
    const denied: string[] = [];
    const streams = model.streams.map((source) => new TableStream({ source, functions, onFailure }));
    cleanUp.push(() => Promise.all(streams.map((stream) => stream.stop(stopPatienceMs))));
    endpoint.serveWith({
      model,
      emulators,
      secrets,
      outbox,
      connections: sockets,
      functionOf: (accessKeyId) => functions.functionOf(accessKeyId),
      enforceIam: iam,
      onWritten: (keys) => {
        for (const stream of streams) stream.take(keys);
      },
      onDenied: (name, action, resource) => {
        denied.push(`${name} ${action} ${resource}`);
        notice(`AccessDenied: ${name} may not ${action} on ${resource}. Its grants are in infra/config.`);
      },
    });

    const schedules = new Schedules({
      schedules: model.schedules,
      functions,
      clock,
      run: options.schedules ?? "due",
      onFailure,
    });
    cleanUp.push(() => schedules.stop());
    const pollers = model.eventSources.flatMap((source) => {
      const queue = model.queues.find(({ arn }) => arn === source.queueArn);
      return queue
        ? [new QueuePoller({ source, queue, sqsEndpoint: emulators.sqsEndpoint, functions, onFailure })]
        : [];
    });
    cleanUp.push(() => Promise.all(pollers.map((poller) => poller.stop(stopPatienceMs))));

    const site = openSite(options.web ?? "none", model, front, cleanUp);
    const page = new LocalPage({ model, emulators, outbox, sockets, schedules, metrics, clock });
    front.serveWith({
      model,
      http: new HttpGateway({ api: model.httpApi, functions, clock, onFailure }),
      sockets,
      uploads: new UploadGateway({ s3Endpoint: emulators.s3Endpoint, functions, enforceIam: iam, clock }),
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
      services: describePlaces(emulators.foreign, emulators.emulator),
      strategist: describeModel(model.functions),
      tableName,
      stacks,
      model,
      denied,
      logs: () => logs,
      metrics: () => metrics.list(),
      secrets,
      fireSchedule: (name) => schedules.fire(name),
      advanceClock: (ms) => clock.advance(ms),
      outbox: () => outbox.list(),
      sockets: () => sockets.list(),
      cutSocket: (connectionId) => sockets.cut(connectionId),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Workers get this long to finish when the runtime stops; the next start recovers what they do not finish. */
const stopPatienceMs = 1_500;

const keptLogLines = 10_000;

async function closeServer({ server }: Front): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Some programs resolve `localhost` to ::1 first; if the machine has IPv6, the same port answers there too. */
async function listenOnIpv6Too(
  front: Front,
  port: number,
  host: string | undefined,
  cleanUp: CleanUp,
): Promise<void> {
  if (host !== undefined) return;
  const ipv6Server = createServer((request, response) => front.server.emit("request", request, response));
  ipv6Server.on("upgrade", (...upgrade) => front.server.emit("upgrade", ...upgrade));
  try {
    await listen(ipv6Server, port, "::1");
    cleanUp.push(() => {
      ipv6Server.closeAllConnections();
      ipv6Server.close();
    });
  } catch {
    // No IPv6, or the port is taken there; 127.0.0.1 is enough.
  }
}

/** How functions find AWS: at the internal endpoint, which checks every call; with IAM off, at the emulators. */
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
