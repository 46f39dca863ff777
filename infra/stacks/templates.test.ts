import { readdirSync } from "node:fs";
import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { clientMessageSchemas } from "@marquee/contracts/live/socket";
import { operations } from "@marquee/contracts/operations";
import { tableDefinition } from "@marquee/table/table-definition";
import { Match } from "aws-cdk-lib/assertions";
import { describe, expect, test } from "vitest";
import { httpFunctions } from "../../functions/deployed-functions.ts";
import { scheduleProfiles } from "../config/job-profiles.ts";
import { runbooks } from "../constructs/impact-alarm.ts";
import { functionName, type Resource, synthesize } from "../testing/synthesize.ts";

const prod = synthesize("prod");
const local = synthesize("local");

const text = (resource: Resource, name: string) => String(resource.properties[name]);
const own = prod.resources("AWS::Lambda::Function").filter((one) => functionName(one) !== undefined);
/** The only route of the API that does not belong to an operation. */
const isUnknownRoute = ({ id }: Resource) => id.startsWith("UnknownRoute");

const integrationOf = (route: Resource) => {
  const [, ref] = /"Ref":"(\w+)"/.exec(JSON.stringify(route.properties.Target)) ?? [];
  return prod
    .resources("AWS::ApiGatewayV2::Integration")
    .find(({ id, stack }) => id === ref && stack === route.stack);
};

describe("routes", () => {
  test("the HTTP API has exactly the contract's routes, each reaching the function that has its handler", () => {
    const ofHttp = (one: Resource) => one.stack.includes("-api-") || isUnknownRoute(one);
    const routeKeys = prod.resources("AWS::ApiGatewayV2::Route").filter(ofHttp);
    const declared = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
    // The only other route answers calls that are not in the contract.
    expect(routeKeys.map((route) => text(route, "RouteKey")).sort()).toEqual(
      ["$default", ...declared].sort(),
    );
    // What a route reaches: an integration is named after its function.
    const reached = new Map(
      routeKeys.map((route) => [
        text(route, "RouteKey"),
        integrationOf(route)?.id.replace(/Integration[0-9A-F]{8}$/, ""),
      ]),
    );
    for (const [name, ids] of httpFunctions)
      for (const { method, path } of ids.map((id) => operations[id]))
        expect(reached.get(`${method} ${path}`), path).toBe(name.replaceAll("-", ""));
  });

  test("nothing can bypass CloudFront: every HTTP function and the socket's handshake know the edge's secret", () => {
    const functions = own.filter((one) => /^(http|gateway|socket)-/.test(functionName(one) ?? ""));
    const knowing = functions.filter(({ properties }) =>
      JSON.stringify(properties.Environment).includes("ORIGIN_SECRET_ARN"),
    );
    const names = (list: typeof functions) => list.map((one) => functionName(one) ?? "");
    // A frame arrives on a connection that the handshake accepted, and has no header.
    const frames = names(functions).filter(
      (name) => name.startsWith("socket-") && !name.endsWith("-connections"),
    );
    expect(names(functions).filter((name) => !names(knowing).includes(name))).toEqual(frames);
    expect(frames).toEqual(["socket-chat-message"]);
  });

  test("CloudFront sends its secret to both gateways", () => {
    const [distribution] = prod.resources("AWS::CloudFront::Distribution");
    const config = distribution?.properties.DistributionConfig as
      | { Origins: { DomainName: unknown; OriginCustomHeaders?: { HeaderName: string }[] }[] }
      | undefined;
    const gateways = (config?.Origins ?? []).filter(({ DomainName }) =>
      JSON.stringify(DomainName).includes("execute-api"),
    );
    // The HTTP API twice: shared pages reach it as the first of two origins.
    expect(gateways).toHaveLength(3);
    for (const { OriginCustomHeaders } of gateways)
      expect(OriginCustomHeaders?.map(({ HeaderName }) => HeaderName)).toEqual(["x-origin-verify"]);
  });

  test("the live connection has exactly the contract's messages and API Gateway's own three routes", () => {
    const routeKeys = prod
      .resources("AWS::ApiGatewayV2::Route")
      .filter(({ stack }) => stack.endsWith("-realtime"));
    const declared = ["$connect", "$disconnect", "$default", ...Object.keys(clientMessageSchemas)];
    expect(routeKeys.map((route) => text(route, "RouteKey")).sort()).toEqual(declared.sort());
  });

  test("the local stage differs from prod only in what cannot run locally", () => {
    const keys = (app: typeof prod) =>
      app.resources("AWS::ApiGatewayV2::Route").map((route) => text(route, "RouteKey"));
    expect(keys(local)).toEqual(keys(prod));
    const names = (app: typeof prod) =>
      app.resources("AWS::Lambda::Function").flatMap((one) => functionName(one) ?? []);
    expect(names(local)).toEqual(names(prod));
  });
});

