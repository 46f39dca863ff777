// cspell:ignore Łukasz Müller Straße lukasz ＬＵＫＡＳＺ strasse ller
import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { fits, listUsers, type UserFilter } from "./list-users.ts";

async function everyPage(core: Core, filter: UserFilter, limit: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listUsers(core, filter, { limit, cursor });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    found.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return found;
}

const newestFirst = (left: UserRecord, right: UserRecord) =>
  left.createdAt + left.id < right.createdAt + right.id ? 1 : -1;

const person = fc.record({
  name: fc.constantFrom("Ann", "Bob", "Bo Ann", "ÉLODIE"),
  company: fc.constantFrom("Acme", "Globex", "annex"),
  role: fc.constantFrom("brand", "agency", "admin"),
  status: fc.constantFrom("active", "suspended"),
  minute: fc.integer({ min: 10, max: 59 }),
});
const filter = fc.record(
  {
    search: fc.constantFrom("", "ann", "USR_1", "bob", "élodie", "nobody", "@example"),
    role: fc.constantFrom("brand", "admin"),
    status: fc.constantFrom("active", "suspended"),
  },
  { requiredKeys: [] },
);

it("all pages together are exactly the users that match, newest first, for any search and page size", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { maxLength: 40 }),
      filter as fc.Arbitrary<UserFilter>,
      fc.integer({ min: 1, max: 7 }),
      async (people, wanted, limit) => {
        const fixture = await openAdminFixture();
        const users = [fixture.ada, fixture.bea];
        for (const [index, { minute, ...change }] of people.entries()) {
          const createdAt = `2026-01-14T09:${minute}:00.000Z`;
          users.push(await fixture.user(`usr_${index}`, { ...change, createdAt }));
        }
        const expected = users.filter((user) => fits(user, wanted)).sort(newestFirst);
        expect(await everyPage(fixture.core, wanted, limit)).toEqual(expected.map(({ id }) => id));
      },
    ),
    { numRuns: 60 },
  );
});

it("finds people by words of their names and companies, however the letters are written", async () => {
  const fixture = await openAdminFixture();
  await fixture.user("usr_wanted", { name: "Łukasz Müller", company: "O’Neill Straße" });
  for (const search of ["muller lukasz", "ＬＵＫＡＳＺ o'neill", "strasse M\u0075\u0308ller"])
    expect(await everyPage(fixture.core, { search }, 5), search).toEqual(["usr_wanted"]);
  expect(await everyPage(fixture.core, { search: "muller nobody" }, 5)).toEqual([]);
});

it("reads a bounded number of rows per call and continues where it stopped, even when somebody registers meanwhile", async () => {
  const fixture = await openAdminFixture();
  for (let index = 0; index < 1_200; index++) {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString();
    await fixture.user(`usr_${index}`, { createdAt, name: index === 3 ? "Wanted" : "Other" });
  }
  const first = await listUsers(fixture.core, { search: "wanted" }, {});
  expect(first.items).toEqual([]);
  expect(first.cursor).toBeDefined();
  await fixture.user("usr_new", { createdAt: "2026-02-01T00:00:00.000Z", name: "Wanted too" });
  const second = await listUsers(fixture.core, { search: "wanted" }, { cursor: first.cursor });
  expect(second).toMatchObject({ items: [{ id: "usr_3" }], cursor: undefined });
});

it("validation_failed: a cursor that was made up", async () => {
  const { core } = await openAdminFixture();
  for (const cursor of ["nonsense", Buffer.from("USER#x").toString("base64url")])
    await expect(listUsers(core, {}, { cursor })).rejects.toMatchObject({ code: "validation_failed" });
});
