import { randomUUID } from "node:crypto";
import { Container, type ContainerOptions, type Invocation } from "./container.ts";

export interface PoolOptions extends Omit<ContainerOptions, "onStarted"> {
  /** The most containers at once; further events wait. */
  maxContainers: number;
}

interface Waiting {
  event: unknown;
  requestId: string;
  resolve(outcome: Invocation): void;
}

/** All containers of one function. */
export class FunctionPool {
  private readonly options: PoolOptions;
  private readonly all = new Set<Container>();
  /** The most recently used last, so that the others can be stopped. */
  private readonly idle: Container[] = [];
  private readonly waiting: Waiting[] = [];
  private stopped = false;
  /** Only one container starts at a time: a burst that one could serve must not start ten. */
  private starting = false;
  /**
   * How long the last start took. An event waits this long for a busy container before another is started, which
   * would take about as long. When every core is busy both take longer, and starting more would make it worse.
   */
  private startMs = 0;
  /** Containers of an older build, which finish their event and stop. */
  private readonly outdated = new WeakSet<Container>();

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** When each idle container became idle, on the machine's clock. */
  get idleSince(): number[] {
    return this.idle.map((container) => container.idleSince);
  }

  /** The number of containers, busy and idle. */
  get size(): number {
    return this.all.size;
  }

  /** Runs the function once. Never rejects: a failure is part of the outcome. */
  invoke(event: unknown, requestId: string = randomUUID()): Promise<Invocation> {
    const free = this.takeIdle();
    if (free) return this.run(free, event, requestId);
    return new Promise((resolve) => {
      this.waiting.push({ event, requestId, resolve });
      if (this.all.size === 0) this.grow();
      else setTimeout(() => this.grow(), this.startMs);
    });
  }

  /** Makes new invocations use the new bundle. */
  reload(): void {
    for (const container of this.all) this.outdated.add(container);
    for (const container of this.idle.splice(0)) this.drop(container);
  }

  /** Stops containers that have been idle since a time on the machine's clock. */
  trim(since: number): void {
    while (this.idle[0] && this.idle[0].idleSince <= since) {
      const container = this.idle.shift();
      if (container) this.drop(container);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.idle.length = 0;
    for (const { resolve } of this.waiting.splice(0)) {
      resolve({
        kind: "crash",
        failure: { errorType: "Stopped", errorMessage: "The local runtime is stopping" },
      });
    }
    await Promise.all([...this.all].map((container) => container.stop()));
    this.all.clear();
  }

  private takeIdle(): Container | undefined {
    for (let container = this.idle.pop(); container; container = this.idle.pop()) {
      if (container.alive) return container;
      this.all.delete(container);
    }
    return undefined;
  }

  private grow(): void {
    if (this.stopped || this.starting || this.all.size >= this.options.maxContainers) return;
    const next = this.waiting.shift();
    if (!next) return;
    this.starting = true;
    const beganMs = performance.now();
    const container = new Container({
      ...this.options,
      onStarted: () => {
        this.starting = false;
        this.startMs = performance.now() - beganMs;
        if (this.waiting.length > 0) setTimeout(() => this.grow(), this.startMs);
      },
    });
    this.all.add(container);
    void this.run(container, next.event, next.requestId).then(next.resolve);
  }

  private async run(container: Container, event: unknown, requestId: string): Promise<Invocation> {
    const outcome = await container.invoke(event, requestId);
    if (!container.alive || this.outdated.has(container) || this.stopped) this.drop(container);
    else this.idle.push(container);
    this.serveNext();
    return outcome;
  }

  private serveNext(): void {
    const next = this.waiting[0];
    if (!next || this.stopped) return;
    const container = this.takeIdle();
    if (!container) {
      // The last container died or is outdated, so start one for the waiting calls.
      if (this.all.size === 0) this.grow();
      return;
    }
    this.waiting.shift();
    void this.run(container, next.event, next.requestId).then(next.resolve);
  }

  private drop(container: Container): void {
    this.all.delete(container);
    void container.stop();
  }
}