describe("functions", () => {
  test("run Node 24 on arm64, each with its own role and log group", () => {
    for (const { properties } of own) {
      expect(properties).toMatchObject({
        Runtime: "nodejs24.x",
        Architectures: ["arm64"],
        Handler: "index.handler",
      });
    }
    const distinct = (name: string) =>
      new Set(own.map(({ stack, properties }) => stack + JSON.stringify(properties[name])));
    expect(distinct("Role").size).toBe(own.length);
    expect(distinct("LoggingConfig").size).toBe(own.length);
  });

  test("have no secret in their environment, only where to read it", () => {
    for (const { properties } of own) {
      const { Variables } = properties.Environment as { Variables: Record<string, unknown> };
      const named = Object.keys(Variables).filter((name) => /SECRET|KEY|TOKEN|PASSWORD/.test(name));
      expect(named.filter((name) => !name.endsWith("_ARN"))).toEqual([]);
      expect(JSON.stringify(Variables)).not.toContain("resolve:secretsmanager");
    }
  });

  test("prod has no mock payments, no local model, no debug codes, no fake provider and no diagnostics", () => {
    const settings = own.flatMap(({ properties }) =>
      Object.entries((properties.Environment as { Variables: Record<string, unknown> }).Variables),
    );
    const valuesOf = (name: string) => [
      ...new Set(settings.filter(([key]) => key === name).map(([, value]) => value)),
    ];
    expect(valuesOf("PAYMENTS")).toEqual(["stripe"]);
    expect(valuesOf("STRIPE_API_BASE")).toEqual([""]);
    expect(valuesOf("AI_MODE")).toEqual(["live"]);
    expect(valuesOf("DEBUG_CODES")).toEqual(["off"]);
    expect(valuesOf("DEMO_ENTRY")).toEqual(["off"]);
    expect(valuesOf("DIAGNOSTICS")).toEqual(["off"]);
    expect(valuesOf("ADMIN_SECOND_FACTOR")).toEqual(["on"]);
    expect(valuesOf("GOOGLE_ISSUER")).toEqual([""]);
  });

  test("keep their logs 30 days and no longer", () => {
    const groups = prod.resources("AWS::Logs::LogGroup");
    expect(groups.length).toBeGreaterThan(own.length);
    for (const { properties } of groups) expect(properties.RetentionInDays).toBe(30);
  });
});

