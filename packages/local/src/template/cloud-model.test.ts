import { describe, expect, it } from "vitest";
import { readCloudModel } from "./cloud-model.ts";
import type { CloudTemplate } from "./template.ts";

const role = (statements: unknown[]) => ({
  Type: "AWS::IAM::Role",
  Properties: { Policies: [{ PolicyName: "own", PolicyDocument: { Statement: statements } }] },
});
const lambda = (name: string, roleId: string, more: object = {}) => ({
  Type: "AWS::Lambda::Function",
  Properties: {
    Code: { S3Bucket: "functions-dist", S3Key: name },
    Role: { "Fn::GetAtt": [roleId, "Arn"] },
    MemorySize: 256,
    Timeout: 10,
    ...more,
  },
});

const data: CloudTemplate = {
  Resources: {
    Table: {
      Type: "AWS::DynamoDB::Table",
      Properties: {
        TableName: "marquee-local",
        KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
        AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
        TimeToLiveSpecification: { AttributeName: "ttl", Enabled: true },
      },
    },
    Dead: { Type: "AWS::SQS::Queue", Properties: { QueueName: "jobs-dead" } },
    Jobs: {
      Type: "AWS::SQS::Queue",
      Properties: {
        QueueName: "jobs",
        VisibilityTimeout: 360,
        RedrivePolicy: { deadLetterTargetArn: { "Fn::GetAtt": ["Dead", "Arn"] }, maxReceiveCount: 5 },
      },
    },
  },
  Outputs: {
    TableName: { Value: { Ref: "Table" }, Export: { Name: "data:TableName" } },
    TableArn: { Value: { "Fn::GetAtt": ["Table", "Arn"] }, Export: { Name: "data:TableArn" } },
    JobsArn: { Value: { "Fn::GetAtt": ["Jobs", "Arn"] }, Export: { Name: "data:JobsArn" } },
  },
};

const api: CloudTemplate = {
  Resources: {
    Http: { Type: "AWS::ApiGatewayV2::Api", Properties: { ProtocolType: "HTTP" } },
    Socket: {
      Type: "AWS::ApiGatewayV2::Api",
      Properties: { ProtocolType: "WEBSOCKET", RouteSelectionExpression: "$request.body.type" },
    },
    SocketStage: {
      Type: "AWS::ApiGatewayV2::Stage",
      Properties: { ApiId: { Ref: "Socket" }, StageName: "ws" },
    },
    Role: role([
      { Effect: "Allow", Action: "dynamodb:GetItem", Resource: { "Fn::ImportValue": "data:TableArn" } },
      { Effect: "Deny", Action: ["s3:GetObject", "s3:PutObject"], Resource: "*" },
    ]),
    Get: lambda("http-get", "Role", {
      Environment: { Variables: { TABLE_NAME: { "Fn::ImportValue": "data:TableName" }, LIMIT: 5 } },
    }),
    Ping: lambda("socket-ping", "Role"),
    Worker: lambda("job-work", "Role", { Timeout: 60 }),
    Sweep: lambda("schedule-sweep-jobs", "Role"),
    CustomResource: { Type: "AWS::Lambda::Function", Properties: { Code: {}, Role: "x" } },
    GetIntegration: {
      Type: "AWS::ApiGatewayV2::Integration",
      Properties: { IntegrationUri: { "Fn::GetAtt": ["Get", "Arn"] } },
    },
    GetRoute: {
      Type: "AWS::ApiGatewayV2::Route",
      Properties: {
        ApiId: { Ref: "Http" },
        RouteKey: "GET /api/things/{id}",
        Target: { "Fn::Join": ["", ["integrations/", { Ref: "GetIntegration" }]] },
      },
    },
    PingIntegration: {
      Type: "AWS::ApiGatewayV2::Integration",
      Properties: {
        IntegrationUri: {
          "Fn::Sub":
            "arn:aws:apigateway:${AWS::Region}:lambda:path/2015-03-31/functions/${Ping.Arn}/invocations",
        },
      },
    },
    PingRoute: {
      Type: "AWS::ApiGatewayV2::Route",
      Properties: {
        ApiId: { Ref: "Socket" },
        RouteKey: "ping",
        Target: { "Fn::Join": ["", ["integrations/", { Ref: "PingIntegration" }]] },
      },
    },
    Mapping: {
      Type: "AWS::Lambda::EventSourceMapping",
      Properties: {
        EventSourceArn: { "Fn::ImportValue": "data:JobsArn" },
        FunctionName: { Ref: "Worker" },
        BatchSize: 1,
        ScalingConfig: { MaximumConcurrency: 4 },
        FunctionResponseTypes: ["ReportBatchItemFailures"],
      },
    },
    Rule: {
      Type: "AWS::Events::Rule",
      Properties: {
        ScheduleExpression: "rate(1 minute)",
        State: "ENABLED",
        Targets: [{ Arn: { "Fn::GetAtt": ["Sweep", "Arn"] }, Id: "0" }],
      },
    },
  },
};

