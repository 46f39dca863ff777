import { setTimeout as pause } from "node:timers/promises";
import { awsAttempts, awsTimes } from "@marquee/services/aws-client";
import { type AwsSignerOptions, awsSigner, signedHeaders } from "@marquee/services/aws-signer";
import { inSpan } from "@marquee/services/call-span";
import { noteFailedCall } from "@marquee/services/failed-call";
import { type BinaryFiles, type FileReader, FileTooLarge, type FileWriter } from "./port.ts";
import { pathOf } from "./s3-path.ts";

export interface S3ObjectsOptions extends AwsSignerOptions {
  bucket: string;
  /** Where S3 is, such as `https://s3.us-east-1.amazonaws.com`. */
  endpoint: string;
  /** How long S3 may take to start answering one attempt, and how long the answer may pause. */
  timeoutMs?: number;
}

const pauseMs = 100;

/** S3 refused a call or failed. Has the fields of the SDK's errors, so that logs and answers treat it like them. */
class S3Failed extends Error {
  readonly $metadata: { httpStatusCode: number; requestId?: string };

  constructor({ status, headers }: Response) {
    super(`S3 answered ${status}`);
    this.name = status >= 500 ? "ServiceUnavailable" : "S3Refused";
    const requestId = headers.get("x-amz-request-id");
    this.$metadata = { httpStatusCode: status, ...(requestId ? { requestId } : {}) };
  }
}

interface Call<T> {
  method: "GET" | "PUT" | "DELETE";
  key: string;
  content?: { body: Uint8Array; type: string };
  /** Reads a successful answer or a 404. */
  read(response: Response, onProgress: () => void): Promise<T>;
}

/**
 * Single files of one private S3 bucket, without S3's client, which would be a quarter of the bundle of a function
 * that does nothing else with files. Attempts and time-outs match the clients of the other services.
 */
export function s3Objects({
  bucket,
  endpoint,
  timeoutMs = awsTimes.requestMs,
  ...signing
}: S3ObjectsOptions): FileReader & FileWriter & BinaryFiles {
  const signer = awsSigner("s3", signing);

  async function once<T>({ method, key, content, read }: Call<T>): Promise<T> {
    // Local endpoints have no per-bucket host names; on AWS both styles reach the same bucket.
    const url = new URL(`${endpoint}/${bucket}${pathOf(key)}`);
    const headers = await signedHeaders(signer, { method, url, ...content });
    const silence = new AbortController();
    const timer = setTimeout(
      () => silence.abort(new DOMException("S3 does not answer", "TimeoutError")),
      timeoutMs,
    );
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(content ? { body: Buffer.from(content.body) } : {}),
        signal: silence.signal,
      });
      if (response.ok || response.status === 404) return await read(response, () => timer.refresh());
      await response.body?.cancel();
      throw new S3Failed(response);
    } catch (error) {
      throw reasonOf(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async function call<T>(request: Call<T>): Promise<T> {
    const named = { service: "S3", call: callNames[request.method] };
    return inSpan(named, async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(request);
        } catch (error) {
          if (attempt >= awsAttempts.usual || !isRetryable(error)) {
            noteFailedCall(error, named);
            throw error;
          }
          await pause(Math.random() * pauseMs);
        }
      }
    });
  }

  const putBytes = (key: string, body: Uint8Array, type: string): Promise<void> =>
    call({ method: "PUT", key, content: { body, type }, read: requireSuccess });

  const getBytes = (key: string, maxBytes = Number.POSITIVE_INFINITY): Promise<Uint8Array | undefined> =>
    call({
      method: "GET",
      key,
      async read(response, onProgress) {
        if (response.status === 404 || Number(response.headers.get("content-length")) > maxBytes) {
          await response.body?.cancel();
          if (response.status === 404) return undefined;
          throw new FileTooLarge(key);
        }
        const pieces: Uint8Array[] = [];
        for await (const piece of response.body ?? []) {
          pieces.push(piece);
          onProgress();
        }
        return new Uint8Array(Buffer.concat(pieces));
      },
    });

  return {
    putBytes,
    getBytes,
    put: (key, body, type) => putBytes(key, Buffer.from(body), type),
    async get(key) {
      const bytes = await getBytes(key);
      return bytes && new TextDecoder().decode(bytes);
    },
    remove: (key) => call({ method: "DELETE", key, read: acceptMissing }),
  };
}

const callNames = { GET: "GetObject", PUT: "PutObject", DELETE: "DeleteObject" } as const;

/** For a write, a 404 is a failure too. */
async function requireSuccess(response: Response): Promise<void> {
  await response.body?.cancel();
  if (!response.ok) throw new S3Failed(response);
}

/** A missing file counts as removed. */
async function acceptMissing(response: Response): Promise<void> {
  await response.body?.cancel();
}

/** fetch hides the reason, such as ECONNREFUSED, behind "fetch failed". */
function reasonOf(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
}

/** Whether a retry can help: S3's refusals are permanent, everything else may be temporary. */
function isRetryable(error: unknown): boolean {
  if (error instanceof FileTooLarge) return false;
  return !(error instanceof S3Failed) || error.name === "ServiceUnavailable";
}
