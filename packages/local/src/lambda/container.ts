import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { FunctionModel } from "../template/model-types.ts";

// Otherwise V8 collects garbage twice whenever a thread is idle for a moment, as if it stayed idle for long. A
// container pauses after every event, so its start and first answer would cost a third more (docs/local.md, Local 4).
setFlagsFromString("--no-memory-reducer");
// A start allocates far more than the megabyte that V8 begins with, and would collect it several times over.
const semiSpaceMb = 16;
setFlagsFromString(`--min-semi-space-size=${semiSpaceMb}`);

/** As much as the largest function has: what fits into it must run here, beside the other functions' modules. */
const memoryMb = 1_024;

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

/** A function as a container runs it. */
export interface HostedFunction {
  model: FunctionModel;
  /** Its bundle. */
  file: string;
  environment: Record<string, string>;
}

export interface ContainerOptions {
  /** The file that the bundles share; if there is one, it is loaded at the start. */
  shared: string;
  /** The runtime clock's shared memory. */
  clock: SharedArrayBuffer;
  /** Called with each line that a function writes, and the name of the function's bundle. */
  onLine(bundle: string, line: string): void;
  /** Called once, when the first bundle is loaded or has failed to load. */
  onStarted(): void;
}

type Message =
  | { kind: "loaded" }
  | { kind: "init-error"; error: FunctionFailure }
  | { kind: "output"; bundle: string; text: string }
  | { kind: "result"; requestId: string; result: string | undefined }
  | { kind: "error"; requestId: string; error: FunctionFailure };

/**
 * A worker thread that runs any function, one event at a time. Each function's modules are evaluated once per thread and
 * are its own, except for the packages that the local build shares (functions/build-local.ts).
 */
export class Container {
  private readonly worker: Worker;
  private readonly options: ContainerOptions;
  /** What each function wrote after its last line break. */
  private readonly rests = new Map<string, string>();
  /** The bundles that it has been given. */
  private readonly loaded = new Set<string>();
  private initFailure: FunctionFailure | undefined;
  private finish: ((outcome: Invocation) => void) | undefined;
  private starting = true;
  alive = true;
  /** When it last became free, on the machine's clock. */
  idleSince = Date.now();

  constructor(options: ContainerOptions) {
    this.options = options;
    this.worker = new Worker(new URL("./worker.mjs", import.meta.url), {
      workerData: { clock: options.clock, shared: options.shared },
      env: {},
      // The young generation consists of three semi-spaces.
      resourceLimits: {
        maxOldGenerationSizeMb: memoryMb,
        maxYoungGenerationSizeMb: 3 * semiSpaceMb,
      },
    });
    this.worker.on("message", (message: Message) => this.receive(message));
    this.worker.on("error", (error) => this.died(failureOf(error)));
    this.worker.on("exit", () =>
      this.died({ errorType: "Runtime.ExitError", errorMessage: "The function exited" }),
    );
    // An idle container must not keep the runtime alive.
    this.worker.unref();
  }

  /** Whether it has served this function before. */
  isWarmFor({ file }: HostedFunction): boolean {
    return this.loaded.has(file);
  }

  async invoke(hosted: HostedFunction, event: unknown, requestId: string): Promise<Invocation> {
    const { model, file, environment } = hosted;
    this.loaded.add(file);
    let timer: NodeJS.Timeout | undefined;
    const outcome = await new Promise<Invocation>((resolve) => {
      this.finish = resolve;
      if (!this.alive) {
        resolve({
          kind: "crash",
          failure: { errorType: "Runtime.ExitError", errorMessage: "The function exited" },
        });
        return;
      }
      timer = setTimeout(() => resolve({ kind: "timeout" }), model.timeoutMs);
      const of = { bundle: model.bundle, file, environment, context: contextFacts(model) };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.worker.postMessage({ requestId, event, deadlineMs: Date.now() + model.timeoutMs, of });
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
      case "loaded":
        this.started();
        break;
      case "output":
        this.tellLines(message.bundle, message.text);
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

  private tellLines(bundle: string, text: string): void {
    const lines = ((this.rests.get(bundle) ?? "") + text).split("\n");
    this.rests.set(bundle, lines.pop() ?? "");
    for (const line of lines) if (line.trim()) this.options.onLine(bundle, line);
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
