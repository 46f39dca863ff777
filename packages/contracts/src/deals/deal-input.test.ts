import { describe, expect, it } from "vitest";
import { transitionDealBodySchema } from "./deal-input.ts";
import { dealActions } from "./deal-moves.ts";

const termsHash = "a".repeat(64);
const own = {
  propose: { packageHash: "b".repeat(64), amount: 5, terms: { notes: "" }, note: "" },
  request_changes: { reason: "Why" },
  accept: { termsHash, note: "" },
  sign: { termsHash, name: "Ann", password: "x", code: "123456" },
  decline: { reason: "Why" },
  cancel: { reason: "Why" },
  complete: { note: "" },
  renew: { packageId: "pkg_1", packageHash: "b".repeat(64) },
};
const all = Object.assign({}, ...Object.values(own)) as Record<string, unknown>;
const issuesOf = (body: object) => transitionDealBodySchema.safeParse(body).error?.issues ?? [];

describe("a move of a deal", () => {
  it.each(dealActions)("%s takes its own fields, and names each field of another action", (action) => {
    const body = { action, version: 1, ...own[action] };
    expect(issuesOf(body)).toEqual([]);
    // Every move may say what was read; accepting and signing must.
    const foreign = Object.keys(all).filter((field) => field !== "termsHash" && !(field in own[action]));
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

  it.each(["accept", "sign"] as const)("%s says what was read", (action) => {
    const body = { action, version: 1, ...own[action] };
    for (const wrong of [undefined, "", "A".repeat(64), "a".repeat(63)])
      expect(issuesOf({ ...body, termsHash: wrong })).toMatchObject([{ path: ["termsHash"] }]);
  });

  it("sign takes no empty or missing name", () => {
    for (const name of [undefined, "", "  "])
      expect(issuesOf({ action: "sign", version: 1, termsHash, name })[0]).toMatchObject({
        path: ["name"],
        message: "Type your full name",
      });
  });

  it("sign takes a name of any script in one line of visible characters, and no other", () => {
    const issuesFor = (name: string) => issuesOf({ action: "sign", version: 1, termsHash, name });
    for (const name of ["Zoë O’Neil", "王小明", "علی\u200cرضا", "क्\u200dष", "葛\u{e0100}城"])
      expect(issuesFor(name), name).toEqual([]);
    const forged = [
      "Bea\nSigned by Ann",
      "Bea\u2028Ann",
      "Bea\u202eAnn",
      "\u200b\u200b",
      "\u3164",
      "Bea\u0000",
      "\u200d",
      "—",
    ];
    for (const name of forged)
      expect(issuesFor(name), JSON.stringify(name)).toMatchObject([{ path: ["name"] }]);
  });

  it("is refused by the name of its action if there is no such action", () => {
    for (const action of ["steal", "", 1, undefined])
      expect(issuesOf({ action, version: 1 })).toMatchObject([
        { path: ["action"], message: "Unknown action" },
      ]);
  });
});
