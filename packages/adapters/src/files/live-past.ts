import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { awsClientConfig } from "@marquee/services/aws-client";
import { erasedFolder } from "./erased-folder.ts";
import type { FileChange, PastFiles } from "./port.ts";
import { pathOf } from "./s3-path.ts";

/** A version of a file, or the mark of its removal. */
interface Version {
  key: string;
  /** Null for a mark of removal. */
  version: string | null;
  atMs: number;
  isNow: boolean;
}

/** Who was erased is noted for this very purpose, unused uploads go by themselves, and the index of events is rebuilt. */
const notRestored = [erasedFolder, "uploads/", "search/"];

/** The past of the files in one S3 bucket with versions. */
export function s3PastFiles(options: { bucket: string; client?: S3Client }): PastFiles {
  const { bucket: Bucket } = options;
  // Local endpoints have no per-bucket host names; on AWS both styles reach the same bucket.
  const client = options.client ?? new S3Client({ ...awsClientConfig(), forcePathStyle: true });

  /** All versions of all files; those of one file stand together, newest first. */
  async function* versions(): AsyncGenerator<Version> {
    let KeyMarker: string | undefined;
    let VersionIdMarker: string | undefined;
    do {
      const page = await client.send(new ListObjectVersionsCommand({ Bucket, KeyMarker, VersionIdMarker }));
      const marks = page.DeleteMarkers ?? [];
      const found = [...(page.Versions ?? []), ...marks].map((each, index, { length }) => ({
        key: each.Key ?? "",
        version: index < length - marks.length ? (each.VersionId ?? "") : null,
        atMs: each.LastModified?.getTime() ?? 0,
        isNow: each.IsLatest === true,
      }));
      yield* found.toSorted((one, other) =>
        one.key === other.key
          ? Number(other.isNow) - Number(one.isNow) || other.atMs - one.atMs
          : one.key < other.key
            ? -1
            : 1,
      );
      ({ NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page);
    } while (KeyMarker !== undefined);
  }

  return {
    async erasedAccounts() {
      const found: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: erasedFolder, ContinuationToken }),
        );
        for (const { Key = "" } of page.Contents ?? []) found.push(Key.slice(erasedFolder.length));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return found;
    },
    async *changedSince(atMs) {
      let now: Version | undefined;
      let then: Version | undefined;
      const change = (): FileChange[] => {
        const [is, was] = [now?.version ?? null, then?.version ?? null];
        return now === undefined || is === was ? [] : [{ key: now.key, version: was }];
      };
      for await (const version of versions()) {
        if (notRestored.some((folder) => version.key.startsWith(folder))) continue;
        if (version.key !== now?.key) {
          yield* change();
          now = version;
          then = undefined;
        }
        if (version.atMs <= atMs) then ??= version;
      }
      yield* change();
    },
    async putBack({ key, version }) {
      if (version === null) await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
      else {
        const CopySource = `${Bucket}${pathOf(key)}?versionId=${encodeURIComponent(version)}`;
        await client.send(new CopyObjectCommand({ Bucket, Key: key, CopySource }));
      }
    },
  };
}
