import { SignatureV4 } from "@smithy/signature-v4";
import { Sha256 } from "./sha256.ts";

export interface S3SignerOptions {
  region: string;
  /** The signer's credentials: a signed request may do what they may. */
  credentials: () => Promise<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }>;
}

/** Signs requests to S3 the same way as its client. */
export function s3Signer({ region, credentials }: S3SignerOptions): SignatureV4 {
  return new SignatureV4({
    credentials,
    region,
    service: "s3",
    sha256: Sha256,
    // S3's signature covers the path as it is sent, without a second escaping.
    uriEscapePath: false,
    applyChecksum: false,
  });
}

/** A key as a URL path. */
export function pathOf(key: string): string {
  return `/${key.split("/").map(encodeURIComponent).join("/")}`;
}
