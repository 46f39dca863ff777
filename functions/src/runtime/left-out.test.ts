import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { bundleOptions } from "../../build.ts";

it("lets a bundle call DynamoDB at AWS's own address without an endpoint cache", async () => {
  // No endpoint is set, as on AWS. The request is recorded instead of sent.
  const contents = `
    import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
    export async function hostOfCall() {
      const hosts = [];
      const requestHandler = { handle: async ({ hostname }) => { hosts.push(hostname); throw new Error("kept"); } };
      const credentials = { accessKeyId: "a", secretAccessKey: "b" };
      const client = new DynamoDBClient({ region: "eu-west-1", credentials, requestHandler, maxAttempts: 1 });
      const failure = await client.send(new GetItemCommand({ TableName: "t", Key: { pk: { S: "a" } } })).catch((error) => error.message);
      return { hosts, failure };
    }`;
  const outdir = mkdtempSync(join(tmpdir(), "marquee-endpoint-"));
  const resolveDir = join(import.meta.dirname, "../../../packages/table/src");
  const stdin = { contents, resolveDir, sourcefile: "call.js" };
  await build({ ...bundleOptions(), entryPoints: {}, stdin, outdir, sourcemap: false });
  const { hostOfCall } = createRequire(import.meta.url)(join(outdir, "stdin.js")) as {
    hostOfCall(): Promise<unknown>;
  };
  expect(await hostOfCall()).toEqual({ hosts: ["dynamodb.eu-west-1.amazonaws.com"], failure: "kept" });
}, 20_000);
