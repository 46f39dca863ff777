import { expect, test } from "vitest";
import { matchesPattern, policyHeaders, readEdge } from "./edge.ts";

test.each<[string, string, boolean]>([
  ["/api/*", "/api/user", true],
  ["/api/*", "/api/campaign-ideas/generate", true],
  ["/api/*", "/api", false],
  ["/api/*", "/API/user", false],
  ["/ws", "/ws", true],
  ["/ws", "/wsx", false],
  ["*", "/anything/at.all", true],
  ["/f?.js", "/f1.js", true],
  ["/a.c", "/abc", false],
])("CloudFront's pattern %s against %s is %s", (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected);
});

test("behaviours keep CloudFront's order, the default one last, each with its origin and headers", () => {
  const edge = readEdge(
    {
      Origins: [
        { Id: "pages", DomainName: "bucket" },
        { Id: "api", DomainName: "api.example" },
      ],
      CacheBehaviors: [{ PathPattern: "/api/*", TargetOriginId: "api" }],
      DefaultCacheBehavior: {
        TargetOriginId: "pages",
        ResponseHeadersPolicyId: "policy",
        FunctionAssociations: [{ EventType: "viewer-request", FunctionARN: "fn" }],
      },
    },
    new Map([["policy", { SecurityHeadersConfig: { FrameOptions: { FrameOption: "DENY" } } }]]),
    new Map([["fn", "function handler() {}"]]),
  );
  expect(edge).toEqual([
    { pattern: "/api/*", origin: "api.example", headers: {} },
    { pattern: "*", origin: "bucket", headers: { "x-frame-options": "DENY" }, viewerRequest: "function handler() {}" },
  ]);
});

test("a headers policy becomes the headers that CloudFront would send", () => {
  expect(
    policyHeaders({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'" },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: "no-referrer" },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true },
      },
      CustomHeadersConfig: { Items: [{ Header: "permissions-policy", Value: "camera=()" }] },
    }),
  ).toEqual({
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=60; includeSubDomains",
    "permissions-policy": "camera=()",
  });
});