describe("data", () => {
  const data = prod.templates.get("marquee-prod-data");

  test("the table has the indexes, expiry, recovery, protection and encryption that the design requires", () => {
    data?.hasResource("AWS::DynamoDB::Table", {
      DeletionPolicy: "Retain",
      Properties: {
        BillingMode: "PAY_PER_REQUEST",
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { SSEEnabled: true },
        TimeToLiveSpecification: { AttributeName: tableDefinition.ttlAttribute, Enabled: true },
        GlobalSecondaryIndexes: tableDefinition.globalIndexes.map(({ name, projection }) =>
          Match.objectLike({ IndexName: name, Projection: { ProjectionType: projection } }),
        ),
      },
    });
  });

  test("every bucket is encrypted, private and reachable over TLS only", () => {
    const buckets = prod.resources("AWS::S3::Bucket");
    expect(buckets).toHaveLength(2);
    for (const { properties } of buckets) {
      expect(properties.BucketEncryption).toBeDefined();
      expect(properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    }
    const policies = JSON.stringify(prod.resources("AWS::S3::BucketPolicy"));
    expect(policies.match(/aws:SecureTransport/g)).toHaveLength(2);
  });

  test("prod's data survives the deletion of a stack", () => {
    expect(prod.stacks.find(({ stackName }) => stackName.endsWith("-data"))?.terminationProtection).toBe(
      true,
    );
    data?.hasResource("AWS::S3::Bucket", { DeletionPolicy: "Retain" });
  });
});

describe("queues", () => {
  test("every job queue moves a poisoned message to its dead-letter queue after five tries and keeps it 14 days", () => {
    const queues = prod.resources("AWS::SQS::Queue");
    const deadLetters = queues.filter(({ properties }) => properties.RedrivePolicy === undefined);
    const working = queues.filter(({ properties }) => properties.RedrivePolicy !== undefined);
    // A queue and a dead-letter queue per kind of job, plus the schedules' dead-letter queue.
    const kinds = jobKindNames.length;
    expect([working.length, deadLetters.length]).toEqual([kinds, kinds + 1]);
    for (const { properties } of working)
      expect(properties.RedrivePolicy).toMatchObject({ maxReceiveCount: 5 });
    for (const { properties } of deadLetters) expect(properties.MessageRetentionPeriod).toBe(14 * 24 * 3_600);
    for (const { properties } of queues) expect(properties.SqsManagedSseEnabled).toBe(true);
  });

  test("a message stays hidden for six times its worker's time-out, with one message per call", () => {
    const mappings = prod
      .resources("AWS::Lambda::EventSourceMapping")
      .filter(({ properties }) => properties.StartingPosition === undefined);
    expect(mappings).toHaveLength(jobKindNames.length);
    const idOf = (reference: unknown) =>
      /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(reference))?.[1];
    for (const { properties } of mappings) {
      const byId = (type: string, id: unknown) =>
        prod.resources(type).find((one) => one.id === idOf(id))?.properties;
      const worker = byId("AWS::Lambda::Function", properties.FunctionName);
      const queue = byId("AWS::SQS::Queue", properties.EventSourceArn);
      expect(Number(queue?.VisibilityTimeout)).toBe(6 * Number(worker?.Timeout));
      expect(properties).toMatchObject({ BatchSize: 1, FunctionResponseTypes: ["ReportBatchItemFailures"] });
      expect(properties.ScalingConfig).toBeDefined();
    }
  });
});

describe("what keeps money right", () => {
  const setAside = new Map(
    own
      .filter(({ properties }) => properties.ReservedConcurrentExecutions !== undefined)
      .map((one) => [functionName(one) ?? "", Number(one.properties.ReservedConcurrentExecutions)]),
  );

  test("has reserved concurrency, so that load elsewhere cannot starve it", () => {
    for (const name of ["sweep-jobs", "reconcile-payments", "check-ledgers", "finish-deletions"])
      expect(setAside.get(`schedule-${name}`), name).toBeGreaterThanOrEqual(2);
    expect(setAside.get("http-stripe-webhook")).toBeGreaterThanOrEqual(10);
  });

  test("leaves most of an account's 1,000 concurrent executions to everything else, and expensive public calls are capped", () => {
    const sum = [...setAside.values()].reduce((all, one) => all + one, 0);
    expect(sum).toBeLessThan(400);
    for (const name of ["sign-in", "register", "passwords", "sign-in-messages", "pictures"])
      expect(setAside.get(`http-${name}`), name).toBeLessThanOrEqual(120);
  });

  test("is retried if a run fails or cannot start, and then goes to the dead-letter queue", () => {
    const schedules = Object.keys(scheduleProfiles).length;
    const rules = prod.resources("AWS::Events::Rule");
    expect(rules).toHaveLength(schedules);
    for (const { properties } of rules) {
      const [target] = properties.Targets as Record<string, Record<string, unknown>>[];
      expect(target?.DeadLetterConfig?.Arn).toBeDefined();
      expect(target?.RetryPolicy?.MaximumRetryAttempts).toBeGreaterThanOrEqual(1);
    }
    const invokes = prod.resources("AWS::Lambda::EventInvokeConfig");
    expect(invokes).toHaveLength(schedules);
    for (const { properties } of invokes) expect(properties.DestinationConfig).toHaveProperty("OnFailure");
  });

  test("reserves no concurrency in dev that AWS would refuse to a new account", () => {
    const dev = synthesize("dev").resources("AWS::Lambda::Function");
    expect(dev.filter(({ properties }) => properties.ReservedConcurrentExecutions !== undefined)).toEqual([]);
  }, 30_000);
});

