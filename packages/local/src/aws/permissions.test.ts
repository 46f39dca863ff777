import { describe, expect, it } from "vitest";
import type { AwsRequest } from "./call.ts";
import { isAllowed, requiredPermissions } from "./permissions.ts";

const table = "arn:aws:dynamodb:us-east-1:000000000000:table/marquee-local";

function request(target: string, body: unknown, path = "/", method = "POST"): AwsRequest {
  return {
    method,
    url: new URL(path, "http://127.0.0.1"),
    headers: { "x-amz-target": target },
    body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)),
  };
}

const needs = (service: string, call: AwsRequest) => requiredPermissions(service, call, "msocket");

describe("the permissions that a call requires", () => {
  it("a transaction needs the action of each of its writes", () => {
    const call = request("DynamoDB_20120810.TransactWriteItems", {
      TransactItems: [
        { Put: { TableName: "marquee-local" } },
        { Update: { TableName: "marquee-local" } },
        { Delete: { TableName: "marquee-local" } },
        { ConditionCheck: { TableName: "marquee-local" } },
      ],
    });
    expect(needs("dynamodb", call)).toEqual(
      ["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"].map((name) => ({
        action: `dynamodb:${name}`,
        resource: table,
      })),
    );
  });

  it("a query of an index needs the index, not the table", () => {
    const call = request("DynamoDB_20120810.Query", { TableName: "marquee-local", IndexName: "sweep" });
    expect(needs("dynamodb", call)).toEqual([{ action: "dynamodb:Query", resource: `${table}/index/sweep` }]);
  });

  it("a batch needs its own action on each table", () => {
    const call = request("DynamoDB_20120810.BatchGetItem", { RequestItems: { "marquee-local": {} } });
    expect(needs("dynamodb", call)).toEqual([{ action: "dynamodb:BatchGetItem", resource: table }]);
  });

  it("a message needs its queue, and so does a batch", () => {
    const QueueUrl = "http://127.0.0.1:1/000000000000/marquee-local-chat";
    const wanted = [
      { action: "sqs:SendMessage", resource: "arn:aws:sqs:us-east-1:000000000000:marquee-local-chat" },
    ];
    expect(needs("sqs", request("AmazonSQS.SendMessage", { QueueUrl }))).toEqual(wanted);
    expect(needs("sqs", request("AmazonSQS.SendMessageBatch", { QueueUrl }))).toEqual(wanted);
  });

  it("a push needs ManageConnections with its method, on the one socket stage", () => {
    const call = request("", "{}", "/ws/@connections/abc%3D");
    expect(needs("execute-api", call)).toEqual([
      {
        action: "execute-api:ManageConnections",
        resource: "arn:aws:execute-api:us-east-1:000000000000:msocket/ws/POST/@connections/abc=",
      },
    ]);
  });

  it("a file needs its object, a listing the bucket", () => {
    expect(needs("s3", request("", "", "/media/mockups/a.svg", "GET"))).toEqual([
      { action: "s3:GetObject", resource: "arn:aws:s3:::media/mockups/a.svg" },
    ]);
    expect(needs("s3", request("", "", "/media", "GET"))).toEqual([
      { action: "s3:ListBucket", resource: "arn:aws:s3:::media" },
    ]);
  });

  it("an unknown service is never allowed by accident", () => {
    expect(needs("iam", request("", "{}"))).toEqual([]);
  });
});

describe("what a role allows", () => {
  const allow = (action: string, resource: string) => ({
    effect: "allow" as const,
    actions: [action],
    resources: [resource],
  });
  const read = { action: "dynamodb:GetItem", resource: table };

  it("exactly what is written, and nothing else", () => {
    expect(isAllowed([allow("dynamodb:GetItem", table)], read)).toBe(true);
    expect(isAllowed([allow("dynamodb:PutItem", table)], read)).toBe(false);
    expect(isAllowed([allow("dynamodb:GetItem", `${table}-other`)], read)).toBe(false);
    expect(
      isAllowed([allow("dynamodb:Query", table)], {
        action: "dynamodb:Query",
        resource: `${table}/index/sweep`,
      }),
    ).toBe(false);
    expect(isAllowed([], read)).toBe(false);
  });

  it("wildcards cover runs of characters, other characters only themselves", () => {
    const file = { action: "s3:GetObject", resource: "arn:aws:s3:::media/mockups/a.svg" };
    expect(isAllowed([allow("s3:Get*", "arn:aws:s3:::media/mockups/*")], file)).toBe(true);
    expect(isAllowed([allow("s3:GetObject", "arn:aws:s3:::media/avatars/*")], file)).toBe(false);
    expect(isAllowed([allow("s3:GetObject", "arn:aws:s3:::media.mockups/*")], file)).toBe(false);
  });

  it("a deny wins over any allow", () => {
    const deny = { effect: "deny" as const, actions: ["*"], resources: ["*"] };
    expect(isAllowed([allow("*", "*"), deny], read)).toBe(false);
  });
});
