import { errorBodySchema } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { describe, expect, it } from "vitest";
import { synthesize } from "../testing/synthesize.ts";
import { decimalsAbove } from "./firewall.ts";

type Body = { Content: string };
type Action = { Block: { CustomResponse: { ResponseCode: number; CustomResponseBodyKey: string } } };
type ManagedGroup = {
  Name: string;
  RuleActionOverrides: { Name: string; ActionToUse: object }[];
  ScopeDownStatement: object;
};
type Rule = {
  Name: string;
  Priority: number;
  Action?: Action;
  OverrideAction?: object;
  Statement: { ManagedRuleGroupStatement?: ManagedGroup };
};

const prod = synthesize("prod");
const [firewall] = prod.resources("AWS::WAFv2::WebACL");
const rules = firewall?.properties.Rules as Rule[];
const bodies = firewall?.properties.CustomResponseBodies as Record<string, Body>;

describe("the firewall", () => {
  it("stands before the distribution wherever a stage has one", () => {
    const [distribution] = prod.resources("AWS::CloudFront::Distribution");
    expect(JSON.stringify(distribution?.properties)).toContain(
      JSON.stringify({ WebACLId: { "Fn::GetAtt": [firewall?.id, "Arn"] } }).slice(1, -1),
    );
    expect(synthesize("dev").resources("AWS::WAFv2::WebACL")).toEqual([]);
  });

  it("refuses a flood and a large body in the words and with the status of the API", () => {
    const answers = rules.flatMap(({ Name, Action }) => {
      if (!Action) return [];
      const { ResponseCode, CustomResponseBodyKey } = Action.Block.CustomResponse;
      const { code } = errorBodySchema.parse(JSON.parse(bodies[CustomResponseBodyKey]?.Content ?? "null"));
      return [[Name, ResponseCode, code]];
    });
    expect(answers).toEqual([
      ["rate-per-address", 429, "too_many_requests"],
      ["body-size", 413, "payload_too_large"],
    ]);
  });

  it("blocks by AWS's rules, except by those that would refuse what people write and what the product sends", () => {
    const groups = rules.flatMap(({ OverrideAction, Statement }) =>
      OverrideAction ? [{ OverrideAction, group: Statement.ManagedRuleGroupStatement }] : [],
    );
    for (const { OverrideAction } of groups) expect(OverrideAction).toEqual({ None: {} });
    const counted = groups.map(({ group }) => [
      group?.Name,
      group?.RuleActionOverrides.map(({ Name }) => Name) ?? [],
    ]);
    expect(Object.fromEntries(counted)).toEqual({
      AWSManagedRulesCommonRuleSet: expect.arrayContaining([
        "CrossSiteScripting_BODY",
        "SizeRestrictions_BODY",
      ]),
      AWSManagedRulesKnownBadInputsRuleSet: [],
    });
    for (const { group } of groups) {
      expect(JSON.stringify(group?.ScopeDownStatement)).toMatch(/NotStatement.*STARTS_WITH/);
      expect(JSON.stringify(group?.ScopeDownStatement)).toContain("/uploads/");
    }
  });

  it("gives each rule a place and a metric of its own", () => {
    expect(rules.map(({ Priority }) => Priority)).toEqual(rules.map((_, index) => index));
  });

  it("takes a body as long as the API does, and none that is a byte longer", () => {
    const statement = rules.find(({ Name }) => Name === "body-size")
      ?.Statement as CfnWebACL.StatementProperty;
    const [, pattern = ""] = /"RegexString":"([^"]+)"/.exec(JSON.stringify(statement)) ?? [];
    expect(pattern).toBe(decimalsAbove(limits.bodyBytes));
    expect(JSON.stringify(statement)).toContain('"SearchString":"/api/"');
    const isRefused = (bytes: number) => new RegExp(pattern).test(String(bytes));
    expect([0, limits.bodyBytes, limits.bodyBytes + 1, 10 * limits.bodyBytes].map(isRefused)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

it("finds exactly the decimal numbers above a bound", () => {
  for (const bound of [1, 9, 10, 99, 109, 190, 262]) {
    const above = new RegExp(decimalsAbove(bound));
    for (let number = 0; number < 1_200; number += 1) {
      expect(above.test(String(number)), `${number} above ${bound}`).toBe(number > bound);
    }
  }
});