interface Distribution {
  Origins: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }[];
}

describe("site", () => {
  test("passes /api and /ws on, and never replaces an API response with a page", () => {
    const [distribution] = prod.resources("AWS::CloudFront::Distribution");
    const config = distribution?.properties.DistributionConfig as Record<string, unknown>;
    const behaviors = config.CacheBehaviors as { PathPattern: string }[];
    expect(behaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      "/auth",
      "/terms",
      "/privacy",
      "/api/posters/*",
      "/api/*",
      "/shared/*",
      "/ws",
      "/uploads/*",
    ]);
    expect(config.CustomErrorResponses).toBeUndefined();
    expect(config.WebACLId).toBeDefined();
  });

  test("sends the given version of the origin secret, so that a rotated secret reaches CloudFront", () => {
    const headersOf = (app: typeof prod) => {
      const configs = app
        .resources("AWS::CloudFront::Distribution")
        .map(({ properties }) => properties.DistributionConfig as Distribution);
      const headers = configs
        .flatMap(({ Origins }) => Origins)
        .flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
      // The HTTP API, also for shared pages, and the socket API.
      expect(headers.map(({ HeaderName }) => HeaderName)).toEqual(Array(3).fill("x-origin-verify"));
      return JSON.stringify(headers);
    };
    const withVersion = synthesize("prod", { originSecretVersion: "version-2" });
    expect(headersOf(withVersion).match(/:SecretString:::version-2\}\}/g)).toHaveLength(3);
    expect(headersOf(prod).match(/:SecretString:::\}\}/g)).toHaveLength(3);
  }, 30_000);

  test("passes uploads on to S3 with only what their signature covers, and caches none", () => {
    const [distribution] = prod.resources("AWS::CloudFront::Distribution");
    const config = distribution?.properties.DistributionConfig as Record<string, Record<string, unknown>[]>;
    const uploads = config.CacheBehaviors?.find(({ PathPattern }) => PathPattern === "/uploads/*");
    const origin = config.Origins?.find(({ Id }) => Id === uploads?.TargetOriginId);
    expect(JSON.stringify(origin?.DomainName)).toMatch(/Media.*RegionalDomainName/);
    expect(origin?.OriginAccessControlId).toBeUndefined();
    expect(origin?.OriginCustomHeaders).toBeUndefined();
    expect(uploads?.CachePolicyId).toBe("4135ea2d-6df8-44a3-9df3-4b5a84be39ad");
    const policy = prod
      .resources("AWS::CloudFront::OriginRequestPolicy")
      .find(({ id }) => id.startsWith("SiteUploadRequests"));
    expect(policy?.properties.OriginRequestPolicyConfig).toMatchObject({
      CookiesConfig: { CookieBehavior: "none" },
      HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["content-type"] },
      QueryStringsConfig: { QueryStringBehavior: "all" },
    });
  });

  test("deletes unused uploads after a day", () => {
    const rules = prod.resources("AWS::S3::Bucket").map((one) => JSON.stringify(one.properties));
    expect(
      rules.filter((one) => one.includes('{"ExpirationInDays":1,"Prefix":"uploads/","Status":"Enabled"}')),
    ).toHaveLength(1);
  });

  test("lets pages run only their own scripts and never be framed", () => {
    const policies = JSON.stringify(prod.resources("AWS::CloudFront::ResponseHeadersPolicy"));
    expect(policies).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
    expect(policies).toContain("frame-ancestors 'none'");
    expect(policies).toContain('"AccessControlMaxAgeSec":31536000');
  });
});

