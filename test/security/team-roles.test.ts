import { removeTeamMember } from "@marquee/contracts/account/team";
import { leastRole, type TeamRole, teamRoles } from "@marquee/contracts/account/team-roles";
import { accessLevel, type OperationShape, userAccess } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { roleRefusal } from "@marquee/core/ground/identity/session-check";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { requests } from "../requests.ts";
import { ApiUser, type RawAnswer } from "../support/api-user.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { joined } from "../support/team.ts";
import { acquire, type Belongings, stateOf } from "./belongings.ts";
import { unchanged } from "./unchanged.ts";

/** Every operation that is about an account, with the least role that it takes there. */
const routes = Object.entries(operations).flatMap(([id, operation]) => {
  const shape: OperationShape = operation;
  const least = accessLevel(shape) === "user" ? leastRole(shape) : null;
  const roles = userAccess(shape).roles;
  return least === null || (roles && !roles.includes("brand"))
    ? []
    : [{ id: id as OperationId, operation: shape, row: requests[id as OperationId], least }];
});
type Route = (typeof routes)[number];

const url = inject("url");
let owner: ApiUser;
/** People of the owner's company, by role. */
let people: Record<TeamRole, ApiUser>;
/** Was a manager of it, and acts for it still, as far as their cookie goes. */
let removed: ApiUser;
/** A manager of another company. */
let stranger: ApiUser;
let of: Belongings;

beforeAll(async () => {
  owner = await ApiUser.withCredits(url, "2");
  of = await acquire(owner, await publishedEvent(await ApiUser.confirmed(url, "event_host")));
  const person = (role: TeamRole) => joined(owner, role);
  people = {
    viewer: await person("viewer"),
    member: await person("member"),
    manager: await person("manager"),
    owner: await person("owner"),
  };
  removed = await person("manager");
  await owner.client.call(removeTeamMember, { params: { id: removed.id } });
  stranger = await joined(await ApiUser.registered(url), "manager");
}, 120_000);

/** The request for what the owner's company has. */
function ask(caller: ApiUser, { operation, row }: Route): Promise<RawAnswer> {
  const owned = row.about === "owner" ? row.owned(of) : row.about === "party" ? row.shared(of) : undefined;
  const path = owned?.path ?? row.path ?? operation.path;
  return caller.raw(operation.method, path, { body: owned?.body ?? row.body });
}

const problemIn = ({ status, body }: RawAnswer) => {
  const { code, message } = (typeof body === "object" && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return { status, code, message };
};

it("covers every role as the least one of some operation", () => {
  expect(new Set(routes.map(({ least }) => least))).toEqual(new Set(teamRoles));
});

it("has people who act for the company in the role that they were invited with", () => {
  for (const role of teamRoles)
    expect(people[role].user).toMatchObject({ accountId: owner.id, teamRole: role });
});

describe("what takes a role in the account", () => {
  const expectUnchanged = unchanged(() => stateOf(owner));

  it.each(routes)(
    "$id is refused below $least, and to whoever was removed, and changes nothing",
    async (route) => {
      for (const role of teamRoles.slice(0, teamRoles.indexOf(route.least)))
        expect({ role, ...problemIn(await ask(people[role], route)) }).toMatchObject({
          role,
          status: 403,
          code: "forbidden",
          message: roleRefusal().message,
        });
      expect(problemIn(await ask(removed, route))).toMatchObject({ status: 401, code: "unauthenticated" });
      await expectUnchanged(route);
    },
  );

  it.each(routes.filter(({ operation }) => operation.method === "GET"))(
    "$id shows the company's own from $least on",
    async (route) => {
      const own = await ask(owner, route);
      const allowed = teamRoles.slice(teamRoles.indexOf(route.least));
      for (const role of atNight ? allowed : [route.least]) {
        const { status } = await ask(people[role], route);
        // What an account may do so often an hour, its people may do so often together.
        expect([own.status, 429], role).toContain(status);
      }
    },
  );

  it.each(routes.filter(({ row }) => row.about === "owner" || row.about === "party"))(
    "$id hides the company's from people of another, whatever their role there",
    async (route) => {
      const { path, body } = { path: route.row.path ?? route.operation.path, body: route.row.body };
      const absent = problemIn(await stranger.raw(route.operation.method, path, { body }));
      expect(problemIn(await ask(stranger, route))).toEqual(absent);
      await expectUnchanged(route);
    },
  );
});
