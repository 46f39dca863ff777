import { listClients } from "@marquee/core/home/clients/list-clients";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { demoUserIds } from "./content/demo-users.ts";
import { seedDemo } from "./seed.ts";

it("the demo's agency has a client whose deals wait, one with everything, and an offer to accept", async () => {
  const core = { table: memoryTable(), clock: fixedClock(Date.UTC(2026, 10, 22, 9)), ids: seededIds() };
  await seedDemo(core);
  const { clients } = await listClients(core, demoUserIds.agency);
  expect(clients.map(({ name, state, scope }) => ({ name, state, scope }))).toEqual([
    { name: "Verdant Foods", state: "offered", scope: "campaigns" },
    { name: "Kite Works", state: "active", scope: "everything" },
    { name: "Pulse Health", state: "active", scope: "deals" },
  ]);
  expect(clients[0]?.desk).toBeNull();
  expect(clients[2]?.desk).toMatchObject({ openDeals: 2, openAmount: 40_500 });
}, 60_000);
