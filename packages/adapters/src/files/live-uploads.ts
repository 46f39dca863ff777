import { type AwsSignerOptions, awsSigner } from "@marquee/services/aws-signer";
import type { UploadSigner } from "./port.ts";
import { pathOf } from "./s3-path.ts";

export interface UploadSignerOptions extends AwsSignerOptions {
  bucket: string;
}

/**
 * Signs uploads for one S3 bucket, without S3's client: nothing is called, and the client would be a third of a
 * bundle. The signature covers the bucket's own host name, because the site's front forwards the request to that
 * host, as CloudFront does.
 */
export function s3Uploads({ bucket, ...signing }: UploadSignerOptions): UploadSigner {
  const signer = awsSigner("s3", signing);
  const host = `${bucket}.s3.${signing.region}.amazonaws.com`;
  const covered = new Set(["content-type", "content-length", "host"]);
  return {
    async signUpload({ key, contentType, sizeBytes, lifeSeconds }) {
      const path = pathOf(key);
      const { query = {} } = await signer.presign(
        {
          method: "PUT",
          protocol: "https:",
          hostname: host,
          path,
          query: {},
          headers: {
            host,
            "content-type": contentType,
            "content-length": String(sizeBytes),
            "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD",
          },
        },
        { expiresIn: lifeSeconds, signableHeaders: covered, unhoistableHeaders: covered },
      );
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      // The client sets the content length itself, from the file.
      return { path: `${path}?${search.toString()}`, headers: { "content-type": contentType } };
    },
  };
}
