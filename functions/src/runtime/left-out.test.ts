import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { bundleOptions } from "../../build.ts";

it.each([
  {
    service: "DynamoDB",
    host: "dynamodb.eu-west-1.amazonaws.com",
    from: "table",
    client: "DynamoDBClient",
    library: "@aws-sdk/client-dynamodb",
    command: 'GetItemCommand({ TableName: "t", Key: { pk: { S: "a" } } })',
  },
  {
    service: "S3",
    host: "media.s3.eu-west-1.amazonaws.com",
    from: "adapters",
    client: "S3Client",
    library: "@aws-sdk/client-s3",
    command: 'GetObjectCommand({ Bucket: "media", Key: "k" })',
  },
])(
  "lets a bundle call $service at AWS's own address without what it leaves out of the SDK",
  async (of) => {
    // No endpoint is set, as on AWS. The request is recorded instead of sent.
    const contents = `
    import { ${of.client}, ${of.command.split("(")[0]} } from "${of.library}";
    export async function hostOfCall() {
      const hosts = [];
      const requestHandler = { handle: async ({ hostname }) => { hosts.push(hostname); throw new Error("kept"); } };
      const credentials = { accessKeyId: "a", secretAccessKey: "b" };
      const client = new ${of.client}({ region: "eu-west-1", credentials, requestHandler, maxAttempts: 1 });
      const failure = await client.send(new ${of.command}).catch((error) => error.message);
      return { hosts, failure };
    }`;
    const outdir = mkdtempSync(join(tmpdir(), "marquee-left-out-"));
    const resolveDir = join(import.meta.dirname, "../../../packages", of.from, "src");
    const stdin = { contents, resolveDir, sourcefile: "call.js" };
    await build({ ...bundleOptions(), entryPoints: {}, stdin, outdir, sourcemap: false });
    const { hostOfCall } = createRequire(import.meta.url)(join(outdir, "stdin.js")) as {
      hostOfCall(): Promise<unknown>;
    };
    expect(await hostOfCall()).toEqual({ hosts: [of.host], failure: "kept" });
  },
  20_000,
);
