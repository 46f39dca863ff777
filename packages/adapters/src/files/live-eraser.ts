import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { awsClientConfig } from "@marquee/services/aws-client";
import { namingFailedCalls } from "@marquee/services/failed-call";
import { erasedFolder } from "./erased-folder.ts";
import type { FileEraser } from "./port.ts";

/** How many files are removed in parallel. */
const removedAtOnce = 20;

/** Removes an account's files from one S3 bucket. Uses S3's own client, because listing answers in XML. */
export function s3Eraser(options: { bucket: string; client?: S3Client }): FileEraser {
  const { bucket: Bucket } = options;
  // Local endpoints have no per-bucket host names; on AWS both styles reach the same bucket.
  const client =
    options.client ?? namingFailedCalls(new S3Client({ ...awsClientConfig(), forcePathStyle: true }));

  return {
    async removeUnder(prefix) {
      let removed = 0;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
        const keys = (page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
        for (let start = 0; start < keys.length; start += removedAtOnce)
          await Promise.all(
            keys
              .slice(start, start + removedAtOnce)
              .map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))),
          );
        removed += keys.length;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return removed;
    },
    async noteErased(note) {
      await client.send(new PutObjectCommand({ Bucket, Key: `${erasedFolder}${note}` }));
    },
  };
}
