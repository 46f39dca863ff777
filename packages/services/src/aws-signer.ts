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