const read = (stacks: Record<string, CloudTemplate> = { data, api }) =>
  readCloudModel(new Map(Object.entries(stacks)), { queueUrlBase: "http://127.0.0.1:9" });

/** The templates with one additional resource. */
const withResource = (id: string, resource: { Type: string; Properties?: Record<string, unknown> }) => ({
  data,
  api: { Resources: { ...api.Resources, [id]: resource } },
});

describe("what the local runtime reads from the templates", () => {
  it("functions with exactly their own environment and permissions", () => {
    const { functions } = read();
    expect(functions.map(({ bundle }) => bundle)).toEqual([
      "http-get",
      "socket-ping",
      "job-work",
      "schedule-sweep-jobs",
    ]);
    expect(functions[0]).toEqual({
      bundle: "http-get",
      name: "http-get",
      arn: "arn:aws:lambda:us-east-1:000000000000:function:http-get",
      memoryMb: 256,
      timeoutMs: 10_000,
      environment: { TABLE_NAME: "marquee-local", LIMIT: "5" },
      statements: [
        {
          effect: "allow",
          actions: ["dynamodb:GetItem"],
          resources: ["arn:aws:dynamodb:us-east-1:000000000000:table/marquee-local"],
        },
        { effect: "deny", actions: ["s3:GetObject", "s3:PutObject"], resources: ["*"] },
      ],
    });
  });

  it("routes of both gateways with the function behind each", () => {
    const { httpApi, socketApi } = read();
    expect(httpApi.routes).toMatchObject([
      { method: "GET", path: "/api/things/{id}", functionArn: expect.stringContaining("http-get") },
    ]);
    expect(socketApi).toMatchObject({ stage: "ws", selection: "$request.body.type" });
    expect(socketApi.endpoint).toMatch(
      /^https:\/\/m[0-9a-f]{9}\.execute-api\.us-east-1\.amazonaws\.com\/ws$/,
    );
    expect([...socketApi.routes]).toEqual([["ping", expect.stringContaining("socket-ping")]]);
  });

  it("queues with their redrive, and their workers", () => {
    const { queues, eventSources } = read();
    expect(queues).toMatchObject([
      { name: "jobs-dead", visibilitySeconds: 30 },
      {
        name: "jobs",
        url: "http://127.0.0.1:9/000000000000/jobs",
        visibilitySeconds: 360,
        redrive: { deadLetterArn: "arn:aws:sqs:us-east-1:000000000000:jobs-dead", maxReceiveCount: 5 },
      },
    ]);
    expect(eventSources).toMatchObject([
      {
        queueArn: "arn:aws:sqs:us-east-1:000000000000:jobs",
        batchSize: 1,
        maxConcurrency: 4,
        reportsFailures: true,
      },
    ]);
  });

  it("schedules by the name that people know them by, without the disabled ones", () => {
    expect(read().schedules).toMatchObject([{ name: "sweep-jobs", expression: "rate(1 minute)" }]);
    const properties = { Name: "off", ScheduleExpression: "rate(1 minute)", State: "DISABLED", Targets: [] };
    expect(
      read(withResource("Off", { Type: "AWS::Events::Rule", Properties: properties })).schedules,
    ).toHaveLength(1);
  });

  it("refuses what it does not support: conditions in a policy, and targets that do not exist", () => {
    const conditional = role([
      { Effect: "Allow", Action: "s3:GetObject", Resource: "*", Condition: { StringEquals: { a: "b" } } },
    ]);
    expect(() => read(withResource("Conditional", conditional))).toThrow("conditions");
    const rule = { Name: "x", ScheduleExpression: "rate(1 minute)", Targets: [{ Arn: "arn:nobody" }] };
    expect(() => read(withResource("Lost", { Type: "AWS::Events::Rule", Properties: rule }))).toThrow(
      "arn:nobody",
    );
    expect(() => read({ data })).toThrow("no HTTP API");
  });
});
