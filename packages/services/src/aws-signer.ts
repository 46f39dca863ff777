import { createHash } from "node:crypto";
import { SignatureV4 } from "@smithy/signature-v4";
import { Sha256 } from "./sha256.ts";

export interface AwsSignerOptions {
  region: string;
  /** The signer's credentials: a signed request may do what they may. */
  credentials: () => Promise<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }>;
}

/** Signs requests to a service of AWS the same way as its client. */
export function awsSigner(service: "es" | "s3", { region, credentials }: AwsSignerOptions): SignatureV4 {
  return new SignatureV4({
    credentials,
    region,
    service,
    sha256: Sha256,
    // S3's signature covers the path as it is sent, without a second escaping.
    uriEscapePath: service !== "s3",
    applyChecksum: false,
  });
}

/** The headers of a signed request as `fetch` takes them. `type` is the media type of the body. */
export async function signedHeaders(
  signer: SignatureV4,
  { method, url, body = "", type }: { method: string; url: URL; body?: string | Uint8Array; type?: string },
): Promise<Record<string, string>> {
  const { headers } = await signer.sign({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: {},
    headers: {
      host: url.host,
      ...(type === undefined ? {} : { "content-type": type }),
      "x-amz-content-sha256": createHash("sha256").update(body).digest("hex"),
    },
  });
  // fetch sets the host header itself.
  const { host: _, ...sent } = headers;
  return sent;
}
