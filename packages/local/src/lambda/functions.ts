import { createHash, createHmac, randomBytes } from "node:crypto";
import type { LocalClock } from "../clock.ts";
import type { FunctionModel } from "../template/model-types.ts";
import type { Invocation } from "./container.ts";
import { ContainerPool } from "./container-pool.ts";

export interface FunctionsOptions {
  models: readonly FunctionModel[];
  /** Where they are built. */
  folder: string;
  /** Whether each has a bundle of its own there, as it is deployed; otherwise it is the local build of all. */
  deployed: boolean;
  /** What the runtime adds to the template's environment. */
  environment: Record<string, string>;
  /** Changes the template's values, such as addresses that differ locally. */
  rewrite(value: string): string;
  clock: LocalClock;
  onLine(functionName: string, line: string): void;
  /** How many events a function may process at once. */
  concurrencyOf(functionArn: string): number;
}

const idleMs = 3 * 60_000;
const trimEveryMs = 5_000;

/** Every function of the templates, ready to be invoked by its ARN. */
export class Functions {
  private readonly byArn: ReadonlyMap<string, FunctionModel>;
  private readonly byAccessKey: ReadonlyMap<string, FunctionModel>;
  private readonly pool: ContainerPool;
  private readonly secret = randomBytes(32);
  private readonly trimming: NodeJS.Timeout;

  constructor(options: FunctionsOptions) {
    const { models, folder, deployed, clock, onLine, concurrencyOf } = options;
    this.byArn = new Map(models.map((model) => [model.arn, model]));
    this.byAccessKey = new Map(models.map((model) => [accessKeyOf(model), model]));
    const concurrency = new Map(models.map(({ bundle, arn }) => [bundle, concurrencyOf(arn)]));
    this.pool = new ContainerPool({
      folder,
      deployed,
      functions: Object.fromEntries(
        models.map((model) => [
          model.bundle,
          {
            environment: this.environmentOf(model, options),
            context: contextOf(model),
            timeoutMs: model.timeoutMs,
          },
        ]),
      ),
      clock: clock.shared,
      onLine,
      concurrencyOf: (name) => concurrency.get(name) ?? 1,
    });
    this.trimming = setInterval(() => this.pool.trim(Date.now() - idleMs), trimEveryMs).unref();
  }

  functionOf(accessKeyId: string): FunctionModel | undefined {
    return this.byAccessKey.get(accessKeyId);
  }

  /** The secret that a function signs with, for checking its signatures. */
  secretOf(accessKeyId: string): string {
    return createHmac("sha256", this.secret).update(accessKeyId).digest("base64url");
  }

  async invoke(functionArn: string, event: unknown, requestId?: string): Promise<Invocation> {
    const model = this.byArn.get(functionArn);
    if (!model) throw new Error(`There is no function ${functionArn}`);
    return this.pool.invoke(model.bundle, event, requestId);
  }

  /** Makes the next events use the new build. */
  reload(): void {
    this.pool.reload();
  }

  async stop(): Promise<void> {
    clearInterval(this.trimming);
    await this.pool.stop();
  }

  private environmentOf(
    model: FunctionModel,
    { rewrite, environment }: Pick<FunctionsOptions, "rewrite" | "environment">,
  ): Record<string, string> {
    const accessKeyId = accessKeyOf(model);
    return {
      ...Object.fromEntries(Object.entries(model.environment).map(([name, value]) => [name, rewrite(value)])),
      ...lambdaEnvironment(model, { accessKeyId, secretAccessKey: this.secretOf(accessKeyId) }),
      ...environment,
    };
  }
}

/** The parts of Lambda's context that do not change between invocations. */
function contextOf(model: FunctionModel) {
  return {
    functionName: model.name,
    functionVersion: "$LATEST",
    invokedFunctionArn: model.arn,
    memoryLimitInMB: String(model.memoryMb),
    logGroupName: `/marquee/local/${model.bundle}`,
    logStreamName: "local",
  };
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
