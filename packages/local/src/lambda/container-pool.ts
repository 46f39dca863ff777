import { randomUUID } from "node:crypto";
import { Container, type ContainerOptions, type Invocation } from "./container.ts";

export interface PoolOptions extends Omit<ContainerOptions, "onStarted"> {
  /** How many events a function may process at once; further events wait. */
  concurrencyOf(functionName: string): number;
}

interface Waiting {
  name: string;
  event: unknown;
  requestId: string;
  resolve(outcome: Invocation): void;
}

/**
 * How long an event waits for a busy container before another is started; about as long as a start takes where a core
 * is idle. Where none is, starting more makes it worse, but what waits may be what the others wait for.
 */
const patienceMs = 300;

/** The containers that all functions share. There are as many as events run at once. */
export class ContainerPool {
  private readonly options: PoolOptions;
  private readonly all = new Set<Container>();
  /** The most recently used last: its code is the warmest, and the others can be stopped. */
  private readonly idle: Container[] = [];
  private waiting: Waiting[] = [];
  /** How many events of each function are running. */
  private readonly running = new Map<string, number>();
  private stopped = false;
  /** Only one container starts at a time: a burst that one could serve must not start ten. */
  private starting = false;
  /** Containers of an older build, which finish their event and stop. */
  private readonly outdated = new WeakSet<Container>();

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** The number of containers, busy and idle. */
  get size(): number {
    return this.all.size;
  }

  /** Runs a function once. Never rejects: a failure is part of the outcome. */
  invoke(name: string, event: unknown, requestId: string = randomUUID()): Promise<Invocation> {
    return new Promise((resolve) => {
      this.waiting.push({ name, event, requestId, resolve });
      this.serve();
      if (this.waiting.length === 0) return;
      if (this.all.size === 0) this.grow();
      else setTimeout(() => this.grow(), patienceMs);
    });
  }

  /** Makes new invocations use the new build. */
  reload(): void {
    for (const container of this.all) this.outdated.add(container);
    for (const container of this.idle.splice(0)) this.drop(container);
  }

  /** Stops containers that have been idle since a time on the machine's clock, except the one used last. */
  trim(since: number): void {
    while (this.idle.length > 1 && this.idle[0] && this.idle[0].idleSince <= since) {
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

  /** Hands waiting events to idle containers. */
  private serve(): void {
    while (!this.stopped) {
      const next = this.next();
      const container = next && this.takeIdle();
      if (!container) return;
      this.run(container, next);
    }
  }

  /** The first waiting event whose function may process another one. */
  private next(): Waiting | undefined {
    return this.waiting.find(({ name }) => (this.running.get(name) ?? 0) < this.options.concurrencyOf(name));
  }

  private takeIdle(): Container | undefined {
    for (let container = this.idle.pop(); container; container = this.idle.pop()) {
      if (container.alive) return container;
      this.all.delete(container);
    }
    return undefined;
  }

  private grow(): void {
    if (this.stopped || this.starting) return;
    const next = this.next();
    if (!next) return;
    this.starting = true;
    const container = new Container({
      ...this.options,
      onStarted: () => {
        this.starting = false;
        if (this.waiting.length > 0) setTimeout(() => this.grow(), patienceMs);
      },
    });
    this.all.add(container);
    this.run(container, next);
  }

  private run(container: Container, next: Waiting): void {
    const { name, event, requestId, resolve } = next;
    this.waiting = this.waiting.filter((one) => one !== next);
    this.running.set(name, (this.running.get(name) ?? 0) + 1);
    void container.invoke(name, event, requestId).then((outcome) => {
      this.running.set(name, (this.running.get(name) ?? 1) - 1);
      const kept = container.alive && !this.outdated.has(container) && !this.stopped;
      if (kept) this.idle.push(container);
      else this.drop(container);
      resolve(outcome);
      this.serve();
      // Waiting events counted on it.
      if (!kept) this.grow();
    });
  }

  private drop(container: Container): void {
    this.all.delete(container);
    void container.stop();
  }
}
