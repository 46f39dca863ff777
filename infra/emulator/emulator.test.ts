import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refusalOf } from "./cloud-texts.ts";
import { Emulator } from "./emulator.ts";
import { emulatorEnvironment } from "./emulator-environment.ts";

/** An emulator that can lack services, be another's version, and have stacks. */
let server: Server;
let emulator: Emulator;
let lacking: string[];
let health: object;
let stacks: { name: string; status: string; at: string }[];
let tables: string[];
let logGroups: string[];
let asked: string[];

const stackXml = ({ name, status, at }: (typeof stacks)[number]) =>
  `<member><StackId>arn/${name}/1</StackId><StackName>${name}</StackName><CreationTime>${at}</CreationTime><StackStatus>${status}</StackStatus></member>`;

async function answer(request: IncomingMessage, response: ServerResponse) {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const signedFor = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(request.headers.authorization ?? "")?.[1];
  const action = /Action=(\w+)/.exec(body)?.[1] ?? request.headers["x-amz-target"] ?? request.url;
  asked.push(`${signedFor} ${String(action)}`);
  if (request.url === "/_localstack/health") return response.end(JSON.stringify(health));
  if (lacking.includes(signedFor ?? ""))
    return response.writeHead(501).end("not yet implemented or pro feature");
  if (action === "DeleteStack") stacks = stacks.filter(({ name }) => !body.includes(`StackName=${name}`));
  if (action === "DescribeStacks") return response.end(stacks.map(stackXml).join(""));
  if (action === "DynamoDB_20120810.ListTables") return response.end(JSON.stringify({ TableNames: tables }));
  if (action === "Logs_20140328.DescribeLogGroups") return response.end(JSON.stringify({ logGroups }));
  if (action === "Logs_20140328.DeleteLogGroup")
    logGroups = logGroups.filter(
      (name) => name !== (JSON.parse(body) as { logGroupName: string }).logGroupName,
    );
  if (action === "GetCallerIdentity") return response.end("<Account>123456789012</Account>");
  return response.end("{}");
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  emulator = new Emulator(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => server.close());
beforeEach(() => {
  lacking = [];
  health = { edition: "light", version: "dev" };
  stacks = [];
  tables = [];
  logGroups = [];
  asked = [];
});

describe("before anything is deployed, a sentence says", () => {
  const refusal = () => refusalOf(emulator, "marquee-emulator-");

  test("nothing where the emulator has everything, having asked each service and changed none", async () => {
    expect(await refusal()).toBeUndefined();
    const services = new Set(asked.map((one) => one.split(" ")[0] ?? ""));
    // The first question carries no name of a service.
    services.delete("undefined");
    expect(services.size).toBe(15);
    expect(asked.filter((one) => !/ (\/|\S*(Describe|List|Get))/.test(one))).toEqual([]);
  });

  test("that nothing answers", async () => {
    const nobody = new Emulator("http://127.0.0.1:9");
    expect(await refusalOf(nobody, "")).toMatch(
      /^Nothing answers at http:\/\/127\.0\.0\.1:9\. Start an emulator/,
    );
  });

  test.each([
    [["apigateway", "ses"], "API Gateway v2, SES v2"],
    [["cloudformation"], "CloudFormation"],
  ])("which services it lacks, and what has them: %j", async (without, named) => {
    lacking = without;
    expect(await refusal()).toBe(
      `The emulator at ${emulator.endpoint} lacks ${named}. LocalStack with the token of an account (LOCALSTACK_AUTH_TOKEN) has every service that this takes, and so has ministack (github.com/ministackorg/ministack).`,
    );
  });

  test("that the image is too old to run our functions", async () => {
    for (const version of ["3.8.1", "4.10.0"]) {
      health = { edition: "community", version };
      expect(await refusal()).toMatch(new RegExp(`^The LocalStack at \\S+ is ${version}; .* Node 24`));
    }
    for (const version of ["4.11.0", "4.14.0", "5.0.0"]) {
      health = { edition: "pro", version };
      expect(await refusal()).toBeUndefined();
    }
  });

  test("that an earlier deployment stopped half-way, and how to remove it; one that went well is gone on from", async () => {
    const one = (name: string, status: string) => ({ name: `marquee-emulator-${name}`, status, at: "2026" });
    stacks = [
      one("data", "CREATE_COMPLETE"),
      one("jobs", "UPDATE_ROLLBACK_COMPLETE"),
      { ...one("x", ""), name: "other-ROLLBACK" },
    ];
    expect(await refusal()).toBeUndefined();
    for (const status of ["ROLLBACK_COMPLETE", "CREATE_FAILED", "DELETE_FAILED", "REVIEW_IN_PROGRESS"]) {
      stacks = [one("data", "CREATE_COMPLETE"), one("jobs", status)];
      expect(await refusal()).toBe(
        `An earlier deployment stopped half-way: marquee-emulator-jobs is ${status}. Remove it with pnpm cloud:down, then try again.`,
      );
    }
  });
});

test("stacks are listed newest first, so that none goes before one that imports from it", async () => {
  const at = (time: number) => new Date(time).toISOString();
  stacks = [
    { name: "marquee-emulator-data", status: "CREATE_COMPLETE", at: at(1) },
    { name: "marquee-emulator-jobs", status: "CREATE_COMPLETE", at: at(3) },
    { name: "marquee-emulator-web", status: "DELETE_COMPLETE", at: at(4) },
    { name: "marquee-emulator-gateways", status: "CREATE_FAILED", at: at(2) },
    { name: "CDKToolkit", status: "CREATE_COMPLETE", at: at(0) },
  ];
  const listed = await emulator.stacks("marquee-emulator-");
  expect(listed.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "marquee-emulator-jobs CREATE_COMPLETE",
    "marquee-emulator-gateways CREATE_FAILED",
    "marquee-emulator-data CREATE_COMPLETE",
  ]);
});

test("a deleted stack is gone, and one that stays is named with its state", async () => {
  stacks = [{ name: "marquee-emulator-data", status: "CREATE_COMPLETE", at: "2026" }];
  expect(await emulator.deleteStack("marquee-emulator-data")).toBeUndefined();
  stacks = [{ name: "kept", status: "DELETE_FAILED", at: "2026" }];
  expect(await emulator.deleteStack("kep")).toBeUndefined();
});

test("what is left of a stage is found by its name, whichever service has it; of another stage, nothing", async () => {
  tables = ["marquee-emulator", "marquee-dev", "other"];
  expect(await emulator.namesLeft("emulator")).toEqual(new Map([["DynamoDB", ["marquee-emulator"]]]));
  expect(await emulator.accountId()).toBe("123456789012");
});

test("what a function logs while its stack is removed is deleted, and no other stage's", async () => {
  logGroups = ["marquee-emulator-jobs/late", "marquee-staging-jobs/other"];
  await emulator.deleteLateLogs("emulator");
  expect(logGroups).toEqual(["marquee-staging-jobs/other"]);
});

test("functions of a LocalStack push to a name that leads there from their containers", async () => {
  const realtime = async () => (await emulatorEnvironment(emulator, {})).MARQUEE_REALTIME_ENDPOINT;
  expect(await realtime()).toBe(`${emulator.endpoint}/_aws/execute-api/{api}/ws`);
  health = { edition: "pro", version: "4.14.0" };
  expect(await realtime()).toMatch(
    /^http:\/\/localhost\.localstack\.cloud:\d+\/_aws\/execute-api\/\{api\}\/ws$/,
  );
});
