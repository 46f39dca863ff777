import { sampleUser } from "@marquee/testkit/sample-user";
import { expect, it } from "vitest";
import { nameOfActor } from "./actor-names.ts";

const founder = sampleUser("usr_founder", { name: "Flo Ode", company: "Northwind Cloud" });
const users = new Map(
  [
    founder,
    sampleUser("usr_ada", { name: "Ada Ng", company: "" }),
    sampleUser("usr_agency", { name: "Bo Ray", company: "Bright Agency" }),
  ].map((user) => [user.id, user]),
);
const inTeam = new Map(users).set("usr_founder", { ...founder, hasTeam: true });

it("names who is alone in their account as ever, whether or not the row says who it was", () => {
  expect(nameOfActor(users, "usr_founder", {})).toBe("Flo Ode");
  expect(nameOfActor(users, "usr_founder", { personId: "usr_founder" })).toBe("Flo Ode");
});

it("names the company too where several people work in it, also for whoever registered it", () => {
  expect(nameOfActor(inTeam, "usr_founder", { personId: "usr_ada" })).toBe("Ada Ng for Northwind Cloud");
  expect(nameOfActor(inTeam, "usr_founder", { personId: "usr_founder" })).toBe("Flo Ode for Northwind Cloud");
});

it("names the agency through which somebody acted, though the account has one person", () => {
  const actor = { personId: "usr_ada", throughId: "usr_agency" };
  expect(nameOfActor(users, "usr_founder", actor)).toBe("Ada Ng, Bright Agency, for Northwind Cloud");
});

it("names nobody whose account is gone", () => {
  expect(nameOfActor(inTeam, "usr_founder", { personId: "usr_gone" })).toBe(
    "Deleted user for Northwind Cloud",
  );
});
