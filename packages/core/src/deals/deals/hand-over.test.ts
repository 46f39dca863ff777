import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { handoverEntity, handoverKey } from "../../ground/identity/handover.item.ts";
import { nothingDue } from "../../rows/due-rows.ts";
import { isoTime } from "../../time.ts";
import { dealPartyEntity } from "./deal.item.ts";
import { countOwnedDeals, handOver, handOverDue } from "./hand-over.ts";

const accountId = "usr_founder";
let store: MemoryStore;
let core: Core;

beforeEach(() => {
  store = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
});

const put = (id: string, ownerId?: string) => {
  const row = { id, accountId, side: "brand", updatedAt: isoTime(core.clock.now()), ownerId } as const;
  return core.table.write({ op: "put", item: dealPartyEntity.item(row) });
};
const ownerOf = async (id: string) => {
  const row = await core.table.get(dealPartyEntity.key({ accountId, id }));
  return row && dealPartyEntity.read(row).ownerId;
};
const leave = (to: string | null) => {
  const row = { accountId, from: "usr_gone", to, createdAt: isoTime(core.clock.now()) };
  return core.table.write({ op: "put", item: handoverEntity.item(row) });
};
const key = handoverKey(accountId, "usr_gone");

const coreWith = (hooks: MemoryTableHooks): Core => ({ ...core, table: memoryTable(hooks, store) });
/** Does something at the first write of a table, and nothing at any later one. */
function once(act: () => Promise<unknown>): (operation: string) => Promise<void> {
  let done = false;
  return async (operation) => {
    if (done || operation !== "write") return;
    done = true;
    await act();
  };
}

describe("what somebody owned who left", () => {
  beforeEach(async () => {
    await put("deal_1", "usr_gone");
    await put("deal_2", "usr_other");
    await put("deal_3", "usr_gone");
    await put("deal_4");
  });

  it("goes to the one who is named, and everything else stays with who has it", async () => {
    expect(await countOwnedDeals(core, accountId, "usr_gone")).toBe(2);
    await leave("usr_heir");
    await handOver(core, key);
    const owners = await Promise.all(["deal_1", "deal_2", "deal_3", "deal_4"].map(ownerOf));
    expect(owners).toEqual(["usr_heir", "usr_other", "usr_heir", undefined]);
    expect(await core.table.get(key)).toBeUndefined();
  });

  it("belongs to nobody where somebody left on their own", async () => {
    await leave(null);
    await handOver(core, key);
    expect(await ownerOf("deal_1")).toBeUndefined();
  });

  it("is handed over by the schedule if the call was killed, and again takes nothing back from a later owner", async () => {
    const owners = () => Promise.all(["deal_1", "deal_3"].map(ownerOf));
    await leave("usr_heir");
    // Killed after the first of two deals, which has another owner by the time the schedule does the rest.
    await expect(
      handOver(coreWith({ after: once(() => Promise.reject(new Error("killed"))) }), key),
    ).rejects.toThrow("killed");
    expect(await owners()).toEqual(["usr_heir", "usr_gone"]);
    await put("deal_1", "usr_later");
    await handOverDue(core, core.clock.now() + 60_000, nothingDue());
    expect(await owners()).toEqual(["usr_later", "usr_heir"]);
    expect(await core.table.get(key)).toBeUndefined();
  });

  it("stays with an owner who got it between the read and the write", async () => {
    await leave("usr_heir");
    await handOver(coreWith({ before: once(() => put("deal_1", "usr_later")) }), key);
    expect(await ownerOf("deal_1")).toBe("usr_later");
    expect(await ownerOf("deal_3")).toBe("usr_heir");
  });
});
