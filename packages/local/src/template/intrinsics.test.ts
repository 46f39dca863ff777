import { describe, expect, it } from "vitest";
import { Resolver } from "./intrinsics.ts";
import { localNames, localPlace } from "./local-names.ts";
import type { CloudTemplate } from "./template.ts";

const data: CloudTemplate = {
  Resources: {
    Table: { Type: "AWS::DynamoDB::Table", Properties: { TableName: "marquee-local" } },
    Jobs: { Type: "AWS::SQS::Queue", Properties: { QueueName: "jobs" } },
    Media: { Type: "AWS::S3::Bucket" },
  },
  Outputs: {
    TableArn: { Value: { "Fn::GetAtt": ["Table", "Arn"] }, Export: { Name: "data:TableArn" } },
  },
};
const api: CloudTemplate = {
  Resources: { Http: { Type: "AWS::ApiGatewayV2::Api" } },
  Parameters: { Bootstrap: { Default: "/cdk-bootstrap/version" } },
};

function resolver() {
  return new Resolver(
    new Map([
      ["marquee-local-data", data],
      ["marquee-local-api", api],
    ]),
    localNames("http://127.0.0.1:4566"),
    localPlace,
  );
}

const resolve = (value: unknown, stack = "marquee-local-data") => resolver().resolve(stack, value);

describe("values of a template", () => {
  it("names resources by their own names, or by stack and id if they have none", () => {
    expect(resolve({ Ref: "Table" })).toBe("marquee-local");
    expect(resolve({ Ref: "Media" })).toBe("marquee-local-data-media");
    expect(resolve({ Ref: "Jobs" })).toBe("http://127.0.0.1:4566/000000000000/jobs");
    expect(resolve({ "Fn::GetAtt": ["Jobs", "Arn"] })).toBe("arn:aws:sqs:us-east-1:000000000000:jobs");
    expect(resolve({ "Fn::GetAtt": "Table.Arn" })).toBe(
      "arn:aws:dynamodb:us-east-1:000000000000:table/marquee-local",
    );
  });

  it("gives a resource the same name on every start, so that data is found again", () => {
    expect(resolver().resolve("marquee-local-api", { Ref: "Http" })).toBe(
      resolver().resolve("marquee-local-api", { Ref: "Http" }),
    );
  });

  it("follows an import to the stack that exports it", () => {
    const imported = { "Fn::Join": ["", [{ "Fn::ImportValue": "data:TableArn" }, "/index/sweep"]] };
    expect(resolve(imported, "marquee-local-api")).toBe(
      "arn:aws:dynamodb:us-east-1:000000000000:table/marquee-local/index/sweep",
    );
  });

  it("joins, splits, selects and substitutes, nested in any way", () => {
    const arn = { "Fn::GetAtt": ["Jobs", "Arn"] };
    expect(resolve({ "Fn::Select": [5, { "Fn::Split": [":", arn] }] })).toBe("jobs");
    expect(
      resolve({ "Fn::Sub": "arn:${AWS::Partition}:x:${AWS::Region}:${Table}:${Jobs.QueueName}:${!Kept}" }),
    ).toBe("arn:aws:x:us-east-1:marquee-local:jobs:${Kept}");
    expect(resolve({ "Fn::Sub": ["${Name}@${AWS::AccountId}", { Name: { Ref: "Table" } }] })).toBe(
      "marquee-local@000000000000",
    );
  });

  it("leaves out AWS::NoValue", () => {
    expect(resolve({ kept: 1, gone: { Ref: "AWS::NoValue" } })).toEqual({ kept: 1 });
    expect(resolve([1, { Ref: "AWS::NoValue" }, 2])).toEqual([1, 2]);
  });

  it("reads a parameter's default", () => {
    expect(resolve({ Ref: "Bootstrap" }, "marquee-local-api")).toBe("/cdk-bootstrap/version");
  });

  it("refuses an unknown function by name, instead of ignoring it", () => {
    expect(() => resolve({ "Fn::Transform": {} })).toThrow("Fn::Transform");
    expect(() => resolve({ Ref: "Nobody" })).toThrow("there is no resource Nobody");
    expect(() => resolve({ "Fn::ImportValue": "data:Missing" })).toThrow("nothing exports data:Missing");
    expect(() => resolve({ "Fn::GetAtt": ["Table", "TableId"] })).toThrow("TableId");
    expect(() => resolve({ "Fn::Select": [9, ["a"]] })).toThrow("no entry 9");
  });
});
