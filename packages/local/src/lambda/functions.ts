import { createHash, createHmac, randomBytes } from "node:crypto";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import type { LocalClock } from "../clock.ts";
import type { FunctionModel } from "../template/model-types.ts";
import type { Invocation } from "./container.ts";
import { ContainerPool, type PooledFunction } from "./container-pool.ts";

export interface FunctionsOptions {
  /** Where the bundles are: `<folder>/<bundle>/index.js`, and `packages.cjs` if they share one. */
  folder: string;
  clock: LocalClock;
  onLine(functionName: string, line: string): void;
}

/** What is known once the templates have been read. */
export interface FunctionsAtWork {
  models: readonly FunctionModel[];
  /** What the runtime adds to the template's environment. */
  environment: Record<string, string>;
  /** Changes the template's values, such as addresses that differ locally. */
  rewrite(value: string): string;
  /** How many events a function may process at once. */
  concurrencyOf(functionArn: string): number;
}

const idleMs = 10 * 60_000;
const trimEveryMs = 5_000;
/** Of one that has run a few dozen functions (docs/local.md, Local 2). */
const containerBytes = 128 * 2 ** 20;

/**
 * How many idle containers to keep: an eighth of the machine's memory, or a quarter of the spare memory if that is
 * more. Starting them again is noticeable on a laptop, too.
 */
function maxIdle(idle: number): number {
  const spareBytes = process.availableMemory() + idle * containerBytes;
  return Math.max(4, Math.floor(Math.max(totalmem() / 8, spareBytes / 4) / containerBytes));
}

/**
 * The time up to which idle containers are stopped: all that have been idle for ten minutes and, above `max`, those
 * that have been idle longest.
 */
export function givenBackSince(idleSince: readonly number[], max: number, nowMs: number): number {
  const longestFirst = idleSince.toSorted((one, other) => one - other);
  return Math.max(nowMs - idleMs, longestFirst[idleSince.length - max - 1] ?? 0);
}

/** Every function of the templates, invoked by its ARN. */
export class Functions {
  private readonly folder: string;
  private readonly pool: ContainerPool;
  private readonly byArn = new Map<string, PooledFunction>();
  private readonly byAccessKey = new Map<string, FunctionModel>();
  private readonly secret = randomBytes(32);
  private readonly trimming: NodeJS.Timeout;

  constructor({ folder, clock, onLine }: FunctionsOptions) {
    this.folder = folder;
    this.pool = new ContainerPool({
      cores: availableParallelism(),
      shared: join(folder, "packages.cjs"),
      clock: clock.shared,
      onLine,
    });
    this.trimming = setInterval(() => this.trim(), trimEveryMs).unref();
  }

  /** Starts a container, as soon as the bundles are built and while other things are prepared. */
  warmUp(): void {
    this.pool.warmUp();
  }

  serveWith(options: FunctionsAtWork): void {
    for (const model of options.models) {
      const accessKeyId = accessKeyOf(model);
      this.byAccessKey.set(accessKeyId, model);
      this.byArn.set(model.arn, {
        model,
        file: join(this.folder, model.bundle, "index.js"),
        environment: {
          ...Object.fromEntries(
            Object.entries(model.environment).map(([name, value]) => [name, options.rewrite(value)]),
          ),
          ...lambdaEnvironment(model, { accessKeyId, secretAccessKey: this.secretOf(accessKeyId) }),
          ...options.environment,
        },
        maxConcurrency: options.concurrencyOf(model.arn),
      });
    }
  }

  functionOf(accessKeyId: string): FunctionModel | undefined {
    return this.byAccessKey.get(accessKeyId);
  }

  /** The secret that a function signs with, for checking its signatures. */
  secretOf(accessKeyId: string): string {
    return createHmac("sha256", this.secret).update(accessKeyId).digest("base64url");
  }

  async invoke(functionArn: string, event: unknown, requestId?: string): Promise<Invocation> {
    const invoked = this.byArn.get(functionArn);
    if (!invoked) throw new Error(`There is no function ${functionArn}`);
    return this.pool.invoke(invoked, event, requestId);
  }

  /** Makes the next events use the new bundles. */
  reload(): void {
    this.pool.reload();
  }

  async stop(): Promise<void> {
    clearInterval(this.trimming);
    await this.pool.stop();
  }

  private trim(): void {
    const { idleSince } = this.pool;
    this.pool.trim(givenBackSince(idleSince, maxIdle(idleSince.length), Date.now()));
  }
}

/** A separate access key for each function, by which the internal endpoint identifies the caller. */
function accessKeyOf(model: FunctionModel): string {
  return `ASIA${createHash("sha256").update(model.arn).digest("hex").slice(0, 16).toUpperCase()}`;
}

/** The variables that Lambda itself sets for every function. */
function lambdaEnvironment(
  model: FunctionModel,
  keys: { accessKeyId: string; secretAccessKey: string },
): Record<string, string> {
  return {
    AWS_REGION: "us-east-1",
    AWS_DEFAULT_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    AWS_LAMBDA_FUNCTION_NAME: model.name,
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(model.memoryMb),
    AWS_LAMBDA_FUNCTION_TIMEOUT: String(model.timeoutMs / 1_000),
    AWS_LAMBDA_LOG_GROUP_NAME: `/marquee/local/${model.bundle}`,
    AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
    LAMBDA_TASK_ROOT: "/var/task",
    TZ: ":UTC",
  };
}
