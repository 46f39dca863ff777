import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, listen } from "../ports.ts";
import { atEndpoint, checkReachable, describePlaces, foreignEndpoints } from "./service-places.ts";
import { startEmulators } from "./start-emulators.ts";

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(404).end("<html>"));
  url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
});
afterAll(() => server.close());

describe("the endpoint of each AWS service", () => {
  it("is local when nothing is set, or a variable is set to nothing", () => {
    expect(foreignEndpoints({ AWS_ENDPOINT_URL: "", AWS_ENDPOINT_URL_SQS: undefined })).toEqual({});
  });

  it("is AWS_ENDPOINT_URL for the table, queues and files, and local for mail, text messages and secrets", () => {
    const at = { url: "http://aws.test", variable: "AWS_ENDPOINT_URL" };
    expect(foreignEndpoints({ AWS_ENDPOINT_URL: "http://aws.test/" })).toEqual({
      dynamodb: at,
      sqs: at,
      s3: at,
    });
  });

  it.each([
    ["dynamodb", "AWS_ENDPOINT_URL_DYNAMODB"],
    ["sqs", "AWS_ENDPOINT_URL_SQS"],
    ["s3", "AWS_ENDPOINT_URL_S3"],
    ["sns", "AWS_ENDPOINT_URL_SNS"],
    ["ses", "AWS_ENDPOINT_URL_SESV2"],
    ["secretsmanager", "AWS_ENDPOINT_URL_SECRETS_MANAGER"],
  ])("is for %s what %s says, whatever is set for the others", (service, variable) => {
    const own = { url: "https://own.test:9", variable };
    expect(foreignEndpoints({ [variable]: own.url })).toEqual({ [service]: own });
    expect(foreignEndpoints({ AWS_ENDPOINT_URL: "http://all.test", [variable]: own.url })).toMatchObject({
      [service]: own,
    });
  });

  it("is printed on one line per service, with the variable that moved it", () => {
    const lines = describePlaces(foreignEndpoints({ AWS_ENDPOINT_URL_SQS: "http://q.test" }), "dynoxide");
    expect(lines).toHaveLength(6);
    expect(lines).toContain("DynamoDB         embedded (dynoxide)");
    expect(lines).toContain("SQS              http://q.test   (AWS_ENDPOINT_URL_SQS)");
  });
});

describe("an endpoint that does not work is named with its variable", () => {
  it.each(["localhost:4566", "http://", "ftp://aws.test"])("when %s is no address", (value) => {
    expect(() => foreignEndpoints({ AWS_ENDPOINT_URL_S3: value })).toThrow(
      `AWS_ENDPOINT_URL_S3 must be an address such as http://localhost:4566, not "${value}".`,
    );
  });

  it("when nothing answers at it", async () => {
    const unreachable = `http://127.0.0.1:${await freePort()}`;
    await expect(
      checkReachable(Object.values(foreignEndpoints({ AWS_ENDPOINT_URL_SNS: unreachable }))),
    ).rejects.toThrow(
      `AWS_ENDPOINT_URL_SNS is set to ${unreachable}, but nothing answers there (ECONNREFUSED).`,
    );
  });

  it("when it answers like a web server", async () => {
    const foreign = foreignEndpoints({ AWS_ENDPOINT_URL_DYNAMODB: url, AWS_ENDPOINT_URL_SNS: url });
    await checkReachable(Object.values(foreign));
    const emulators = await startEmulators({
      foreign: { ...foreign, ...foreignEndpoints({ AWS_ENDPOINT_URL: url }) },
    });
    await expect(atEndpoint(foreign.dynamodb, () => emulators.createTable("things"))).rejects.toThrow(
      `AWS_ENDPOINT_URL_DYNAMODB is set to ${url}, but it does not serve what is needed: NotJson: CreateTable at ${url} answered 404`,
    );
  });
});
