import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { joinTeam } from "@marquee/testkit/sample-team";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { type Acting, inPerson } from "../identity/principal.ts";
import { profileItem } from "../users/user.item.ts";
import { activityWrite, listActivity } from "./activity.ts";

const owner = "usr_owner";
const company = sampleUser(owner, { name: "Nora", company: "Northwind Cloud" });
let core: Core;

beforeEach(async () => {
  core = { table: memoryTable({}, new Map()), clock: fixedClock(), ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(company) });
  await joinTeam(core, owner, { usr_ada: "member" });
  for (const [id, name, of] of [
    ["usr_ada", "Ada Ng", "Ng Studio"],
    ["usr_pia", "Pia", ""],
    ["usr_agency", "Bo", "Bright Agency"],
  ] as const)
    await core.table.write({ op: "put", item: profileItem(sampleUser(id, { name, company: of })) });
});

async function listed(listOf: string, acting?: Acting): Promise<string | undefined> {
  const caller = acting ? { ...someCaller, acting } : someCaller;
  await core.table.transact([activityWrite(core, listOf, "profile_changed", caller)]);
  const [entry] = (await listActivity(core, listOf, {})).items;
  expect(JSON.stringify({ ...entry, id: "" })).not.toContain("usr_");
  return entry?.by;
}

it.each([
  ["a colleague", owner, { actorId: "usr_ada", accountId: owner }, "Ada Ng for Northwind Cloud"],
  [
    "an agency's person",
    owner,
    { actorId: "usr_pia", accountId: owner, through: "usr_agency" },
    "Pia, Bright Agency, for Northwind Cloud",
  ],
  [
    "the reader for another company",
    "usr_ada",
    { actorId: "usr_ada", accountId: owner },
    "Ada Ng for Northwind Cloud",
  ],
] as const)("an entry names %s who did it, and for which company", async (_, listOf, acting, by) => {
  expect(await listed(listOf, acting)).toBe(by);
});

it("an entry of what one did for one's own account, or of a call that nobody signed, names nobody", async () => {
  expect(await listed(owner, inPerson(owner))).toBeUndefined();
  expect(await listed(owner)).toBeUndefined();
});