describe("alarms", () => {
  const alarms = prod.resources("AWS::CloudWatch::Alarm");

  test("each says what users notice and names a runbook that exists", () => {
    const pages = readdirSync(new URL("../../docs/runbooks", import.meta.url));
    expect(alarms.length).toBeGreaterThan(10);
    for (const alarm of alarms) {
      const [, runbook = ""] = /Runbook: docs\/runbooks\/(.+)$/.exec(text(alarm, "AlarmDescription")) ?? [];
      expect(pages, text(alarm, "AlarmName")).toContain(runbook);
    }
    for (const runbook of runbooks) expect(pages).toContain(`${runbook}.md`);
  });

  test("alarms for what must keep happening also fire when there is no data at all", () => {
    const silent = alarms.filter((alarm) => text(alarm, "AlarmName").includes("-silent-"));
    const watched = new Set(
      silent.flatMap((alarm) =>
        [...JSON.stringify(alarm.properties.Metrics).matchAll(/marquee-prod-schedule-([a-z-]+)/g)].map(
          ([, schedule]) => schedule,
        ),
      ),
    );
    expect(watched).toEqual(new Set(Object.keys(scheduleProfiles)));
    for (const { properties } of silent)
      expect(properties).toMatchObject({
        TreatMissingData: "breaching",
        ComparisonOperator: "LessThanThreshold",
      });
    const minutely = silent.find((alarm) => text(alarm, "AlarmName").endsWith("silent-5-minutes"));
    expect(minutely?.properties).toMatchObject({ EvaluationPeriods: 1 });
    expect(JSON.stringify(minutely?.properties.Metrics)).toContain("schedule-sweep-jobs");
  });

  test("each looks back no further, and at no more series, than CloudWatch allows", () => {
    for (const alarm of alarms) {
      const { Period, Metrics, EvaluationPeriods } = alarm.properties;
      const metrics = (Metrics ?? []) as { MetricStat?: { Period: number } }[];
      const periods = metrics.flatMap(({ MetricStat }) => MetricStat?.Period ?? []);
      const longest = Math.max(Number(Period ?? 0), ...periods);
      expect(longest * Number(EvaluationPeriods), text(alarm, "AlarmName")).toBeLessThanOrEqual(86_400);
      expect(periods.length).toBeLessThanOrEqual(10);
    }
  });

  test("each notifies someone", () => {
    for (const { properties } of alarms) expect(properties.AlarmActions).toHaveLength(1);
  });
});

describe("stacks", () => {
  test("functions and their logs have no name that would tie them to their stack, and a tag to find them by", () => {
    const logs = prod.resources("AWS::Logs::LogGroup");
    for (const { properties } of own) expect(properties.FunctionName).toBeUndefined();
    expect(logs.filter(({ properties }) => properties.LogGroupName !== undefined)).toHaveLength(1);
    for (const { properties } of prod.resources("AWS::Events::Rule")) expect(properties.Name).toBeUndefined();
    const tagsOf = ({ properties }: Resource) =>
      (properties.Tags as { Key: string; Value: string }[]).find(({ Key }) => Key === "marquee:function")
        ?.Value;
    expect(own.map(tagsOf)).toEqual(own.map(functionName));
    const named = logs.filter(({ properties }) => properties.LogGroupName === undefined);
    expect(new Set(named.map(tagsOf))).toEqual(new Set(own.map(functionName)));
    expect(named).toHaveLength(own.length);
  });
});
