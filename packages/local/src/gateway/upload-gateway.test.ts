import { createServer, type IncomingMessage, type Server } from "node:http";
import { Readable } from "node:stream";
import { Sha256 } from "@marquee/services/sha256";
import { SignatureV4 } from "@smithy/signature-v4";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../ports.ts";
import type { FunctionModel } from "../template/model-types.ts";
import { UploadGateway } from "./upload-gateway.ts";

const accessKeyId = "ASIATEST";
const secretAccessKey = "the-function-s-own-secret";
const bucket = "media";
const startMs = Date.UTC(2026, 10, 21, 13, 0, 0);
const file = Buffer.from("a picture");

let store: Server;
let s3Endpoint: string;
let stored: { url: string; type: string; body: string }[];
let nowMs: number;

const caller = (action: string): FunctionModel => ({
  bundle: "http-upload",
  name: "upload",
  arn: "arn",
  memoryMb: 512,
  timeoutMs: 1_000,
  environment: {},
  statements: [{ effect: "allow", actions: [action], resources: ["arn:aws:s3:::media/uploads/*"] }],
});

beforeAll(async () => {
  store = createServer((request, response) => {
    const { url = "", headers } = request;
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      stored.push({ url, type: headers["content-type"] ?? "", body });
      response.writeHead(200, { etag: '"e"' }).end();
    });
  });
  s3Endpoint = `http://127.0.0.1:${await listen(store, 0, "127.0.0.1")}`;
});

afterAll(() => {
  store.closeAllConnections();
  store.close();
});

beforeEach(() => {
  stored = [];
  nowMs = startMs + 1_000;
});

async function signedPath(change: { key?: string; method?: string } = {}): Promise<string> {
  const signer = new SignatureV4({
    credentials: { accessKeyId, secretAccessKey },
    region: "us-east-1",
    service: "s3",
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const host = `${bucket}.s3.us-east-1.amazonaws.com`;
  const headers = ["content-type", "content-length", "host"];
  const { path, query } = await signer.presign(
    {
      method: change.method ?? "PUT",
      protocol: "https:",
      hostname: host,
      query: { "x-id": "PutObject" },
      path: change.key ?? "/uploads/usr_1/upl_1",
      headers: {
        host,
        "content-type": "image/png",
        "content-length": String(file.length),
        "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD",
      },
    },
    {
      expiresIn: 300,
      signingDate: new Date(startMs),
      signableHeaders: new Set(headers),
      unhoistableHeaders: new Set(headers),
    },
  );
  return `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
}

async function send(
  url: string,
  { method = "PUT", body = file, type = "image/png", action = "s3:PutObject" } = {},
): Promise<{ status: number; text: string }> {
  const gateway = new UploadGateway({
    s3Endpoint,
    functions: {
      functionOf: (key) => (key === accessKeyId ? caller(action) : undefined),
      secretOf: () => secretAccessKey,
    },
    enforceIam: true,
    clock: { now: () => nowMs },
  });
  const headers = { "content-type": type, "content-length": String(body.length), cookie: "session=x" };
  const request = Object.assign(Readable.from([body]), { method, url, headers });
  const answer = await gateway.answer(request as unknown as IncomingMessage, bucket);
  return { status: answer.status, text: answer.body.toString() };
}

describe("a signed upload", () => {
  it("is stored in the bucket as it was signed", async () => {
    expect(await send(await signedPath())).toMatchObject({ status: 200 });
    expect(stored).toEqual([{ url: "/media/uploads/usr_1/upl_1", type: "image/png", body: "a picture" }]);
  });

  it.each([
    ["another size", { body: Buffer.from("a larger picture") }, "SignatureDoesNotMatch"],
    ["another type", { type: "text/html" }, "SignatureDoesNotMatch"],
    ["another method", { method: "GET" }, "SignatureDoesNotMatch"],
    ["a role that may not", { action: "s3:GetObject" }, "AccessDenied"],
  ])("is refused with %s", async (_, change, code) => {
    const { status, text } = await send(await signedPath(), change);
    expect(status).toBe(403);
    expect(text).toContain(`<Code>${code}</Code>`);
    expect(stored).toEqual([]);
  });

  it("is refused under another key, with a longer expiry, by an unknown signer, unsigned or late", async () => {
    const path = await signedPath();
    for (const url of [
      path.replace("upl_1", "upl_2"),
      path.replace("Expires=300", "Expires=900"),
      path.replace(accessKeyId, "ASIAOTHER"),
      path.replace("20261121T1300", "20261121T1301"),
      path.replace("us-east-1", "eu-west-1"),
      `${path}&extra=1`,
      "/uploads/usr_1/upl_1",
    ])
      expect((await send(url)).status, url).toBe(403);
    nowMs = startMs + 300_000;
    expect((await send(path)).status).toBe(200);
    nowMs += 1_000;
    expect((await send(path)).text).toContain("Request has expired");
  });

  it("can only write what its function may write", async () => {
    expect((await send(await signedPath({ key: "/avatars/usr_1/x" }))).text).toContain("AccessDenied");
  });
});
