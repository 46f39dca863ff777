/** A process died here, as if its machine lost power: nothing after this point happens. */
export class Crash extends Error {}

interface Waiting {
  process: Process;
  label: string;
  resume: () => void;
  kill: () => void;
}

interface Timer {
  atMs: number;
  order: number;
  process: Process | undefined;
  fire: () => void;
}

/** One run of a handler: it can be crashed between any two of its port calls. */
export interface Process {
  name: string;
  alive: boolean;
}

/** A small, fast, seedable generator (mulberry32): a seed replays a whole run. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Runs processes in virtual time, one port call at a time, in an order drawn from a seed. Time advances only when
 * every process waits for a timer.
 */
export class Scheduler {
  nowMs = Date.UTC(2026, 0, 15, 9, 0, 0);
  readonly random: () => number;
  /** Probability that a process dies at any one of its port calls. */
  crashRate = 0;
  /** Called after every port call has taken effect. */
  afterStep: (label: string) => Promise<void> = async () => undefined;
  steps = 0;
  #waiting: Waiting[] = [];
  #timers: Timer[] = [];
  #order = 0;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  chance(rate: number): boolean {
    return rate > 0 && this.random() < rate;
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** A port call: waits for its turn. @throws Crash if the process died */
  step(process: Process, label: string): Promise<void> {
    if (!process.alive) return Promise.reject(new Crash(label));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ process, label, resume: resolve, kill: () => reject(new Crash(label)) });
    });
  }

  sleep(process: Process, ms: number): Promise<void> {
    if (!process.alive) return Promise.reject(new Crash("sleep"));
    return new Promise((resolve, reject) => {
      this.at(this.nowMs + ms, () => (process.alive ? resolve() : reject(new Crash("sleep"))), process);
    });
  }

  at(atMs: number, fire: () => void, process?: Process): void {
    this.#timers.push({ atMs, fire, process, order: this.#order++ });
  }

  /** Kills a process: whatever it waits for never happens. */
  kill(process: Process): void {
    process.alive = false;
    const dead = this.#waiting.filter((waiting) => waiting.process === process);
    this.#waiting = this.#waiting.filter((waiting) => waiting.process !== process);
    for (const waiting of dead) waiting.kill();
  }

  /** Runs until nothing waits, or virtual time has passed `untilMs`. */
  async run(untilMs: number): Promise<void> {
    for (;;) {
      await settled();
      if (this.#waiting.length > 0) {
        await this.#runOne();
        continue;
      }
      const next = this.#nextTimer();
      if (!next || next.atMs > untilMs) {
        this.nowMs = Math.max(this.nowMs, untilMs);
        return;
      }
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.fire();
    }
  }

  async #runOne(): Promise<void> {
    const [chosen] = this.#waiting.splice(this.below(this.#waiting.length), 1);
    if (!chosen) return;
    this.steps += 1;
    if (this.chance(this.crashRate)) {
      chosen.process.alive = false;
      chosen.kill();
      this.kill(chosen.process);
    } else chosen.resume();
    await settled();
    await this.afterStep(chosen.label);
  }

  #nextTimer(): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers) {
      if (!next || timer.atMs < next.atMs || (timer.atMs === next.atMs && timer.order < next.order))
        next = timer;
    }
    return next;
  }
}

/** Lets every ready promise continue. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
