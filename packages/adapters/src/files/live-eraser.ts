import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { awsClientConfig } from "@marquee/contracts/aws-client";
import { namingFailedCalls } from "@marquee/contracts/failed-call";
import { type BinaryFiles, type FileEraser, type FileStore, FileTooLarge } from "./port.ts";

/** So many files are removed side by side. */
const removedAtOnce = 20;

/** Files in one private S3 bucket. */
export function s3Files(options: {
  bucket: string;
  client?: S3Client;
}): FileStore & BinaryFiles & FileEraser {
  const { bucket: Bucket } = options;
  // Local endpoints have no per-bucket host names; on AWS both styles reach the same bucket.
  const client =
    options.client ?? namingFailedCalls(new S3Client({ ...awsClientConfig(), forcePathStyle: true }));

  async function put(Key: string, Body: string | Uint8Array, ContentType: string): Promise<void> {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
  }

  /** The stored file, or undefined when there is none. */
  async function open(Key: string) {
    try {
      return await client.send(new GetObjectCommand({ Bucket, Key }));
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async function remove(Key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }

  return {
    put,
    putBytes: put,
    remove,
    get: async (key) => (await open(key))?.Body?.transformToString("utf8"),
    async getBytes(key, maxBytes) {
      const file = await open(key);
      if (file?.ContentLength !== undefined && file.ContentLength > maxBytes) throw new FileTooLarge(key);
      return file?.Body?.transformToByteArray();
    },
    async removeUnder(prefix) {
      let removed = 0;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
        const keys = (page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
        for (let start = 0; start < keys.length; start += removedAtOnce)
          await Promise.all(keys.slice(start, start + removedAtOnce).map(remove));
        removed += keys.length;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return removed;
    },
  };
}
