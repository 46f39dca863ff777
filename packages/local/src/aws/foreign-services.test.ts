import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { unsignedAuthorization } from "../emulators/aws-call.ts";
import { type ForeignEndpoints, foreignEndpoints } from "../emulators/service-places.ts";
import type { Emulators } from "../emulators/start-emulators.ts";
import { listen } from "../ports.ts";
import type { CloudModel } from "../template/model-types.ts";
import { jsonAnswer } from "./answers.ts";
import { AwsEndpoint } from "./endpoint.ts";
import { Outbox } from "./outbox.ts";
import { LocalSecrets } from "./secrets.ts";

interface Received {
  target: string;
  authorization: string;
  body: string;
}

const secret = {
  arn: "arn:aws:secretsmanager:us-east-1:000000000000:secret:session-local1",
  name: "session",
  length: 32,
};
const received: Received[] = [];
const existing = new Set<string>();
let server: Server;
let url: string;
const endpoint = new AwsEndpoint();
const outbox = new Outbox({ file: undefined, now: () => 0 });

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const target = String(request.headers["x-amz-target"]).split(".").at(-1) ?? "";
      received.push({ target, body, authorization: String(request.headers.authorization) });
      const taken = target === "CreateSecret" && existing.has(JSON.parse(body).Name);
      response.writeHead(taken ? 400 : 200).end(taken ? '{"__type":"ResourceExistsException"}' : "{}");
    });
  });
  url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  await endpoint.open();
});
beforeEach(() => received.splice(0));
afterAll(async () => {
  await endpoint.close();
  server.closeAllConnections();
  server.close();
});

const secretsWith = (given: Record<string, string>) => new LocalSecrets([secret], { file: undefined, given });

function serveWith(foreign: ForeignEndpoints): void {
  const emulators: Partial<Emulators> = { dynamodbEndpoint: url, snsEndpoint: url, foreign };
  const model: Pick<CloudModel, "queues"> = { queues: [] };
  endpoint.serveWith({
    model: model as CloudModel,
    emulators: emulators as Emulators,
    secrets: secretsWith({}),
    outbox,
    connections: { manage: () => jsonAnswer({}) },
    functionOf: () => undefined,
    enforceIam: false,
    onWritten: () => undefined,
    onDenied: () => undefined,
  });
}

async function call(service: string, target: string, body: string): Promise<Received | undefined> {
  await fetch(endpoint.url, {
    method: "POST",
    headers: {
      authorization: unsignedAuthorization(service).replace("=local/", "=ASIAFUNCTION/"),
      "x-amz-target": target,
    },
    body,
  });
  return received.at(-1);
}

const sms = "Action=Publish&PhoneNumber=%2B15550100&Message=hi";
const mail = JSON.stringify({
  Destination: { ToAddresses: ["a@example.com"] },
  Content: { Simple: { Subject: { Data: "s" }, Body: { Text: { Data: "t" } } } },
});

it("every function reaches the store with one access key, since some keep separate data for each", async () => {
  serveWith({});
  const got = await call("dynamodb", "DynamoDB_20120810.GetItem", "{}");
  expect(got?.authorization).toContain("Credential=local/");
});

it("mail, text messages and secrets stay local when only the general variable is set", async () => {
  serveWith(foreignEndpoints({ AWS_ENDPOINT_URL: url }));
  const before = outbox.list().length;
  await call("sns", "", sms);
  await call("ses", "", mail);
  await call("secretsmanager", "secretsmanager.GetSecretValue", JSON.stringify({ SecretId: secret.arn }));
  expect(received).toEqual([]);
  expect(outbox.list()).toHaveLength(before + 2);
});

it("each goes to a foreign endpoint with its own variable", async () => {
  const before = outbox.list().length;
  serveWith(foreignEndpoints({ AWS_ENDPOINT_URL_SNS: url }));
  expect((await call("sns", "", sms))?.body).toBe(sms);
  serveWith(foreignEndpoints({ AWS_ENDPOINT_URL_SESV2: url }));
  expect((await call("ses", "", mail))?.body).toBe(mail);
  expect(outbox.list()).toHaveLength(before);
});

it("foreign secrets are requested by name, since we don't know their ARN", async () => {
  serveWith(foreignEndpoints({ AWS_ENDPOINT_URL_SECRETS_MANAGER: url }));
  const got = await call(
    "secretsmanager",
    "secretsmanager.GetSecretValue",
    JSON.stringify({ SecretId: secret.arn }),
  );
  expect(JSON.parse(got?.body ?? "{}")).toEqual({ SecretId: "session" });
});

it("foreign secrets are created once; an existing one keeps its value unless the environment gives another", async () => {
  const there = { url, variable: "AWS_ENDPOINT_URL_SECRETS_MANAGER" };
  existing.clear();
  await secretsWith({}).copyTo(there);
  expect(JSON.parse(received[0]?.body ?? "{}")).toMatchObject({
    Name: "session",
    SecretString: expect.stringMatching(/^\w{32}$/),
  });
  existing.add("session");
  received.splice(0);
  await secretsWith({}).copyTo(there);
  expect(received.map(({ target }) => target)).toEqual(["CreateSecret"]);
  await secretsWith({ session: "given" }).copyTo(there);
  expect(JSON.parse(received.at(-1)?.body ?? "{}")).toMatchObject({
    SecretId: "session",
    SecretString: "given",
  });
});
