import { describe, expect, test } from "vitest";
import { type ResourceNames, Resolver } from "./intrinsics.ts";
import { localPlace } from "./local-names.ts";
import type { CloudTemplate } from "./template.ts";

const names: ResourceNames = {
  ref: ({ id }) => `ref-${id}`,
  attribute: ({ id }, name) => `${id}.${name}`,
};

const stacks = new Map<string, CloudTemplate>([
  [
    "data",
    {
      Resources: { Table: { Type: "AWS::DynamoDB::Table" } },
      Outputs: {
        TableArn: { Value: { "Fn::GetAtt": ["Table", "Arn"] }, Export: { Name: { "Fn::Join": ["", [{ Ref: "AWS::StackName" }, ":TableArn"]] } } },
        Place: { Value: { Ref: "AWS::Region" }, Export: { Name: "place" } },
      },
    },
  ],
  ["api", { Resources: { Api: { Type: "AWS::ApiGatewayV2::Api" } }, Parameters: { Size: { Default: 7 } } }],
]);

const resolver = new Resolver(stacks, names, localPlace);

describe("CloudFormation's functions", () => {
  test.each<[string, unknown, unknown]>([
    ["Ref of a resource", { Ref: "Api" }, "ref-Api"],
    ["Ref of a parameter", { Ref: "Size" }, 7],
    ["Ref of a pseudo parameter", { Ref: "AWS::URLSuffix" }, "amazonaws.com"],
    ["Fn::GetAtt as a list", { "Fn::GetAtt": ["Api", "Arn"] }, "Api.Arn"],
    ["Fn::GetAtt as text", { "Fn::GetAtt": "Api.Endpoint.Address" }, "Api.Endpoint.Address"],
    ["Fn::Join of functions", { "Fn::Join": ["/", ["a", { Ref: "Api" }]] }, "a/ref-Api"],
    ["Fn::Select of Fn::Split", { "Fn::Select": [1, { "Fn::Split": [":", "a:b:c"] }] }, "b"],
    ["Fn::Sub with names and attributes", { "Fn::Sub": "${Api}-${Api.Arn}-${AWS::Region}" }, "ref-Api-Api.Arn-us-east-1"],
    ["Fn::Sub with its own variables", { "Fn::Sub": ["${who} ${!literal}", { who: { Ref: "Api" } }] }, "ref-Api ${literal}"],
    ["Fn::ImportValue across stacks", { "Fn::ImportValue": "data:TableArn" }, "Table.Arn"],
    ["Fn::ImportValue inside Fn::Join", { "Fn::Join": ["", [{ "Fn::ImportValue": "place" }, "!"]] }, "us-east-1!"],
  ])("%s", (_, value, expected) => {
    expect(resolver.resolve("api", value)).toEqual(expected);
  });

  test("reach into lists and objects, and leave out AWS::NoValue", () => {
    const value = { keep: [{ Ref: "Api" }, { Ref: "AWS::NoValue" }], drop: { Ref: "AWS::NoValue" }, plain: 1 };
    expect(resolver.resolve("api", value)).toEqual({ keep: ["ref-Api"], plain: 1 });
  });

  test.each<[unknown, RegExp]>([
    [{ Ref: "Missing" }, /api: there is no resource Missing/],
    [{ "Fn::ImportValue": "nowhere" }, /nothing exports nowhere/],
    [{ "Fn::If": ["a", 1, 2] }, /does not know Fn::If/],
    [{ "Fn::Select": [9, ["a"]] }, /no entry 9/],
  ])("what is unknown is named instead of guessed: %j", (value, message) => {
    expect(() => resolver.resolve("api", value)).toThrow(message);
  });
});
