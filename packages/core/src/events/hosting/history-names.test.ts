import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { joinTeam } from "@marquee/testkit/sample-team";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { profileItem } from "../../ground/users/user.item.ts";
import { createEvent } from "./create-event.ts";
import { updateEvent } from "./edit-event.ts";
import type { HostActor } from "./hosted-event.ts";
import { listEventHistory } from "./own-events.ts";

const accountId = "usr_host";

it("an event's history names who changed it for the host's company, and through which agency", async () => {
  const core = { table: memoryTable({}, new Map()), clock: fixedClock(), ids: seededIds() };
  const store = (id: string, name: string, company: string) =>
    core.table.write({ op: "put", item: profileItem(sampleUser(id, { role: "event_host", name, company })) });
  await store(accountId, "Henrik", "Summit Works");
  await store("usr_planner", "Pia", "");
  await store("usr_agency", "Bo", "Bright Agency");
  const by = (actor: Partial<HostActor>): HostActor => ({
    accountId,
    actorId: accountId,
    admin: undefined,
    ...actor,
  });
  const event = {
    name: "Founders Harbor",
    category: "startup" as const,
    date: "2026-06-01T09:00:00Z",
    endsAt: "2026-06-03T18:00:00Z",
    description: "Three days by the water.",
    location: "Singapore",
  };
  const { id, version } = await createEvent(core, by({}), event, "key");
  const change = { version, name: "Founders Pier" };
  await updateEvent(core, by({ actorId: "usr_planner", through: "usr_agency" }), id, change);
  const names = async () => {
    const { items } = await listEventHistory(core, by({}), id, {});
    expect(JSON.stringify(items)).not.toContain("usr_");
    return items.map((entry) => entry.by);
  };
  expect(await names()).toEqual(["Pia, Bright Agency, for Summit Works", "Henrik"]);
  await joinTeam(core, accountId, { usr_ada: "member" });
  await store("usr_ada", "Ada Ng", "");
  await updateEvent(core, by({ actorId: "usr_ada" }), id, { version: version + 1, name: "Founders Quay" });
  expect(await names()).toEqual([
    "Ada Ng for Summit Works",
    "Pia, Bright Agency, for Summit Works",
    "Henrik for Summit Works",
  ]);
});
