import { afterEach, describe, expect, it } from "vitest";
import { LocalClock } from "../clock.ts";
import type { Invocation } from "../lambda/container.ts";
import type { Functions } from "../lambda/functions.ts";
import { Schedules } from "./schedules.ts";

const open: Schedules[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.stop();
});

function setUp(outcome: Invocation = { kind: "ok", payload: undefined }, run: "due" | "fired" = "due") {
  const clock = new LocalClock();
  const events: { time: string }[] = [];
  const failures: string[] = [];
  const functions: Pick<Functions, "invoke"> = {
    invoke: async (_, event) => {
      events.push(event as { time: string });
      return outcome;
    },
  };
  const schedules = new Schedules({
    schedules: [
      { name: "sweep-jobs", ruleArn: "arn:rule", expression: "rate(1 minute)", functionArn: "arn:sweep" },
    ],
    functions: functions as Functions,
    clock,
    run,
    onFailure: (name, what) => failures.push(`${name}: ${what}`),
  });
  open.push(schedules);
  return { clock, events, failures, schedules };
}

describe("schedules", () => {
  it("run when the runtime's clock is moved past their time, once for the whole jump", async () => {
    const { clock, events } = setUp();
    clock.advance(30_000);
    expect(events).toHaveLength(0);
    clock.advance(10 * 60_000);
    expect(events).toHaveLength(1);
    await Promise.resolve();
    clock.advance(60_000);
    expect(events).toHaveLength(2);
  });

  it("only run when fired, for tests that need to control each run", async () => {
    const { clock, schedules, events } = setUp(undefined, "fired");
    clock.advance(10 * 60_000);
    expect(events).toHaveLength(0);
    await schedules.fire("sweep-jobs");
    expect(events).toHaveLength(1);
  });

  it("can be fired by name, with an EventBridge event", async () => {
    const { schedules, events } = setUp();
    await schedules.fire("sweep-jobs");
    expect(events[0]).toMatchObject({
      source: "aws.events",
      "detail-type": "Scheduled Event",
      resources: ["arn:rule"],
    });
  });

  it("report an error to their caller", async () => {
    const { schedules } = setUp({ kind: "timeout" });
    await expect(schedules.fire("sweep-jobs")).rejects.toThrow("ran out of time");
    await expect(schedules.fire("nobody")).rejects.toThrow("there are: sweep-jobs");
  });

  it("report a failed run and continue", async () => {
    const { clock, events, failures } = setUp({ kind: "timeout" });
    clock.advance(60_000);
    await expect.poll(() => failures).toEqual(["sweep-jobs: it ran out of time"]);
    clock.advance(60_000);
    expect(events).toHaveLength(2);
  });
});
