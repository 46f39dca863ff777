import type { EdgeBehavior } from "./model-types.ts";
import { asText, isRecord } from "./template.ts";

type Json = Record<string, unknown>;

/** CloudFront's behaviors, the default one last, with the headers and the edge function of each. */
export function readEdge(
  distribution: Json,
  headerPolicies: ReadonlyMap<string, Json>,
  edgeFunctions: ReadonlyMap<string, string>,
): EdgeBehavior[] {
  const origins = new Map(
    records(distribution.Origins).map((origin) => [String(origin.Id), String(origin.DomainName)]),
  );
  const groups = new Map(
    records(child(distribution, "OriginGroups").Items).map((group) => [String(group.Id), group]),
  );
  const behavior = (config: Json, pattern: string): EdgeBehavior => {
    const target = String(config.TargetOriginId);
    const group = groups.get(target);
    const [first] = records(child(group ?? {}, "Members").Items);
    const failover = child(child(group ?? {}, "FailoverCriteria"), "StatusCodes").Items;
    const code = records(config.FunctionAssociations)
      .filter(({ EventType }) => EventType === "viewer-request")
      .map(({ FunctionARN }) => edgeFunctions.get(String(FunctionARN)))[0];
    const policy = headerPolicies.get(String(config.ResponseHeadersPolicyId));
    return {
      pattern,
      origin: origins.get(first ? String(first.OriginId) : target) ?? "",
      headers: policy ? policyHeaders(policy) : {},
      ...(code === undefined ? {} : { viewerRequest: code }),
      ...(Array.isArray(failover) ? { failover: failover.map(Number) } : {}),
    };
  };
  return [
    ...records(distribution.CacheBehaviors).map((config) => behavior(config, String(config.PathPattern))),
    ...(isRecord(distribution.DefaultCacheBehavior)
      ? [behavior(distribution.DefaultCacheBehavior, "*")]
      : []),
  ];
}

/** The response headers that a policy sets. */
export function policyHeaders(policy: Json): Record<string, string> {
  const security = child(policy, "SecurityHeadersConfig");
  const headers: Record<string, string> = {};
  const csp = child(security, "ContentSecurityPolicy").ContentSecurityPolicy;
  if (typeof csp === "string") headers["content-security-policy"] = csp;
  if (security.ContentTypeOptions) headers["x-content-type-options"] = "nosniff";
  const frame = child(security, "FrameOptions").FrameOption;
  if (typeof frame === "string") headers["x-frame-options"] = frame;
  const referrer = child(security, "ReferrerPolicy").ReferrerPolicy;
  if (typeof referrer === "string") headers["referrer-policy"] = referrer;
  const transport = child(security, "StrictTransportSecurity");
  if (transport.AccessControlMaxAgeSec !== undefined) {
    const subdomains = transport.IncludeSubdomains === true ? "; includeSubDomains" : "";
    headers["strict-transport-security"] = `max-age=${asText(transport.AccessControlMaxAgeSec)}${subdomains}`;
  }
  for (const item of records(child(policy, "CustomHeadersConfig").Items))
    headers[String(item.Header)] = String(item.Value);
  return headers;
}

/** Whether CloudFront's pattern covers a path: `*` matches any run of characters, `?` exactly one. Case-sensitive. */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern === "*" || pattern.startsWith("/") ? pattern : `/${pattern}`;
  const source = wanted
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, "s").test(path);
}

function child(of: Json, name: string): Json {
  const value = of[name];
  return isRecord(value) ? value : {};
}

function records(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
