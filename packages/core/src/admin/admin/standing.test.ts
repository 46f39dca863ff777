import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { connectionItems } from "../../live/realtime/connection.item.ts";
import { enforceStanding } from "./standing.ts";

const company = "usr_company";

it("a suspended account's sockets are closed, whoever opened them, and no other account's", async () => {
  const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  const open = async (id: string, actorId: string, accountId: string, through?: string) => {
    const principal = { actorId, accountId, through, sessionHash: actorId };
    const { connection, socket } = connectionItems(id, principal, core.clock.now());
    for (const item of [connection, socket]) await core.table.write({ op: "put", item });
  };
  await open("of-founder", company, company);
  await open("of-member", "usr_member", company);
  await open("of-agency", "usr_agent", company, "usr_agency");
  await open("of-members-own", "usr_member", "usr_member");
  const channel = recordingChannel();
  const active = { role: "brand", status: "active", isPartner: false } as const;
  const payments = {} as never;
  await enforceStanding({ core, channel, payments }, company, active, { ...active, status: "suspended" });
  expect(channel.closed.toSorted((left, right) => left.localeCompare(right))).toEqual([
    "of-agency",
    "of-founder",
    "of-member",
  ]);
});
