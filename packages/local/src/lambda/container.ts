import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

// Otherwise V8 collects garbage twice whenever a thread is idle for a moment, as if it stayed idle for long. A
// container pauses after every event, so its first answers would cost a third more (docs/decisions/0092).
setFlagsFromString("--no-memory-reducer");

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

/** What a container knows about a function. */
export interface ContainerFunction {
  environment: Record<string, string>;
  /** The parts of Lambda's context that do not change between invocations. */
  context: Record<string, unknown>;
  timeoutMs: number;
}

export interface ContainerOptions {
  /** Where the functions are built. */
  folder: string;
  /** Whether each has a bundle of its own there, as it is deployed; otherwise it is the local build of all. */
  deployed: boolean;
  /** By name. */
  functions: Readonly<Record<string, ContainerFunction>>;
  /** The runtime clock's shared memory. */
  clock: SharedArrayBuffer;
  onLine(functionName: string, line: string): void;
  /** Called once, when the container is ready or has failed to start. */
  onStarted(): void;
}

type Message =
  | { kind: "ready" }
  | { kind: "output"; name: string | undefined; text: string }
  | { kind: "result"; requestId: string; result: string | undefined }
  | { kind: "error" | "init-error"; requestId: string; error: FunctionFailure };

const exited: FunctionFailure = { errorType: "Runtime.ExitError", errorMessage: "The function exited" };

/**
 * A worker thread that runs any of the functions, one event at a time. Each has its own modules and environment in it.
 * Whatever would end a function's container on AWS ends the thread: nothing else is running there.
 */
export class Container {
  private readonly worker: Worker;
  private readonly options: ContainerOptions;
  private finish: ((outcome: Invocation) => void) | undefined;
  private starting = true;
  private failure = exited;
  alive = true;
  /** When it last became free, on the machine's clock. */
  idleSince = Date.now();

  constructor(options: ContainerOptions) {
    this.options = options;
    const { folder, deployed, functions, clock } = options;
    this.worker = new Worker(new URL("./worker.mjs", import.meta.url), {
      workerData: { folder, deployed, functions, clock },
      env: {},
      name: "container",
      // Its output arrives as messages; otherwise it would also be piped to this process.
      stdout: true,
      stderr: true,
    });
    this.worker.on("message", (message: Message) => this.receive(message));
    this.worker.on("error", (error) => this.died(failureOf(error)));
    this.worker.on("exit", () => this.died(exited));
    // An idle container must not keep the runtime alive.
    this.worker.unref();
  }

  async invoke(name: string, event: unknown, requestId: string): Promise<Invocation> {
    const { timeoutMs = 0 } = this.options.functions[name] ?? {};
    let timer: NodeJS.Timeout | undefined;
    const outcome = await new Promise<Invocation>((resolve) => {
      this.finish = resolve;
      if (!this.alive) {
        resolve({ kind: "crash", failure: this.failure });
        return;
      }
      timer = setTimeout(() => resolve({ kind: "timeout" }), timeoutMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.worker.postMessage({ name, requestId, event, deadlineMs: Date.now() + timeoutMs });
    });
    clearTimeout(timer);
    this.finish = undefined;
    this.idleSince = Date.now();
    if (outcome.kind === "timeout" || outcome.kind === "crash") await this.stop();
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
      case "output":
        for (const line of message.text.split("\n"))
          if (line.trim()) this.options.onLine(message.name ?? "", line);
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
        this.finish?.({ kind: "crash", failure: message.error });
        break;
    }
  }

  private started(): void {
    if (this.starting) this.options.onStarted();
    this.starting = false;
  }

  private died(failure: FunctionFailure): void {
    if (this.alive) this.failure = failure;
    this.started();
    this.alive = false;
    this.finish?.({ kind: "crash", failure: this.failure });
  }
}

function failureOf(error: unknown): FunctionFailure {
  return error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, ...(error.stack ? { stack: error.stack } : {}) }
    : { errorType: "Error", errorMessage: String(error) };
}
