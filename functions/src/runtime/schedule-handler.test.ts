import { fixedClock } from "@marquee/testkit/clock";
import { lambdaContext } from "@marquee/testkit/http-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubEnv("LOG_LEVEL", "SILENT");
const counted = new Map<string, number>();
let published: string[][];
vi.mock("./metrics.ts", () => ({
  count: (name: string, value = 1) => void counted.set(name, (counted.get(name) ?? 0) + value),
  publishMetrics: () => void published.push([...counted.keys()]),
}));
const { scheduleHandler } = await import("./schedule-handler.ts");

beforeEach(() => {
  counted.clear();
  published = [];
});

const clock = fixedClock();
const options = { reserveMs: 10_000, clock };

describe("a schedule's run", () => {
  it("is told how long it may work: the function's time-out minus the reserve", async () => {
    let untilMs = 0;
    const context = { ...lambdaContext(), getRemainingTimeInMillis: () => 55_000 };
    await scheduleHandler(
      "sweep",
      async (until) => {
        untilMs = until;
        return { report: {} };
      },
      options,
    )({}, context);
    expect(untilMs).toBe(clock.now() + 45_000);
  });

  it("counts as run if it reaches its end although rows failed, and rethrows the first defect after its report", async () => {
    const defect = new Error("One row is broken");
    const run = async () => ({ report: { looked: 3 }, unreadable: 1, failed: 2, defect });
    await expect(scheduleHandler("sweep", run, options)({}, lambdaContext())).rejects.toBe(defect);
    expect(Object.fromEntries(counted)).toEqual({
      ScheduleRan: 1,
      RowsUnreadable: 1,
      RowsFailed: 2,
      RunsFailed: 1,
    });
    expect(published).toEqual([["ScheduleRan", "RowsUnreadable", "RowsFailed", "RunsFailed"]]);
  });

  it("does not count as run if due rows could not be listed", async () => {
    const defect = new Error("The table is away");
    const run = async () => ({ report: { looked: 0 }, unlisted: 1, defect });
    await expect(scheduleHandler("sweep", run, options)({}, lambdaContext())).rejects.toBe(defect);
    expect(counted.has("ScheduleRan")).toBe(false);
    expect(counted.get("RunsFailed")).toBe(1);
  });

  it("does not count as run if it is cut off, but publishes what it counted", async () => {
    const run = async () => {
      counted.set("JobsResent", 4);
      throw new Error("The table is away");
    };
    await expect(scheduleHandler("sweep", run, options)({}, lambdaContext())).rejects.toThrow("is away");
    expect(published).toEqual([["JobsResent", "RunsFailed"]]);
  });
});
