import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { FunctionModel } from "../template/model-types.ts";

// Otherwise V8 collects garbage twice whenever a thread is idle for a moment, as if it stayed idle for long. A
// container pauses after every event, so its start and first answer would cost a third more (docs/decisions/0092).
setFlagsFromString("--no-memory-reducer");
// A start allocates far more than the megabyte that V8 begins with, and would collect it several times over
// (docs/decisions/0092).
const semiSpaceMb = 16;
setFlagsFromString(`--min-semi-space-size=${semiSpaceMb}`);

export interface FunctionFailure {
  errorType: string;
  errorMessage: string;
  stack?: string;
}

/** How an invocation ended. After `timeout` and `crash` the container is gone, as on AWS. */
export type Invocation =
  | { kind: "ok"; payload: unknown }
  | { kind: "error"; failure: FunctionFailure }
  | { kind: "timeout" }
  | { kind: "crash"; failure: FunctionFailure };

export interface ContainerOptions {
  model: FunctionModel;
  file: string;
  environment: Record<string, string>;
  /** The runtime clock's shared memory. */
  clock: SharedArrayBuffer;
  onLine(line: string): void;
  /** Called once, when the bundle is loaded or has failed to load. */
  onStarted(): void;
}

type Message =
  | { kind: "ready" }
  | { kind: "init-error"; error: FunctionFailure }
  | { kind: "result"; requestId: string; result: string | undefined }
  | { kind: "error"; requestId: string; error: FunctionFailure };

/** A worker thread with one function loaded. It serves one invocation at a time. */
export class Container {
  private readonly worker: Worker;
  private readonly options: ContainerOptions;
  private initFailure: FunctionFailure | undefined;
  private finish: ((outcome: Invocation) => void) | undefined;
  private starting = true;
  alive = true;
  /** When it last became free, on the machine's clock. */
  idleSince = Date.now();

  constructor(options: ContainerOptions) {
    this.options = options;
    const { model, file, environment, clock } = options;
    this.worker = new Worker(new URL("./worker.mjs", import.meta.url), {
      workerData: { file, handlerName: "handler", clock, context: contextFacts(model) },
      env: environment,
      stdout: true,
      stderr: true,
      // The young generation consists of three semi-spaces.
      resourceLimits: { maxOldGenerationSizeMb: model.memoryMb, maxYoungGenerationSizeMb: 3 * semiSpaceMb },
    });
    this.worker.on("message", (message: Message) => this.receive(message));
    this.worker.on("error", (error) => this.died(failureOf(error)));
    this.worker.on("exit", () =>
      this.died({ errorType: "Runtime.ExitError", errorMessage: "The function exited" }),
    );
    for (const stream of [this.worker.stdout, this.worker.stderr]) forEachLine(stream, options.onLine);
    // An idle container must not keep the runtime alive.
    this.worker.unref();
  }

  async invoke(event: unknown, requestId: string): Promise<Invocation> {
    const { timeoutMs } = this.options.model;
    let timer: NodeJS.Timeout | undefined;
    const outcome = await new Promise<Invocation>((resolve) => {
      this.finish = resolve;
      if (!this.alive) {
        resolve({
          kind: "crash",
          failure: this.initFailure ?? {
            errorType: "Runtime.ExitError",
            errorMessage: "The function exited",
          },
        });
        return;
      }
      timer = setTimeout(() => resolve({ kind: "timeout" }), timeoutMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.worker.postMessage({ requestId, event, deadlineMs: Date.now() + timeoutMs });
    });
    clearTimeout(timer);
    this.finish = undefined;
    this.idleSince = Date.now();
    if (outcome.kind === "timeout") await this.stop();
    return outcome;
  }

  async stop(): Promise<void> {
    this.alive = false;
    await this.worker.terminate();
  }

  private receive(message: Message): void {
    switch (message.kind) {
      case "ready":
        this.started();
        break;
      case "result":
        this.finish?.({
          kind: "ok",
          payload: message.result === undefined ? undefined : JSON.parse(message.result),
        });
        break;
      case "error":
        this.finish?.({ kind: "error", failure: message.error });
        break;
      case "init-error":
        this.initFailure = message.error;
        break;
    }
  }

  private started(): void {
    if (this.starting) this.options.onStarted();
    this.starting = false;
  }

  private died(failure: FunctionFailure): void {
    this.started();
    this.alive = false;
    this.finish?.({ kind: "crash", failure: this.initFailure ?? failure });
  }
}

/** The parts of Lambda's context that do not change between invocations. */
function contextFacts(model: FunctionModel) {
  return {
    functionName: model.name,
    functionVersion: "$LATEST",
    invokedFunctionArn: model.arn,
    memoryLimitInMB: String(model.memoryMb),
    logGroupName: `/marquee/local/${model.bundle}`,
    logStreamName: "local",
  };
}

function failureOf(error: unknown): FunctionFailure {
  return error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, ...(error.stack ? { stack: error.stack } : {}) }
    : { errorType: "Error", errorMessage: String(error) };
}

function forEachLine(stream: NodeJS.ReadableStream, tell: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim()) tell(line);
  });
}
