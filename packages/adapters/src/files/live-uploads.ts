import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { awsClientConfig } from "@marquee/contracts/aws-client";
import type { UploadSigner } from "./port.ts";

/**
 * Signs uploads for one S3 bucket. The signature covers the bucket's own host name, whatever address the SDK is told to
 * call: the site's front passes the request on to that host, as CloudFront does.
 */
export function s3Uploads(options: { bucket: string; region: string }): UploadSigner {
  const client = new S3Client({
    ...awsClientConfig(),
    region: options.region,
    endpoint: `https://s3.${options.region}.amazonaws.com`,
    // The checksum would be that of the empty body that is signed here.
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
  return {
    async signUpload({ key, contentType, sizeBytes, lifeSeconds }) {
      const command = new PutObjectCommand({
        Bucket: options.bucket,
        Key: key,
        ContentType: contentType,
        ContentLength: sizeBytes,
      });
      const signed = new Set(["content-type", "content-length", "host"]);
      const address = new URL(
        await getSignedUrl(client, command, {
          expiresIn: lifeSeconds,
          signableHeaders: signed,
          unhoistableHeaders: signed,
        }),
      );
      // The client sends the length by itself: it is the file's.
      return { path: `${address.pathname}${address.search}`, headers: { "content-type": contentType } };
    },
  };
}
