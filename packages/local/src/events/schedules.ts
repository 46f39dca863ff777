import type { LocalClock } from "../clock.ts";
import type { Invocation } from "../lambda/container.ts";
import type { Functions } from "../lambda/functions.ts";
import type { ScheduleModel } from "../template/model-types.ts";
import { type NextRun, parseSchedule } from "./schedule-expression.ts";
import { scheduledEvent } from "./scheduled-event.ts";

export interface SchedulesOptions {
  schedules: readonly ScheduleModel[];
  functions: Functions;
  clock: LocalClock;
  /** Whether schedules run once they are due, or only by `fire`. */
  run: "due" | "fired";
  onFailure(name: string, what: string): void;
}

interface Planned {
  model: ScheduleModel;
  next: NextRun;
  dueMs: number;
  running: boolean;
}

const lookEveryMs = 500;

/** EventBridge's schedules, on the runtime's clock: moving it forward makes them due. */
export class Schedules {
  private readonly options: SchedulesOptions;
  private readonly planned: Planned[];
  private readonly looking: NodeJS.Timeout | undefined;

  constructor(options: SchedulesOptions) {
    this.options = options;
    const nowMs = options.clock.now();
    this.planned = options.schedules.map((model) => {
      const next = parseSchedule(model.expression);
      return { model, next, dueMs: next(nowMs), running: false };
    });
    if (options.run === "fired") return;
    this.looking = setInterval(() => this.look(), lookEveryMs).unref();
    options.clock.onAdvance(() => this.look());
  }

  /** Every schedule with the time of its next run, for the local page. */
  list() {
    return this.planned.map(({ model, dueMs }) => ({
      name: model.name,
      expression: model.expression,
      nextAt: new Date(dueMs).toISOString(),
    }));
  }

  /** Runs a schedule now and waits for it. @throws Error when there is none with that name, or it fails */
  async fire(name: string): Promise<void> {
    const planned = this.planned.find(({ model }) => model.name === name);
    if (!planned)
      throw new Error(
        `There is no schedule "${name}"; there are: ${this.planned.map(({ model }) => model.name).join(", ")}`,
      );
    const outcome = await this.run(planned.model);
    if (outcome.kind !== "ok") throw new Error(`The schedule "${name}" failed: ${describe(outcome)}`);
  }

  stop(): void {
    clearInterval(this.looking);
  }

  private look(): void {
    const nowMs = this.options.clock.now();
    for (const planned of this.planned) {
      if (planned.dueMs > nowMs || planned.running) continue;
      planned.dueMs = planned.next(nowMs);
      planned.running = true;
      void this.run(planned.model).then((outcome) => {
        planned.running = false;
        if (outcome.kind !== "ok") this.options.onFailure(planned.model.name, describe(outcome));
      });
    }
  }

  private run(model: ScheduleModel): Promise<Invocation> {
    const { functions, clock } = this.options;
    return functions.invoke(model.functionArn, scheduledEvent(model.ruleArn, clock.now()));
  }
}

function describe(outcome: Exclude<Invocation, { kind: "ok" }>): string {
  return outcome.kind === "timeout"
    ? "it ran out of time"
    : (outcome.failure.stack ?? outcome.failure.errorMessage);
}
