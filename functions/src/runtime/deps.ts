import { sesEmail } from "@marquee/adapters/email/live";
import { s3Eraser } from "@marquee/adapters/files/live-eraser";
import { s3Objects } from "@marquee/adapters/files/live-objects";
import { gatewayPush } from "@marquee/adapters/push/live";
import { sqsJobQueue } from "@marquee/adapters/queue/live";
import { sqsDeadLetters } from "@marquee/adapters/queue/live-dead-letters";
import { openSearch } from "@marquee/adapters/search/live";
import { secretsManager } from "@marquee/adapters/secrets/live";
import { snsSms } from "@marquee/adapters/sms/live";
import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import type { SessionSecrets } from "@marquee/core/account/sessions/sessions";
import type { Core } from "@marquee/core/core";
import {
  engineIndexName,
  eventIndexInEngine,
  keeperOfEngine,
} from "@marquee/core/events/events/event-index-engine";
import { eventIndexInFiles, keeperOfFiles } from "@marquee/core/events/events/event-index-files";
import { randomIds } from "@marquee/core/ids";
import { systemClock } from "@marquee/core/time";
import { watchedCalls } from "@marquee/services/failed-call";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { countedPushes } from "./counted-pushes.ts";
import { env } from "./env.ts";
import { defaultProvider } from "./env-credentials.ts";
import { errorFields } from "./error-fields.ts";
import { reportError } from "./failures.ts";
import { log } from "./logger.ts";
import type { ReadOriginSecret } from "./request-guards.ts";
import { keyList } from "./secret-list.ts";

/** What every HTTP handler needs; tests pass their own. */
export interface HttpRuntime {
  core: Core;
  origins: readonly string[];
  behindEdge: boolean;
  sessionSecrets(): Promise<SessionSecrets>;
  /** The values of CloudFront's secret header. */
  originSecret: ReadOriginSecret;
  /** Whether an admin needs a second factor; only admin operations call it. */
  adminSecondFactor(): boolean;
}

/** Reads a secret by its ARN; cached for five minutes. */
export const readSecret = secretsManager({ now: () => systemClock.now() });

const made = new Map<string, unknown>();

/**
 * What the handlers of a function share, made when the first of them asks for it. A cache by name and not a constant for
 * each, because a bundle would contain every constant's libraries.
 */
function shared<T>(name: string, make: () => T): T {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as T;
}

/** Eventual reads are for answers that may be slightly stale and say so; no decision depends on them. */
export const liveCore = (reads: "strong" | "eventual" = "strong"): Core =>
  shared(reads, () => ({
    table: dynamoTable({ tableName: env.tableName, reads }),
    clock: systemClock,
    ids: randomIds(),
  }));

/** The first key signs and all keys verify, so that keys can be rotated. */
const sessionSecrets = async (): Promise<SessionSecrets> =>
  keyList(await readSecret(env.sessionSecretArn), "session");

/** What CloudFront puts into its secret header; undefined where no CloudFront is in front. */
export const originSecret: ReadOriginSecret = async (how) =>
  env.originSecretArn === undefined ? undefined : readSecret(env.originSecretArn, how);

export const httpRuntime = (): HttpRuntime =>
  shared("http", () => ({
    core: liveCore(),
    origins: env.webOrigins,
    behindEdge: env.originSecretArn !== undefined,
    sessionSecrets,
    originSecret,
    adminSecondFactor: () => env.adminSecondFactor,
  }));

/** A message that is not sent fails no order, because the sweep sends it again; here it is logged and counted. */
export const liveQueue = () =>
  shared("liveQueue", () =>
    watchedCalls(sqsJobQueue({ urlOf: (kind) => env.queueUrl(kind) }), (error) =>
      reportError("SendsFailed", "job not sent", error),
    ),
  );
export const liveDeadLetters = () => sqsDeadLetters({ queues: perJobKind((kind) => env.queuePair(kind)) });
export const liveChannel = () =>
  shared("liveChannel", () => countedPushes(gatewayPush({ endpoint: env.realtimeEndpoint })));
export const liveFiles = () =>
  shared("liveFiles", () =>
    s3Objects({
      bucket: env.mediaBucket,
      region: env.region,
      endpoint: env.s3Endpoint,
      credentials: defaultProvider(),
    }),
  );
/** The search engine of stages that have one; whoever searches does without it while it fails. */
const liveSearchEngine = () =>
  shared("liveSearchEngine", () =>
    env.searchEndpoint === undefined
      ? undefined
      : watchedCalls(
          openSearch({
            endpoint: env.searchEndpoint,
            index: engineIndexName,
            region: env.region,
            credentials: defaultProvider(),
          }),
          (error) => log.error("search engine failed", errorFields(error)),
        ),
  );
/** The index of events; what it finds is read eventually, since the index itself is behind. */
export const liveEventIndex = () =>
  shared("liveEventIndex", () => {
    const [core, engine] = [liveCore("eventual"), liveSearchEngine()];
    return engine ? eventIndexInEngine(core, engine) : eventIndexInFiles(core, liveFiles());
  });
/** Keeps that index up to date. */
export const liveEventIndexKeeper = () =>
  shared("liveEventIndexKeeper", () => {
    const [core, engine] = [liveCore(), liveSearchEngine()];
    return engine ? keeperOfEngine(core, engine) : keeperOfFiles(core, liveFiles());
  });
export const liveFileEraser = () => shared("liveFileEraser", () => s3Eraser({ bucket: env.mediaBucket }));
export const liveEmail = () => shared("liveEmail", () => sesEmail({ from: env.mailFrom }));
export const liveSms = () => shared("liveSms", () => snsSms());

/** The site's own address, for links in mails and for redirects back from other services. */
export const siteUrl = () => env.webOrigins[0] ?? "";
