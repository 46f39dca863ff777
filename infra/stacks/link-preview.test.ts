import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";
import { withPreview } from "./pages.ts";

const web = new URL("../../web/", import.meta.url);
const startPage = readFileSync(new URL("index.html", web), "utf8");
const manifest = JSON.parse(readFileSync(new URL("public/site.webmanifest", web), "utf8"));

/** The size that a PNG says it has. */
function sizeOf(path: string): string {
  const bytes = readFileSync(new URL(`public${path}`, web));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
const contentOf = (property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(startPage)?.[1] ?? "";

test("a link shows a picture by its whole address, since other sites resolve none", () => {
  expect(withPreview(startPage, "https://marquee.example")).toContain(
    '<meta property="og:image" content="https://marquee.example/preview.png"',
  );
  expect(() => withPreview("<html></html>", "https://marquee.example")).toThrow("og:image");
  expect(sizeOf(contentOf("og:image"))).toBe(
    `${contentOf("og:image:width")}x${contentOf("og:image:height")}`,
  );
});

test("the deployed start page and security.txt are the ones with that address", () => {
  const [entry] = synthesize("prod")
    .resources("Custom::CDKBucketDeployment")
    .filter(({ id }) => id.startsWith("Entry"));
  const sources = entry?.properties.SourceObjectKeys as unknown[] | undefined;
  expect(sources).toHaveLength(3);
});

test("an installed app has every icon that it names, in the size it says", () => {
  const linking = readFileSync(new URL("src/app/manifest.ts", web), "utf8");
  expect(linking).toContain('href = "/site.webmanifest"');
  expect(manifest.icons.map(({ src }: { src: string }) => sizeOf(src))).toEqual(
    manifest.icons.map(({ sizes }: { sizes: string }) => sizes),
  );
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
  expect(sizeOf(/rel="apple-touch-icon" href="([^"]+)"/.exec(startPage)?.[1] ?? "")).toBe("180x180");
});

const prod = synthesize("prod");
const distributionConfig = prod.resources("AWS::CloudFront::Distribution")[0]?.properties.DistributionConfig;

test("asks the function for shared pages by the stored page's own address, and falls back to that page", () => {
  const { CacheBehaviors, OriginGroups, Origins, DefaultCacheBehavior } = distributionConfig as {
    CacheBehaviors: Record<string, unknown>[];
    OriginGroups: {
      Items: {
        Id: string;
        FailoverCriteria: { StatusCodes: { Items: number[] } };
        Members: { Items: { OriginId: string }[] };
      }[];
    };
    Origins: { Id: string; DomainName: unknown }[];
    DefaultCacheBehavior: Record<string, unknown>;
  };
  const shared = CacheBehaviors.find(({ PathPattern }) => PathPattern === "/shared/*");
  const group = OriginGroups.Items.find(({ Id }) => Id === shared?.TargetOriginId);
  const [first, second] = group?.Members.Items.map(({ OriginId }) => OriginId) ?? [];
  expect(JSON.stringify(Origins.find(({ Id }) => Id === first)?.DomainName)).toMatch(/HttpApi|execute-api/);
  expect(second).toBe(DefaultCacheBehavior.TargetOriginId);
  expect(group?.FailoverCriteria.StatusCodes.Items).toEqual(expect.arrayContaining([404, 500, 503, 504]));
  expect(shared?.ResponseHeadersPolicyId).toEqual(DefaultCacheBehavior.ResponseHeadersPolicyId);
  // A revoked link is not kept anywhere on the way.
  expect(shared?.CachePolicyId).toBe("4135ea2d-6df8-44a3-9df3-4b5a84be39ad");
  const [code] = prod
    .resources("AWS::CloudFront::Function")
    .map(({ properties }) => String(properties.FunctionCode))
    .filter((source) => source.includes("x-page"));
  const passedOn = runInNewContext(
    `${code}; JSON.stringify(handler({ request: { uri: "/shared/concepts/a&b=c", querystring: { "x-page": { value: "theirs" } } } }))`,
    { encodeURIComponent },
  );
  expect(JSON.parse(String(passedOn))).toEqual({
    uri: "/index.html",
    querystring: { "x-page": { value: "%2Fshared%2Fconcepts%2Fa%26b%3Dc" } },
  });
});

test("keeps posters at the edge for as long as the API says, and nothing else of the API", () => {
  const { CacheBehaviors } = distributionConfig as {
    CacheBehaviors: { PathPattern: string; CachePolicyId: unknown }[];
  };
  const policies = prod.resources("AWS::CloudFront::CachePolicy");
  expect(policies).toHaveLength(1);
  expect(policies[0]?.properties.CachePolicyConfig).toMatchObject({
    DefaultTTL: 0,
    MinTTL: 0,
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: "none" },
      HeadersConfig: { HeaderBehavior: "none" },
      QueryStringsConfig: { QueryStringBehavior: "none" },
    },
  });
  const kept = CacheBehaviors.filter(({ CachePolicyId }) => typeof CachePolicyId !== "string");
  expect(kept.map(({ PathPattern }) => PathPattern)).toEqual(["/api/posters/*"]);
});
