import { createServer, type Server, type ServerResponse } from "node:http";
import { dynamoClient, dynamoTable } from "@marquee/table/dynamodb-table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toAppError } from "./problem.ts";

let server: Server;
let reply: (response: ServerResponse) => void;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on("end", () => reply(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => server.close());

async function codeOfRead(): Promise<string> {
  const client = dynamoClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  const table = dynamoTable({ tableName: "t", client });
  try {
    await table.get({ pk: "a", sk: "b" });
    return "read";
  } catch (error) {
    return toAppError(error).code;
  } finally {
    client.destroy();
  }
}

const json = "application/x-amz-json-1.0";

describe("an error of the store, as the client sees it", () => {
  it.each([
    ["a proxy's page with an error status", 502, "text/html", "<html>Bad gateway</html>", "unavailable"],
    ["a page with status 200", 200, "text/html", "<html>Sign in to this network</html>", "unavailable"],
    ["half an answer", 200, json, '{"Item":{"pk"', "unavailable"],
    ["a server error of a name that nobody knows", 500, json, '{"__type":"Strange"}', "unavailable"],
    ["a refusal, which trying again does not change", 400, json, '{"__type":"Strange"}', "internal"],
  ])("%s", async (_, status, type, body, code) => {
    reply = (response) => response.writeHead(status, { "content-type": type }).end(body);
    expect(await codeOfRead()).toBe(code);
  });

  it("our own error stays internal", () => {
    expect(toAppError(new SyntaxError("Unexpected token < in JSON")).code).toBe("internal");
  });
});
