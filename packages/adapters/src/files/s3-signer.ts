import { SignatureV4 } from "@smithy/signature-v4";
import { Sha256 } from "./sha256.ts";

export interface S3SignerOptions {
  region: string;
  /** Who signs: a request may do what these credentials may. */
  credentials: () => Promise<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }>;
}

/** Signs requests to S3 as its client does. */
export function s3Signer({ region, credentials }: S3SignerOptions): SignatureV4 {
  return new SignatureV4({
    credentials,
    region,
    service: "s3",
    sha256: Sha256,
    // S3 signs a path as it is sent.
    uriEscapePath: false,
    applyChecksum: false,
  });
}

/** A key as the path of an address. */
export function pathOf(key: string): string {
  return `/${key.split("/").map(encodeURIComponent).join("/")}`;
}
