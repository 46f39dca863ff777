import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Sha256 } from "@marquee/services/sha256";
import { SignatureV4 } from "@smithy/signature-v4";
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

/** S3 refused the request. `code` is S3's error code. */
class StoreRefusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Signed {
  accessKeyId: string;
  signedAtMs: number;
  lifeSeconds: number;
  headers: string[];
  signature: string;
}

/** The longest validity that S3 allows for a signed address. */
const lifeMaxSeconds = 7 * 24 * 60 * 60;

/**
 * S3 behind CloudFront, for signed addresses: accepts a request only if its signature matches, it has not expired and
 * the function that signed it has the permission. The check sees only what CloudFront's policy forwards.
 */
export class UploadGateway {
  private readonly options: UploadGatewayOptions;

  constructor(options: UploadGatewayOptions) {
    this.options = options;
  }

  async answer(request: IncomingMessage, bucket: string): Promise<GatewayAnswer> {
    // Always read the body, so that the connection can be reused.
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
    const secretAccessKey = functions.secretOf(signed.accessKeyId);
    const expected = await signatureOf(request, url, signed, { host, secretAccessKey });
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

/** The signature of a request as CloudFront forwards it, made by the SDK's own signer with the caller's secret. */
async function signatureOf(
  request: IncomingMessage,
  url: URL,
  signed: Signed,
  { host, secretAccessKey }: { host: string; secretAccessKey: string },
): Promise<string> {
  const query = Object.fromEntries(url.searchParams);
  const sessionToken = query["X-Amz-Security-Token"];
  delete query["X-Amz-Signature"];
  const passedOn: Record<string, string | undefined> = {
    host,
    "content-type": request.headers["content-type"],
    "content-length": request.headers["content-length"],
  };
  const covered = signed.headers.map((name): [string, string] => [name, passedOn[name] ?? ""]);
  const signer = new SignatureV4({
    credentials: {
      accessKeyId: signed.accessKeyId,
      secretAccessKey,
      ...(sessionToken === undefined ? {} : { sessionToken }),
    },
    region: localPlace.region,
    service: "s3",
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const names = new Set(signed.headers);
  const { query: expected = {} } = await signer.presign(
    {
      method: request.method ?? "",
      protocol: "https:",
      hostname: host,
      path: url.pathname,
      query,
      headers: { ...Object.fromEntries(covered), "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD" },
    },
    {
      expiresIn: signed.lifeSeconds,
      signingDate: new Date(signed.signedAtMs),
      signableHeaders: names,
      unhoistableHeaders: names,
    },
  );
  return String(expected["X-Amz-Signature"]);
}

function refusal({ code, message }: StoreRefusal): GatewayAnswer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status: 403, headers: { "content-type": "application/xml" }, body: Buffer.from(body) };
}
