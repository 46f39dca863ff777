import { AppError } from "@marquee/contracts/errors";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { createAccountWithEveryRow } from "@marquee/testkit/account-with-every-row";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { storeUser } from "../../account/accounts/register.ts";
import { teamItem } from "../../account/team/team.item.ts";
import type { Core } from "../../core.ts";
import { memberItem } from "../../ground/identity/member.item.ts";
import { membersOf } from "../../ground/identity/members.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { finishDeletions } from "../ownership/delete-account.ts";
import { leftProfile } from "../ownership/deletion.item.ts";
import { ownershipOf } from "../ownership/registry.ts";
import { restoreStage } from "./restore-stage.ts";

const joinedAt = "2026-01-01T00:00:00.000Z";
const far = Number.MAX_SAFE_INTEGER;

it("a stage restored to before a founder's erasure has their company as it was, and erases them again", async () => {
  const rows: MemoryStore = new Map();
  const files = new Map<string, Uint8Array>();
  const clock = fixedClock();
  const core: Core = { table: memoryTable({}, rows), clock, ids: seededIds(), pause: async () => undefined };
  await createAccountWithEveryRow(core, files, { id: "usr_1", word: "zephyr", digit: 1 });
  await storeUser(core, sampleUser("usr_2", { name: "Olga Owner", company: "Elsewhere" }));
  for (const item of [
    memberItem({ accountId: "usr_1", personId: "usr_2", teamRole: "owner", joinedAt }),
    memberItem({ accountId: "usr_1", personId: "usr_1", teamRole: null, joinedAt }),
    teamItem({ accountId: "usr_1", people: 1, owners: 1 }),
  ])
    await core.table.write({ op: "put", item });
  await core.table.write({ op: "update", key: profileKey("usr_1"), set: { hasTeam: true } });
  const noted: string[] = [];
  const eraser = {
    core,
    channel: recordingChannel(),
    files: {
      removeUnder: async () => 0,
      noteErased: async (note: string) => void noted.push(note),
    },
    payments: async () => Promise.reject(new AppError("unavailable")),
  };
  const profile = async () => readUser((await core.table.get(profileKey("usr_1"))) ?? { pk: "", sk: "" });
  /** Who the founder is, was reached by, or signed in with. */
  const personal = () =>
    [...rows.values()].filter((row) => /Person zephyr|zephyr_name|zephyr@example/.test(JSON.stringify(row)));
  const company = () =>
    [...rows.values()].filter(
      ({ rowType }: Item) =>
        ownershipOf(rowType).person === undefined && rowType !== "socket" && rowType !== "connection",
    );

  const past: MemoryStore = structuredClone(rows);
  const [companyThen, atMs] = [structuredClone(company()), clock.now()];
  clock.advance(60_000);
  await core.table.write({ op: "update", ...leftProfile("usr_1", clock.now(), clock.now()) });
  await finishDeletions(eraser, far);
  expect([personal(), noted]).toEqual([[], ["person:usr_1"]]);

  const whole = (store: MemoryStore) => ({
    table: memoryTable({}, store),
    async *pages() {
      yield structuredClone([...store.values()]);
    },
  });
  const report = await restoreStage(
    {
      core,
      past: whole(past),
      live: whole(rows),
      files: {
        erasedAccounts: async () => noted.slice(0, 1),
        async *changedSince() {},
        putBack: async () => undefined,
      },
      atMs,
    },
    { apply: true },
  );
  expect(report).toMatchObject({ erasedAgain: 1, ledgers: [] });
  // What came back of the person is of nobody who could sign in, until the schedule takes it away again.
  expect(await profile()).toMatchObject({ status: "active", personDeletedAt: expect.any(String) });
  await finishDeletions(eraser, far);
  expect(personal()).toEqual([]);
  expect(await profile()).toMatchObject({ status: "active", name: "Deleted user", email: null });
  const named = (all: readonly Item[]) =>
    JSON.parse(
      JSON.stringify(all)
        .replaceAll('"name":"Brand 1"', '"name":"Deleted user"')
        .replaceAll(/"turn":\d+/g, '"turn":0'),
    );
  expect(named(company())).toEqual(named(companyThen));
  expect((await membersOf(core, await profile())).map(({ personId }) => personId)).toEqual(["usr_2"]);
});
