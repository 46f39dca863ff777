import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { FileStore } from "./port.ts";

/** Files in one private S3 bucket. */
export function s3Files(options: { bucket: string; client?: S3Client }): FileStore {
  // Local endpoints have no per-bucket host names; on AWS both styles reach the same bucket.
  const client = options.client ?? new S3Client({ maxAttempts: 3, forcePathStyle: true });
  return {
    async put(key, body, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: options.bucket, Key: key, Body: body, ContentType: contentType }),
      );
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: options.bucket, Key: key }));
        return await Body?.transformToString("utf8");
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  };
}
