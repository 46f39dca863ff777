import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unknownModels } from "./unknown-models.ts";

const known = new Set(["claude-one", "claude-two"]);
const asked: string[] = [];
const server = createServer((request, response) => {
  const model = (request.url ?? "").replace("/v1/models/", "");
  asked.push(model);
  response.writeHead(request.headers["x-api-key"] === "key" ? (known.has(model) ? 200 : 404) : 401).end("{}");
});
let service: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("a deployment learns which of its models the service does not have, and asks for each once", async () => {
  expect(await unknownModels(["claude-one", "claude-one", "claude-two", ""], "key", service)).toEqual({
    unknown: [],
  });
  expect(asked.sort()).toEqual(["claude-one", "claude-two"]);
  expect(await unknownModels(["claude-one", "claude-gone"], "key", service)).toEqual({
    unknown: ["claude-gone"],
  });
});

test("a key that nobody has put in yet, or a service out of reach, keeps nobody from deploying", async () => {
  expect(await unknownModels(["claude-one"], "made up", service)).toEqual({
    notAsked: "the service answered 401",
  });
  expect(await unknownModels(["claude-one"], "key", "http://127.0.0.1:1")).toEqual({
    notAsked: "the service could not be reached",
  });
});
