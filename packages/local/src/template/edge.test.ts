import { describe, expect, it } from "vitest";
import { matchesPattern, policyHeaders, readEdge } from "./edge.ts";

describe("CloudFront's behaviors", () => {
  it("keeps the template's order with the default one last, so that the first match wins", () => {
    const behaviors = readEdge(
      {
        Origins: [
          { Id: "pages", DomainName: "pages.s3.us-east-1.amazonaws.com" },
          { Id: "http", DomainName: "m1.execute-api.us-east-1.amazonaws.com" },
        ],
        CacheBehaviors: [{ PathPattern: "/api/*", TargetOriginId: "http", ResponseHeadersPolicyId: "api" }],
        DefaultCacheBehavior: {
          TargetOriginId: "pages",
          FunctionAssociations: [{ EventType: "viewer-request", FunctionARN: "arn:fallback" }],
        },
      },
      new Map([["api", { SecurityHeadersConfig: { ContentTypeOptions: { Override: true } } }]]),
      new Map([["arn:fallback", "function handler(event) { return event.request; }"]]),
    );
    expect(behaviors.map(({ pattern }) => pattern)).toEqual(["/api/*", "*"]);
    expect(behaviors[0]?.headers).toEqual({ "x-content-type-options": "nosniff" });
    expect(behaviors[1]?.viewerRequest).toContain("handler");
  });

  it("of two origins has the first one, and the statuses for which the other answers", () => {
    const [behavior] = readEdge(
      {
        Origins: [
          { Id: "pages", DomainName: "pages.s3.us-east-1.amazonaws.com" },
          { Id: "http", DomainName: "m1.execute-api.us-east-1.amazonaws.com" },
        ],
        OriginGroups: {
          Quantity: 1,
          Items: [
            {
              Id: "group",
              FailoverCriteria: { StatusCodes: { Quantity: 2, Items: [404, 503] } },
              Members: { Quantity: 2, Items: [{ OriginId: "http" }, { OriginId: "pages" }] },
            },
          ],
        },
        CacheBehaviors: [{ PathPattern: "/shared/*", TargetOriginId: "group" }],
      },
      new Map(),
      new Map(),
    );
    expect(behavior).toMatchObject({
      origin: "m1.execute-api.us-east-1.amazonaws.com",
      failover: [404, 503],
    });
  });

  it.each([
    ["/api/*", "/api/user", true],
    ["/api/*", "/api", false],
    ["/api/*", "/API/user", false],
    ["/ws", "/ws", true],
    ["/ws", "/wss", false],
    ["*.png", "/a/b.png", true],
    ["/a?c", "/abc", true],
    ["/a.c", "/abc", false],
    ["*", "/anything", true],
  ])("%s covers %s: %s", (pattern, path, covered) => {
    expect(matchesPattern(pattern, path)).toBe(covered);
  });

  it("turns a headers policy into the headers that a browser gets", () => {
    const headers = policyHeaders({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
        FrameOptions: { FrameOption: "DENY", Override: true },
        ReferrerPolicy: { ReferrerPolicy: "same-origin", Override: true },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
      },
      CustomHeadersConfig: { Items: [{ Header: "permissions-policy", Value: "camera=()", Override: true }] },
    });
    expect(headers).toEqual({
      "content-security-policy": "default-src 'none'",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "strict-transport-security": "max-age=60; includeSubDomains",
      "permissions-policy": "camera=()",
    });
  });
});
