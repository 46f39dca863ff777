import { describe, expect, it } from "vitest";
import { type AreaName, domains } from "../domains.ts";
import type { OperationShape } from "../operation.ts";
import { operations } from "../operations.ts";
import { type GrantScope, grantAllows, grantReach, grantScopes } from "./grant-scopes.ts";

const all: OperationShape[] = Object.values(operations);
const areaNames: readonly AreaName[] = Object.values(domains).flat();
const allowed = (scope: GrantScope) =>
  all.filter((operation) => grantReach(operation) !== null && grantAllows(operation, scope));
const idsOf = (found: readonly OperationShape[]) => found.map(({ id }) => id);

describe("what a grant reaches", () => {
  it("is decided for every operation that acts on an account", () => {
    expect(all.length).toBeGreaterThan(200);
    const concerned = all.filter(({ access, self }) => access !== "public" && !self);
    expect(idsOf(concerned.filter((operation) => !grantReach(operation)))).toEqual([]);
    expect(areaNames.length).toBeGreaterThan(30);
  });

  it("is never people, keys, billing, the account itself, grants, requests or the stage, whatever the scope", () => {
    const never = new Set([
      "team",
      "agencies",
      "api-keys",
      "payments",
      "profile",
      "security",
      "passwords",
      "support",
    ]);
    const found = all.filter(({ area, access }) => never.has(area) || access === "admin");
    expect(found.length).toBeGreaterThan(60);
    for (const scope of grantScopes)
      expect(
        idsOf(found.filter((operation) => grantReach(operation) !== null && grantAllows(operation, scope))),
      ).toEqual([]);
  });

  it("is with deals only nothing of campaigns, and the other way round", () => {
    const areasOf = (scope: GrantScope) => new Set(allowed(scope).map(({ area }) => area));
    for (const area of ["campaigns", "library", "concepts", "templates", "credits", "brand-facts"])
      expect(areasOf("deals"), area).not.toContain(area);
    for (const area of ["deals", "deal-files", "deal-messages", "agreements", "proposals", "inquiries"])
      expect(areasOf("campaigns"), area).not.toContain(area);
  });

  it("is with a scope never what shows a little of everything", () => {
    const mixed = [
      "search",
      "getDashboard",
      "listNotifications",
      "sendMessage",
      "listMessages",
      "getAnalytics",
    ];
    for (const scope of ["deals", "campaigns"] as const)
      expect(idsOf(allowed(scope)).filter((id) => mixed.includes(id))).toEqual([]);
    expect(idsOf(allowed("everything"))).toEqual(expect.arrayContaining(mixed));
  });

  it("is with everything all that any other scope reaches", () => {
    const everything = idsOf(allowed("everything"));
    for (const scope of grantScopes)
      expect(everything).toEqual(expect.arrayContaining(idsOf(allowed(scope))));
  });
});
