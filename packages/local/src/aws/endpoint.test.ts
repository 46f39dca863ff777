import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unsignedAuthorization } from "../emulators/aws-call.ts";
import type { Emulators } from "../emulators/start-emulators.ts";
import { listen } from "../ports.ts";
import type { CloudModel, FunctionModel } from "../template/model-types.ts";
import { jsonAnswer } from "./answers.ts";
import { AwsEndpoint } from "./endpoint.ts";
import { Outbox } from "./outbox.ts";
import { LocalSecrets } from "./secrets.ts";

const table = "arn:aws:dynamodb:us-east-1:000000000000:table/marquee-local";
const reader: FunctionModel = {
  bundle: "http-read",
  name: "marquee-local-http-read",
  arn: "arn:read",
  memoryMb: 128,
  timeoutMs: 1_000,
  environment: {},
  statements: [
    { effect: "allow", actions: ["dynamodb:GetItem"], resources: [table] },
    { effect: "allow", actions: ["secretsmanager:GetSecretValue"], resources: ["arn:session"] },
    {
      effect: "allow",
      actions: ["execute-api:ManageConnections"],
      resources: ["arn:aws:execute-api:us-east-1:000000000000:m2/ws/POST/@connections/*"],
    },
  ],
};

const denied: string[] = [];
const emulated: string[] = [];
let emulator: Server;
const endpoint = new AwsEndpoint();

beforeAll(async () => {
  emulator = createServer((request, response) => {
    emulated.push(String(request.headers["x-amz-target"]));
    request.resume().on("end", () => response.end('{"Item":{}}'));
  });
  const emulatorUrl = `http://127.0.0.1:${await listen(emulator, 0, "127.0.0.1")}`;
  await endpoint.open();
  const emulators: Pick<Emulators, "dynamodbEndpoint" | "foreign"> = {
    dynamodbEndpoint: emulatorUrl,
    foreign: {},
  };
  const model: Pick<CloudModel, "socketApi"> = {
    socketApi: { id: "m2", stage: "ws", selection: "", endpoint: "", routes: new Map() },
  };
  endpoint.serveWith({
    model: model as CloudModel,
    emulators: emulators as Emulators,
    secrets: new LocalSecrets([{ arn: "arn:session", name: "session", length: 64 }], {
      file: undefined,
      given: {},
    }),
    outbox: new Outbox({ file: undefined, now: () => 0 }),
    connections: { manage: (method, connectionId) => jsonAnswer({ method, connectionId }) },
    functionOf: (key) => (key === "local" ? reader : undefined),
    enforceIam: true,
    onWritten: () => undefined,
    onDenied: (...what) => denied.push(what.join(" ")),
  });
});

afterAll(async () => {
  await endpoint.close();
  emulator.closeAllConnections();
  emulator.close();
});

async function call(
  service: string,
  target: string,
  body: object,
  path = "/",
  authorization = unsignedAuthorization(service),
) {
  const answer = await fetch(new URL(path, endpoint.url), {
    method: "POST",
    headers: { authorization, "x-amz-target": target },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

describe("the internal AWS endpoint", () => {
  it("passes on what the caller's role allows", async () => {
    expect(await call("dynamodb", "DynamoDB_20120810.GetItem", { TableName: "marquee-local" })).toMatchObject(
      { status: 200 },
    );
    expect(emulated).toEqual(["DynamoDB_20120810.GetItem"]);
  });

  it("refuses what the role does not allow, by name, before anything is done", async () => {
    const answer = await call("dynamodb", "DynamoDB_20120810.TransactWriteItems", {
      TransactItems: [{ Put: { TableName: "marquee-local" } }],
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { __type: expect.stringContaining("AccessDeniedException") },
    });
    expect(denied.at(-1)).toBe(`marquee-local-http-read dynamodb:PutItem ${table}`);
    expect(emulated).toHaveLength(1);
  });

  it("refuses another function's secret and returns the caller's own", async () => {
    const secret = (id: string) => call("secretsmanager", "secretsmanager.GetSecretValue", { SecretId: id });
    expect(await secret("arn:session")).toMatchObject({
      status: 200,
      body: { SecretString: expect.stringMatching(/^\w{64}$/) },
    });
    expect(await secret("arn:anthropic")).toMatchObject({ status: 400 });
  });

  it("reaches the live connection's management side, by method", async () => {
    expect(await call("execute-api", "", {}, "/ws/@connections/abc%3D")).toEqual({
      status: 200,
      body: { method: "POST", connectionId: "abc=" },
    });
  });

  it("refuses callers without a signature, and unknown callers with one", async () => {
    expect(await call("dynamodb", "DynamoDB_20120810.GetItem", {}, "/", "")).toMatchObject({ status: 403 });
    const stranger = unsignedAuthorization("dynamodb").replace("Credential=local", "Credential=AKIASTRANGER");
    expect(
      await call("dynamodb", "DynamoDB_20120810.GetItem", { TableName: "marquee-local" }, "/", stranger),
    ).toMatchObject({
      status: 400,
    });
  });

  it("refuses a service that it does not know", async () => {
    expect((await call("iam", "Iam.CreateUser", {})).status).toBeGreaterThanOrEqual(400);
  });
});
