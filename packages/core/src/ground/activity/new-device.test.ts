import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { activityWrite } from "./activity.ts";
import { isNewDeviceOf } from "./new-device.ts";

const laptop = { ip: "192.0.2.1", device: "Firefox on Linux" };
const phone = { ip: "192.0.2.2", device: "Safari on iPhone" };

/** Whether the laptop is new to an account that was used from it once, and then this often from the phone. */
async function isNewAfter(usesOfPhone: number): Promise<boolean> {
  const clock = fixedClock();
  const core: Core = { table: memoryTable(), clock, ids: seededIds() };
  for (const caller of [laptop, ...Array.from({ length: usesOfPhone }, () => phone)]) {
    await core.table.transact([activityWrite(core, "usr_1", "signed_in", caller)]);
    clock.advance(1_000);
  }
  return isNewDeviceOf(core, "usr_1", laptop);
}

describe("a device", () => {
  it("is not new to an account that was used from it recently, even if that is nearly the last entry searched", async () => {
    for (const uses of [0, 1, 4, 5, 6, 49]) expect(await isNewAfter(uses)).toBe(false);
  });

  it("is new again after fifty entries from other devices", async () => {
    expect(await isNewAfter(50)).toBe(true);
  });

  it("is new to an account that has only been used from other devices, whether few times or many", async () => {
    for (const uses of [1, 4, 5, 6, 60]) {
      const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
      for (let use = 0; use < uses; use++) {
        await core.table.transact([activityWrite(core, "usr_1", "signed_in", phone)]);
      }
      expect(await isNewDeviceOf(core, "usr_1", laptop)).toBe(true);
    }
  });

  it("does not count as new in an account that has never been used", async () => {
    const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
    expect(await isNewDeviceOf(core, "usr_1", laptop)).toBe(false);
  });
});
