import { expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";

const prod = synthesize("prod");

test("keeps every answer out of search engines except the pages that anyone may read", () => {
  const [distribution] = prod.resources("AWS::CloudFront::Distribution");
  if (!distribution) throw new Error("no distribution");
  const { CacheBehaviors, DefaultCacheBehavior } = distribution.properties.DistributionConfig as {
    CacheBehaviors: { PathPattern: string; ResponseHeadersPolicyId?: unknown }[];
    DefaultCacheBehavior: { ResponseHeadersPolicyId?: unknown };
  };
  const hiding = new Set(
    prod
      .resources("AWS::CloudFront::ResponseHeadersPolicy")
      .filter((one) => JSON.stringify(one.properties).includes('"Header":"x-robots-tag"'))
      .map(({ id }) => id),
  );
  const isHidden = ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId?: unknown }) =>
    hiding.has((ResponseHeadersPolicyId as { Ref?: string } | undefined)?.Ref ?? "");
  expect(isHidden(DefaultCacheBehavior)).toBe(true);
  const shown = CacheBehaviors.filter((one) => !isHidden(one)).map(({ PathPattern }) => PathPattern);
  // A socket has no page to list.
  expect(shown.sort()).toEqual(["/auth", "/privacy", "/terms", "/ws"]);
});
