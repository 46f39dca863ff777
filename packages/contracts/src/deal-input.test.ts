import { describe, expect, it } from "vitest";
import { transitionDealBodySchema } from "./deal-input.ts";
import { dealActions } from "./deal-moves.ts";

const own = {
  propose: { amount: 5, terms: { notes: "" }, note: "" },
  request_changes: { reason: "Why" },
  accept: { note: "" },
  sign: { name: "Ann", password: "x", code: "123456" },
  decline: { reason: "Why" },
  cancel: { reason: "Why" },
  complete: { note: "" },
  renew: { packageId: "pkg_1" },
};
const all = Object.assign({}, ...Object.values(own)) as Record<string, unknown>;
const issuesOf = (body: object) => transitionDealBodySchema.safeParse(body).error?.issues ?? [];

describe("a move of a deal", () => {
  it.each(dealActions)("%s takes its own fields, and names each field of another action", (action) => {
    const body = { action, version: 1, ...own[action] };
    expect(issuesOf(body)).toEqual([]);
    const foreign = Object.keys(all).filter((field) => !(field in own[action]));
    for (const field of foreign)
      expect(issuesOf({ ...body, [field]: all[field] }), field).toMatchObject([
        { code: "unrecognized_keys", keys: [field], path: [] },
      ]);
  });

  it.each(["request_changes", "decline", "cancel"])("%s takes no empty or missing reason", (action) => {
    const expected = [{ path: ["reason"], message: "Say why" }];
    for (const reason of [undefined, "", "  "])
      expect(issuesOf({ action, version: 1, reason })).toMatchObject(expected);
  });

  it("sign takes no empty or missing name", () => {
    const expected = [{ path: ["name"], message: "Type your full name" }];
    for (const name of [undefined, "", "  "])
      expect(issuesOf({ action: "sign", version: 1, name })).toMatchObject(expected);
  });

  it("is refused by the name of its action if there is no such action", () => {
    for (const action of ["steal", "", 1, undefined])
      expect(issuesOf({ action, version: 1 })).toMatchObject([
        { path: ["action"], message: "Unknown action" },
      ]);
  });
});
