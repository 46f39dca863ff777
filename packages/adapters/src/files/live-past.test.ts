import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it } from "vitest";
import { s3Eraser } from "./live-eraser.ts";
import { s3PastFiles } from "./live-past.ts";
import type { FileChange } from "./port.ts";

const s3 = mockClient(S3Client);
const client = new S3Client({ region: "us-east-1" });
const past = s3PastFiles({ bucket: "media", client });
const hour = (hours: number) => new Date(Date.UTC(2026, 0, 15, hours));
const version = (Key: string, VersionId: string, hours: number, IsLatest = false) => ({
  Key,
  VersionId,
  LastModified: hour(hours),
  IsLatest,
});

beforeEach(() => {
  s3.reset();
});

it("finds what is not as it was, also where a file's versions stand on two pages", async () => {
  s3.on(ListObjectVersionsCommand)
    .resolvesOnce({
      Versions: [
        version("avatars/changed", "new", 12, true),
        version("avatars/changed", "middle", 11),
        version("avatars/newer", "only", 11, true),
        version("avatars/removed", "old", 8),
        version("avatars/same", "old", 8, true),
      ],
      DeleteMarkers: [version("avatars/removed", "mark", 11, true)],
      NextKeyMarker: "avatars/same",
      NextVersionIdMarker: "old",
    })
    .resolvesOnce({
      Versions: [
        version("avatars/same", "older", 7),
        version("avatars/twice", "new", 11, true),
        version("avatars/twice", "old", 8),
        version("erased/usr_1", "old", 11, true),
        version("uploads/usr_1/x", "old", 11, true),
      ],
      DeleteMarkers: [version("avatars/gone", "mark", 8, true)],
    });
  const found: FileChange[] = [];
  for await (const change of past.changedSince(hour(9).getTime())) found.push(change);
  expect(found).toEqual([
    { key: "avatars/changed", version: null },
    { key: "avatars/newer", version: null },
    { key: "avatars/removed", version: "old" },
    { key: "avatars/twice", version: "old" },
  ]);
  const [, second] = s3.commandCalls(ListObjectVersionsCommand);
  expect(second?.args[0].input).toMatchObject({ KeyMarker: "avatars/same", VersionIdMarker: "old" });
});

it("puts a version back by copying it, and removes what was not there", async () => {
  s3.on(CopyObjectCommand).resolves({});
  s3.on(DeleteObjectCommand).resolves({});
  await past.putBack({ key: "avatars/ü", version: "a+b" });
  await past.putBack({ key: "avatars/newer", version: null });
  expect(s3.commandCalls(CopyObjectCommand)[0]?.args[0].input).toEqual({
    Bucket: "media",
    Key: "avatars/ü",
    CopySource: "media/avatars/%C3%BC?versionId=a%2Bb",
  });
  expect(s3.commandCalls(DeleteObjectCommand)[0]?.args[0].input).toEqual({
    Bucket: "media",
    Key: "avatars/newer",
  });
});

it("finds every account that the eraser noted", async () => {
  s3.on(PutObjectCommand).resolves({});
  await s3Eraser({ bucket: "media", client }).noteErased("usr_1");
  const noted = s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input);
  expect(noted).toEqual([{ Bucket: "media", Key: "erased/usr_1" }]);
  s3.on(ListObjectsV2Command, { Prefix: "erased/" })
    .resolvesOnce({ Contents: noted.map(({ Key }) => ({ Key })), NextContinuationToken: "more" })
    .resolvesOnce({ Contents: [{ Key: "erased/usr_2" }] });
  expect(await past.erasedAccounts()).toEqual(["usr_1", "usr_2"]);
});
