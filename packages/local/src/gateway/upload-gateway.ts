import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isAllowed } from "../aws/permissions.ts";
import type { LocalClock } from "../clock.ts";
import { unsignedAuthorization } from "../emulators/aws-call.ts";
import { httpCall } from "../http-client.ts";
import type { Functions } from "../lambda/functions.ts";
import { localPlace } from "../template/local-names.ts";
import type { GatewayAnswer } from "./http-event.ts";

export interface UploadGatewayOptions {
  s3Endpoint: string;
  functions: Pick<Functions, "functionOf" | "secretOf">;
  enforceIam: boolean;
  clock: Pick<LocalClock, "now">;
}

/** S3 refused. `code` is S3's own word for it. */
class StoreRefusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Signed {
  accessKeyId: string;
  /** Such as 20261121/us-east-1/s3/aws4_request. */
  scope: string;
  signedAtMs: number;
  lifeSeconds: number;
  headers: string[];
  signature: string;
}

/** The longest that S3 lets a signed address live. */
const lifeMaxSeconds = 7 * 24 * 60 * 60;

/**
 * S3 behind CloudFront, for signed addresses: takes a request only if its signature covers it as it is, it is not late and
 * the function that signed it may do what it asks for. Only what CloudFront's policy passes on reaches the check.
 */
export class UploadGateway {
  private readonly options: UploadGatewayOptions;

  constructor(options: UploadGatewayOptions) {
    this.options = options;
  }

  async answer(request: IncomingMessage, bucket: string): Promise<GatewayAnswer> {
    // Read in any case, so that the connection can be used again.
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? "/", "http://store");
    try {
      await this.check(request, url, bucket);
    } catch (error) {
      if (error instanceof StoreRefusal) return refusal(error);
      throw error;
    }
    const answer = await httpCall(new URL(`/${bucket}${url.pathname}`, this.options.s3Endpoint), {
      method: "PUT",
      headers: {
        authorization: unsignedAuthorization("s3"),
        "x-amz-date": "20260101T000000Z",
        "content-type": request.headers["content-type"] ?? "application/octet-stream",
      },
      body: Buffer.concat(chunks),
    });
    const { etag } = answer.headers;
    return { status: answer.status, headers: etag ? { etag } : {}, body: answer.body };
  }

  private async check(request: IncomingMessage, url: URL, bucket: string): Promise<void> {
    const { functions, enforceIam, clock } = this.options;
    const signed = readSigned(url);
    const caller = functions.functionOf(signed.accessKeyId);
    if (!caller) throw new StoreRefusal("InvalidAccessKeyId", "The access key does not exist.");
    const ageMs = clock.now() - signed.signedAtMs;
    if (ageMs > signed.lifeSeconds * 1_000) throw new StoreRefusal("AccessDenied", "Request has expired");
    const host = `${bucket}.s3.${localPlace.region}.${localPlace.urlSuffix}`;
    const expected = sign(functions.secretOf(signed.accessKeyId), signed.scope, {
      date: amzDate(signed.signedAtMs),
      canonical: canonicalRequest(request, url, signed.headers, host),
    });
    const [given, wanted] = [Buffer.from(signed.signature), Buffer.from(expected)];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      throw new StoreRefusal("SignatureDoesNotMatch", "The request signature does not match.");
    const resource = `arn:${localPlace.partition}:s3:::${bucket}${decodeURIComponent(url.pathname)}`;
    if (request.method !== "PUT") throw new StoreRefusal("MethodNotAllowed", "Only uploads are signed here.");
    if (enforceIam && !isAllowed(caller.statements, { action: "s3:PutObject", resource }))
      throw new StoreRefusal("AccessDenied", "Access Denied");
  }
}

function readSigned({ searchParams }: URL): Signed {
  const get = (name: string) => searchParams.get(`X-Amz-${name}`) ?? "";
  const [accessKeyId = "", ...scope] = get("Credential").split("/");
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(get("Date")) ?? [];
  const lifeSeconds = Number(get("Expires"));
  const valid =
    get("Algorithm") === "AWS4-HMAC-SHA256" &&
    year !== undefined &&
    scope.join("/") === `${year}${month}${day}/${localPlace.region}/s3/aws4_request` &&
    lifeSeconds > 0 &&
    lifeSeconds <= lifeMaxSeconds;
  if (!valid) throw new StoreRefusal("AccessDenied", "The request is not signed as S3 asks for.");
  return {
    accessKeyId,
    scope: scope.join("/"),
    signedAtMs: Date.UTC(
      Number(year),
      Number(month) - 1,
      Number(day),
      Number(hour),
      Number(minute),
      Number(second),
    ),
    lifeSeconds,
    headers: get("SignedHeaders").split(";"),
    signature: get("Signature"),
  };
}

/** AWS's published form of a request (Signature Version 4), of what CloudFront passes on of it. */
function canonicalRequest(request: IncomingMessage, url: URL, signedHeaders: string[], host: string): string {
  const passedOn: Record<string, string | undefined> = {
    host,
    "content-type": request.headers["content-type"],
    "content-length": request.headers["content-length"],
  };
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  return [
    request.method,
    url.pathname,
    query.join("&"),
    ...signedHeaders.map((name) => `${name}:${(passedOn[name] ?? "").trim()}`),
    "",
    signedHeaders.join(";"),
    "UNSIGNED-PAYLOAD",
  ].join("\n");
}

function sign(
  secret: string,
  scope: string,
  { date, canonical }: { date: string; canonical: string },
): string {
  const hash = createHash("sha256").update(canonical).digest("hex");
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const key = scope.split("/").reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`);
  return hmac(key, ["AWS4-HMAC-SHA256", date, scope, hash].join("\n")).toString("hex");
}

/** 20261121T131054Z */
function amzDate(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function refusal({ code, message }: StoreRefusal): GatewayAnswer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status: 403, headers: { "content-type": "application/xml" }, body: Buffer.from(body) };
}
