import type { FileEraser } from "@marquee/adapters/files/port";
import type { CardPayments } from "@marquee/adapters/payments/port";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { createAccountWithEveryRow } from "@marquee/testkit/account-with-every-row";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { finishDeletions } from "./delete-account.ts";
import { closeAccountWrite } from "./deletion.item.ts";

const payments = async () =>
  ({
    method: "card",
    billCustomer: async () => true,
    expireSession: async () => undefined,
  }) as unknown as CardPayments;

it("an account is noted outside of the table before anything of it is gone, so that no restored table keeps it", async () => {
  const rows: MemoryStore = new Map();
  const core = { table: memoryTable({}, rows), clock: fixedClock(), ids: seededIds() };
  await createAccountWithEveryRow(core, new Map(), { id: "usr_1", word: "zephyr", digit: 1 });
  await core.table.transact([closeAccountWrite("usr_1", core.clock.now())]);
  const noted: string[] = [];
  let isDown = true;
  const files: FileEraser = {
    removeUnder: async () => 0,
    noteErased: async (userId) => {
      if (isDown) throw new Error("No files");
      noted.push(userId);
    },
  };
  const erase = () =>
    finishDeletions({ core, channel: recordingChannel(), files, payments }, Number.MAX_SAFE_INTEGER);
  const count = rows.size;
  expect(await erase()).toMatchObject({ failed: 1 });
  expect([rows.size, noted]).toEqual([count, []]);
  isDown = false;
  core.clock.advance(10 * 60_000);
  await erase();
  expect(noted).toEqual(["usr_1"]);
  expect(JSON.stringify([...rows.values()])).not.toContain("zephyr");
});
