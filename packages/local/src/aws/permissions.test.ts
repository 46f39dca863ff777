import { describe, expect, test } from "vitest";
import type { PolicyStatement } from "../template/model-types.ts";
import { type AwsRequest, callScope } from "./call.ts";
import { isAllowed, requiredPermissions } from "./permissions.ts";

function call(service: string, operation: string, body: unknown, options: { method?: string; path?: string } = {}): AwsRequest {
  return {
    method: options.method ?? "POST",
    url: new URL(options.path ?? "/", "http://127.0.0.1"),
    headers: {
      authorization: `AWS4-HMAC-SHA256 Credential=ASIAME/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=x`,
      "x-amz-target": `Service.${operation}`,
    },
    body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)),
  };
}

const table = "arn:aws:dynamodb:us-east-1:000000000000:table/marquee-local";
const permissions = (...given: Parameters<typeof call>) =>
  requiredPermissions(given[0], call(...given), "api1").map(({ action, resource }) => `${action} ${resource}`);

describe("what a call needs", () => {
  test("a query on an index needs the index, not the table", () => {
    expect(permissions("dynamodb", "Query", { TableName: "marquee-local", IndexName: "byTime" })).toEqual([
      `dynamodb:Query ${table}/index/byTime`,
    ]);
  });

  test("a transaction needs the action of each of its writes", () => {
    const TransactItems = [
      { Put: { TableName: "marquee-local" } },
      { Update: { TableName: "marquee-local" } },
      { Delete: { TableName: "marquee-local" } },
      { ConditionCheck: { TableName: "marquee-local" } },
    ];
    expect(permissions("dynamodb", "TransactWriteItems", { TransactItems })).toEqual(
      ["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"].map((action) => `dynamodb:${action} ${table}`),
    );
  });

  test("a batch needs the batch action on each table", () => {
    expect(permissions("dynamodb", "BatchGetItem", { RequestItems: { "marquee-local": {} } })).toEqual([`dynamodb:BatchGetItem ${table}`]);
  });

  test("queues, secrets, files, sockets, SMS and mail", () => {
    expect(permissions("sqs", "SendMessage", { QueueUrl: "http://127.0.0.1:1/000000000000/jobs" })).toEqual([
      "sqs:SendMessage arn:aws:sqs:us-east-1:000000000000:jobs",
    ]);
    expect(permissions("secretsmanager", "GetSecretValue", { SecretId: "arn:secret" })).toEqual(["secretsmanager:GetSecretValue arn:secret"]);
    expect(permissions("s3", "", "", { method: "PUT", path: "/media/mockups/a%20b.svg" })).toEqual(["s3:PutObject arn:aws:s3:::media/mockups/a b.svg"]);
    expect(permissions("s3", "", "", { method: "GET", path: "/media" })).toEqual(["s3:ListBucket arn:aws:s3:::media"]);
    expect(permissions("execute-api", "", "x", { path: "/ws/@connections/abc%3D" })).toEqual([
      "execute-api:ManageConnections arn:aws:execute-api:us-east-1:000000000000:api1/ws/POST/@connections/abc=",
    ]);
    expect(permissions("sns", "", "Action=Publish&PhoneNumber=%2B15550100")).toEqual(["sns:Publish *"]);
    expect(permissions("ses", "", { FromEmailAddress: "hello@marquee.example" })).toEqual([
      "ses:SendEmail arn:aws:ses:us-east-1:000000000000:identity/hello@marquee.example",
    ]);
  });

  test("a service that is unknown here needs something nobody has", () => {
    expect(permissions("ec2", "RunInstances", {})).toEqual([]);
  });
});

describe("a role's policy", () => {
  const allow: PolicyStatement = { effect: "allow", actions: ["dynamodb:GetItem"], resources: [table] };

  test("allows exactly what it names, actions in any case", () => {
    expect(isAllowed([allow], { action: "dynamodb:getitem", resource: table })).toBe(true);
    expect(isAllowed([allow], { action: "dynamodb:PutItem", resource: table })).toBe(false);
    expect(isAllowed([allow], { action: "dynamodb:GetItem", resource: `${table}/index/gsi1` })).toBe(false);
    expect(isAllowed([], { action: "dynamodb:GetItem", resource: table })).toBe(false);
  });

  test("takes wildcards in resources and no more than they say", () => {
    const objects: PolicyStatement = { effect: "allow", actions: ["s3:GetObject"], resources: ["arn:aws:s3:::media/mockups/*"] };
    expect(isAllowed([objects], { action: "s3:GetObject", resource: "arn:aws:s3:::media/mockups/u/1.svg" })).toBe(true);
    expect(isAllowed([objects], { action: "s3:GetObject", resource: "arn:aws:s3:::media/private/1.svg" })).toBe(false);
    expect(isAllowed([objects], { action: "s3:GetObject", resource: "arn:aws:s3:::mediaX/mockups/1.svg" })).toBe(false);
  });

  test("a deny beats every allow", () => {
    const deny: PolicyStatement = { effect: "deny", actions: ["dynamodb:*"], resources: ["*"] };
    expect(isAllowed([allow, deny], { action: "dynamodb:GetItem", resource: table })).toBe(false);
  });
});

test("caller and service come from the signature's scope, or from a presigned address", () => {
  expect(callScope(call("sqs", "SendMessage", {}))).toEqual({ accessKeyId: "ASIAME", service: "sqs" });
  const presigned = call("s3", "", "", { path: "/media/x?X-Amz-Credential=ASIAYOU%2F20260101%2Fus-east-1%2Fs3%2Faws4_request" });
  expect(callScope({ ...presigned, headers: {} })).toEqual({ accessKeyId: "ASIAYOU", service: "s3" });
  expect(callScope({ ...presigned, url: new URL("http://x/"), headers: {} })).toBeUndefined();
});
