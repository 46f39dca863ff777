import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { failedCallOf } from "@marquee/services/failed-call";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { s3Objects } from "./live-objects.ts";
import { FileTooLarge } from "./port.ts";

const credentials = async () => ({
  accessKeyId: "ASIATEST",
  secretAccessKey: "a/secret+key",
  sessionToken: "to/ken+=",
});
let server: Server;
let endpoint: string;
let received: { request: IncomingMessage; body: string }[];
/** The content of the stored file. */
let content: string;
/** The answer to each attempt, the last one for all that follow; 0 closes the connection. */
let answers: number[];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push({ request, body: await text(request) });
  const status = answers.length > 1 ? answers.shift() : answers[0];
  if (status === 0) request.socket.destroy();
  else
    response
      .writeHead(status ?? 500, {
        "x-amz-request-id": "REQ1",
        ...(status === 200 ? { "content-length": Buffer.byteLength(content) } : {}),
      })
      .end(status === 200 ? content : "<Error/>");
}

beforeEach(async () => {
  [received, answers, content] = [[], [200], ""];
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const quiet = () => undefined;
const files = () =>
  s3Objects({ bucket: "media", region: "eu-west-1", endpoint, credentials, timeoutMs: 500 });
const failureOf = (ended: Promise<unknown>) =>
  ended.then(
    () => undefined,
    (error: Error) => error,
  );
const write = () => failureOf(files().put("mockups/usr_1/a b.svg", "<svg>é</svg>", "image/svg+xml"));

const at = { Bucket: "media", Key: "mockups/usr_1/a b.svg" };

it.each([
  ["put", write, new PutObjectCommand({ ...at, Body: "<svg>é</svg>", ContentType: "image/svg+xml" })],
  ["get", () => files().get(at.Key), new GetObjectCommand(at)],
  ["remove", () => files().remove(at.Key), new DeleteObjectCommand(at)],
] as const)(
  "%s sends what S3's own client sends, under the signature that the client makes",
  async (_, ours, theirs) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 3, 4, 5), toFake: ["Date"] });
    await ours();
    const signed =
      /SignedHeaders=([^,]+)/.exec(received[0]?.request.headers.authorization ?? "")?.[1]?.split(";") ?? [];
    const client = new S3Client({
      region: "eu-west-1",
      endpoint,
      credentials,
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 1,
      logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    });
    // Remove headers that only the SDK's client sends, because they would be signed too.
    client.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> };
        for (const name of Object.keys(headers)) if (!signed.includes(name)) delete headers[name];
        return next(args);
      },
      { step: "build", priority: "low" },
    );
    await client.send(theirs);
    const signedParts = (one?: (typeof received)[number]) => ({
      method: one?.request.method,
      url: one?.request.url?.replace(/\?x-id=\w+$/, ""),
      body: one?.body,
      signed: signed.map((name) => one?.request.headers[name]),
    });
    expect(signed).toEqual(expect.arrayContaining(["host", "x-amz-content-sha256", "x-amz-security-token"]));
    expect(signedParts(received[0])).toEqual(signedParts(received[1]));
  },
);

it("reads a file as text or bytes, up to a size, and returns undefined when there is none", async () => {
  content = "<svg>é</svg>";
  expect(await files().get("a")).toBe(content);
  expect(await files().getBytes("a", 100)).toEqual(new Uint8Array(Buffer.from(content)));
  expect(await failureOf(files().getBytes("a", 11))).toBeInstanceOf(FileTooLarge);
  expect(received, "a size is no reason to try again").toHaveLength(3);
  answers = [404];
  expect(await files().get("a")).toBeUndefined();
  expect(await files().getBytes("a", 100)).toBeUndefined();
  await files().remove("a");
  expect(await write(), "a bucket that is not there").toMatchObject({ $metadata: { httpStatusCode: 404 } });
});

it("retries once when S3 fails or the connection breaks, and then throws", async () => {
  answers = [503, 200];
  expect(await write()).toBeUndefined();
  expect(received).toHaveLength(2);
  answers = [0, 200];
  expect(await write()).toBeUndefined();
  expect(received).toHaveLength(4);
  answers = [503];
  const error = await write();
  expect(received).toHaveLength(6);
  expect(error).toMatchObject({
    name: "ServiceUnavailable",
    $metadata: { httpStatusCode: 503, requestId: "REQ1" },
  });
  expect(error && failedCallOf(error)).toEqual({ service: "S3", call: "PutObject" });
});

it("does not retry what S3 refuses", async () => {
  answers = [403];
  expect(await write()).toMatchObject({ name: "S3Refused", $metadata: { httpStatusCode: 403 } });
  expect(received).toHaveLength(1);
});

it("reports why the connection failed", async () => {
  await new Promise((resolve) => server.close(resolve));
  const error = await write();
  expect(error).toMatchObject({ code: "ECONNREFUSED" });
});
