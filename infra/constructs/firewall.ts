import { type ErrorCode, errorCatalog } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Stage } from "@marquee/contracts/stage-names";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";

/** Requests per address in five minutes: far more than a person with many tabs sends, far less than a script. */
const requestsPerFiveMinutes = 3_000;

/**
 * AWS's rules for what is wrong with any site, and which of them only count. People may write what they like, markup
 * and addresses included, and no page runs it; our own rule knows how large a body may be; and a cursor or an upload's
 * signature is longer than AWS expects of a query.
 */
const managedGroups = {
  AWSManagedRulesCommonRuleSet: [
    "CrossSiteScripting_BODY",
    "EC2MetaDataSSRF_BODY",
    "GenericLFI_BODY",
    "GenericRFI_BODY",
    "SizeRestrictions_BODY",
    "SizeRestrictions_QUERYSTRING",
  ],
  AWSManagedRulesKnownBadInputsRuleSet: [],
} as const;

export interface FirewallProps {
  stage: Stage;
}

/** CloudFront's firewall: how often an address may call, how large a call may be, and AWS's managed rules. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { stage }: FirewallProps) {
    super(scope, id);
    // Samples would show cookies to whoever may open the console.
    const measured = (name: string): CfnWebACL.VisibilityConfigProperty => ({
      cloudWatchMetricsEnabled: true,
      metricName: `marquee-${stage}-${name}`,
      sampledRequestsEnabled: false,
    });
    const own = [
      rule("rate-per-address", refusal("too_many_requests"), {
        rateBasedStatement: { limit: requestsPerFiveMinutes, aggregateKeyType: "IP" },
      }),
      rule("body-size", refusal("payload_too_large"), {
        andStatement: {
          statements: [pathBelow("/api/"), lengthAbove(limits.bodyBytes)],
        },
      }),
    ];
    const managed = Object.entries(managedGroups).map(([name, onlyCounted]) => ({
      name,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: "AWS",
          name,
          ruleActionOverrides: onlyCounted.map((one) => ({ name: one, actionToUse: { count: {} } })),
          // Files are bytes, in which any pattern may occur; S3 takes only what was signed.
          scopeDownStatement: { notStatement: { statement: pathBelow("/uploads/") } },
        },
      },
    }));
    this.arn = new CfnWebACL(this, "Default", {
      name: `marquee-${stage}`,
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: measured("firewall"),
      customResponseBodies: bodies,
      rules: [...own, ...managed].map((one, priority) => ({
        ...one,
        priority,
        visibilityConfig: measured(one.name),
      })),
    }).attrArn;
  }
}

const refusals = ["too_many_requests", "payload_too_large"] as const satisfies readonly ErrorCode[];

/** The API's own error bodies. No request has an id before the API, so theirs says who refused. */
const bodies = Object.fromEntries(
  refusals.map((code) => {
    const content = JSON.stringify({ code, message: errorCatalog[code].message, requestId: "firewall" });
    return [code, { contentType: "APPLICATION_JSON", content }];
  }),
);

const refusal = (code: (typeof refusals)[number]): CfnWebACL.RuleActionProperty => ({
  block: { customResponse: { responseCode: errorCatalog[code].status, customResponseBodyKey: code } },
});

const rule = (
  name: string,
  action: CfnWebACL.RuleActionProperty,
  statement: CfnWebACL.StatementProperty,
) => ({ name, action, statement });

const unchanged = [{ priority: 0, type: "NONE" }];

const pathBelow = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: "STARTS_WITH",
    searchString: path,
    textTransformations: unchanged,
  },
});

/**
 * Matches a call that announces a longer body. By the header, because a firewall at CloudFront reads at most 64 KB of
 * a body; the functions measure what comes without one.
 */
const lengthAbove = (bytes: number): CfnWebACL.StatementProperty => ({
  regexMatchStatement: {
    fieldToMatch: { singleHeader: { Name: "content-length" } },
    regexString: decimalsAbove(bytes),
    textTransformations: unchanged,
  },
});

/** A regular expression of the decimal numbers above `bound`, for a firewall that cannot compare numbers. */
export function decimalsAbove(bound: number): string {
  const digits = String(bound);
  const higher = Array.from(digits).flatMap((digit, at) =>
    digit === "9"
      ? []
      : [`${digits.slice(0, at)}[${Number(digit) + 1}-9]${"[0-9]".repeat(digits.length - at - 1)}`],
  );
  return `^0*(${[...higher, `[1-9][0-9]{${digits.length},}`].join("|")})$`;
}
