import { randomUUID } from "node:crypto";
import { Container, type ContainerOptions, type HostedFunction, type Invocation } from "./container.ts";

export interface PooledFunction extends HostedFunction {
  /** The most events at once; further ones wait. */
  maxConcurrency: number;
}

export interface PoolOptions extends Omit<ContainerOptions, "onStarted"> {
  cores: number;
}

interface Waiting {
  of: PooledFunction;
  event: unknown;
  requestId: string;
  resolve(outcome: Invocation): void;
}

/**
 * How long an event waits for a busy container before another one starts. As long as there are fewer containers than
 * cores, the calls of one page should run side by side. More containers only help when some of them are busy for long:
 * most events take a fraction of this, and a start takes longer, and longer still when every core is busy.
 */
const patienceMs = { withSpareCore: 25, otherwise: 300 };

/** The containers that all functions share: any of them runs any function. */
export class ContainerPool {
  private readonly options: PoolOptions;
  private readonly all = new Set<Container>();
  /** The most recently used last, so that the others can be stopped. */
  private readonly idle: Container[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly running = new Map<PooledFunction, number>();
  private stopped = false;
  /** Only one container starts at a time: a burst that one could serve must not start ten. */
  private starting = false;
  /** Containers of an older build, which finish their event and stop. */
  private readonly outdated = new WeakSet<Container>();

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** Starts a container ahead of the first event. */
  warmUp(): void {
    const container = new Container({ ...this.options, onStarted: () => undefined });
    this.all.add(container);
    this.idle.push(container);
  }

  /** When each idle container became idle, on the machine's clock. */
  get idleSince(): number[] {
    return this.idle.map((container) => container.idleSince);
  }

  /** Runs a function once. Never rejects: a failure is part of the outcome. */
  invoke(of: PooledFunction, event: unknown, requestId: string = randomUUID()): Promise<Invocation> {
    return new Promise((resolve) => {
      const waiting = { of, event, requestId, resolve };
      this.waiting.push(waiting);
      this.serve();
      if (this.all.size === 0) this.grow();
      else this.growFor(waiting);
    });
  }

  /** Makes new invocations use the new bundles. */
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

  /** Gives idle containers to waiting events, the oldest first. */
  private serve(): void {
    for (let next = this.next(); next; next = this.next()) {
      const container = this.takeIdle(next.of);
      if (!container) return;
      this.run(container, next);
    }
  }

  /** The event that has waited longest of those whose function may run once more. */
  private next(): Waiting | undefined {
    return this.waiting.find(({ of }) => (this.running.get(of) ?? 0) < of.maxConcurrency);
  }

  /** An idle container, preferably one that has loaded the function. */
  private takeIdle(of: PooledFunction): Container | undefined {
    for (const container of this.idle.filter(({ alive }) => !alive)) this.drop(container);
    const warm = this.idle.findLastIndex((container) => container.isWarmFor(of));
    return warm < 0 ? this.idle.pop() : this.idle.splice(warm, 1)[0];
  }

  /** Starts a container if this event is still waiting some time from now. */
  private growFor(waiting: Waiting): void {
    if (!this.waiting.includes(waiting)) return;
    const ms = this.all.size < this.options.cores ? patienceMs.withSpareCore : patienceMs.otherwise;
    setTimeout(() => {
      if (this.waiting.includes(waiting)) this.grow();
    }, ms);
  }

  private grow(): void {
    const next = this.next();
    if (this.stopped || this.starting || !next) return;
    this.starting = true;
    const container = new Container({
      ...this.options,
      onStarted: () => {
        this.starting = false;
        const next = this.next();
        if (next) this.growFor(next);
      },
    });
    this.all.add(container);
    this.run(container, next);
  }

  private run(container: Container, waiting: Waiting): void {
    const { of, event, requestId, resolve } = waiting;
    this.waiting.splice(this.waiting.indexOf(waiting), 1);
    this.running.set(of, (this.running.get(of) ?? 0) + 1);
    void container.invoke(of, event, requestId).then((outcome) => {
      this.running.set(of, (this.running.get(of) ?? 0) - 1);
      if (!container.alive || this.outdated.has(container) || this.stopped) this.drop(container);
      else this.idle.push(container);
      resolve(outcome);
      if (this.stopped) return;
      this.serve();
      // The last container died or is outdated, so start one for the waiting events.
      if (this.all.size === 0) this.grow();
    });
  }

  private drop(container: Container): void {
    this.all.delete(container);
    const index = this.idle.indexOf(container);
    if (index >= 0) this.idle.splice(index, 1);
    void container.stop();
  }
}
