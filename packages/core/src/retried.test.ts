import { ConditionRefused, TransactionRefused } from "@marquee/table/table";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retried } from "./retried.ts";

const lost = () => new TransactionRefused("event", undefined);

/** What paused, at most how long each time. */
function counted() {
  const pauses: number[] = [];
  return { pauses, core: { pause: async (longestMs: number) => void pauses.push(longestMs) } };
}

/** A plan that throws these, one a time, and then answers how often it was made. */
function planThrowing(errors: readonly unknown[]) {
  let made = 0;
  return async () => {
    const error = errors[made++];
    if (error !== undefined) throw error;
    return made;
  };
}

describe("a plan that is retried", () => {
  it("is made again after each lost race, whichever write lost it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 29 }), async (races) => {
        const { core, pauses } = counted();
        const errors = races.map((inTransaction) =>
          inTransaction ? lost() : new ConditionRefused(undefined),
        );
        expect(await retried(core, planThrowing(errors))).toBe(races.length + 1);
        expect(pauses).toHaveLength(races.length);
      }),
    );
  });

  it("waits longer with each lost race, up to a bound", async () => {
    const { core, pauses } = counted();
    await retried(core, planThrowing(Array.from({ length: 29 }, lost)));
    expect(pauses).toEqual(pauses.toSorted((left, right) => left - right));
    expect(pauses[1]).toBe(2 * Number(pauses[0]));
    expect(pauses.at(-1)).toBeLessThanOrEqual(100);
  });

  it("ends as unavailable, to be sent again, when others keep winning", async () => {
    const { core } = counted();
    const last = lost();
    const plan = () => Promise.reject(last);
    const ended = { code: "unavailable", retryAfterSeconds: 1, cause: last };
    await expect(retried(core, plan)).rejects.toMatchObject(ended);
  });

  it("ends at once with anything that is not a lost race", async () => {
    const { core, pauses } = counted();
    const trouble = new Error("trouble");
    await expect(retried(core, planThrowing([trouble]))).rejects.toBe(trouble);
    const refused = new TransactionRefused("account", undefined);
    const isLost = (error: unknown) => error instanceof TransactionRefused && error.label === "event";
    await expect(retried(core, planThrowing([lost(), refused]), isLost)).rejects.toBe(refused);
    expect(pauses).toHaveLength(1);
  });

  it("lets real time pass where nobody says how to wait", async () => {
    expect(await retried({}, planThrowing([lost(), lost()]))).toBe(3);
  });
});
