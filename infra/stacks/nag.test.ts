import { AwsSolutionsChecks } from "cdk-nag";
import { expect, test } from "vitest";
import type { StageConfig } from "../config/stages.ts";
import { synthesize } from "../testing/synthesize.ts";

/**
 * Accepted wildcards. All other findings are acknowledged in the construct that causes them; these contain generated
 * export names in their ids, which no construct can know in advance.
 */
const accepted: { finding: RegExp; reason: string }[] = [
  {
    finding: /^AwsSolutions-IAM5\[Resource::arn:.*:execute-api:.*\/ws\/(POST|DELETE)\/@connections\/\*\]/,
    reason: "Connection ids are made by API Gateway; the API, the stage and the method are fixed.",
  },
  {
    finding:
      /^AwsSolutions-IAM5\[Resource::.*Media.*Arn.*\/(mockups|agreements|uploads|avatars|event-images|deal-files|erased|search)\/\*\]/,
    reason: "Objects of one prefix of one bucket.",
  },
  {
    finding: /^AwsSolutions-IAM5\[Resource::\*\]/,
    reason: "Text messages: a phone number has no ARN. Topics, which have one, are denied in the same role.",
  },
  {
    finding: /^AwsSolutions-(IAM[45]\[.*\]|L1) CustomCDKBucketDeployment/,
    reason:
      "CDK's own upload function: its role and runtime are CDK's to choose, and it runs only while somebody deploys.",
  },
];

function findings(stage: "dev" | "staging" | "prod", change: Partial<StageConfig> = {}): string[] {
  const { app } = synthesize(stage, change);
  return new AwsSolutionsChecks(app)
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map((resource) =>
        `${ruleName} ${resource.constructPath?.split("/")[1] ?? ""}`.replaceAll(/[:]{2}CDK/g, "CDK"),
      ),
    );
}

test.each(["dev", "staging", "prod"] as const)(
  "%s passes the AwsSolutions rules or says why not",
  (stage) => {
    const found = findings(stage);
    expect(found.filter((one) => !accepted.some(({ finding }) => finding.test(one)))).toEqual([]);
    expect(accepted.filter(({ finding }) => !found.some((one) => finding.test(one)))).toEqual([]);
  },
  30_000,
);

test("a search engine adds nothing but the wildcard of its own index", () => {
  const without = findings("prod");
  const added = findings("prod", { search: "opensearch" }).filter((one) => !without.includes(one));
  expect(added.length).toBeGreaterThan(0);
  for (const finding of added)
    expect(finding).toMatch(/^AwsSolutions-IAM5\[Resource::arn:.*:domain\/marquee-prod\/marquee-events-\*/);
}, 60_000);
