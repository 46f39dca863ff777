/**
 * pnpm cloud:down --endpoint http://localhost:4566: removes what pnpm cloud:up put into an emulator, also one that
 * stopped half-way, and says what it could not remove.
 */
import { parseArgs } from "node:util";
import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListBucketsCommand,
  ListObjectVersionsCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { Emulator } from "../emulator/emulator.ts";
import { emulatorEnvironment } from "../emulator/emulator-environment.ts";

const { values } = parseArgs({ options: { endpoint: { type: "string" } } });
const stage = "emulator";
const emulator = new Emulator(values.endpoint ?? "http://localhost:4566");
/** What cdk made for its deployments, which other apps in the emulator may share. */
const toolkit = { stack: "CDKToolkit", buckets: "cdk-hnb659fds-assets-" };

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

if (!(await emulator.answers())) {
  process.stderr.write(`Nothing answers at ${emulator.endpoint}, so there is nothing to remove.\n`);
  process.exit(1);
}
const env = await emulatorEnvironment(emulator, process.env);
const s3 = new S3Client({
  endpoint: env.AWS_ENDPOINT_URL_S3,
  region: env.AWS_REGION,
  forcePathStyle: true,
  credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
});

const left: string[] = [];
await emptyBuckets(`marquee-${stage}-`);
// The newest first, because a stack whose outputs another imports cannot go before it.
for (const { name } of await emulator.stacks(`marquee-${stage}-`)) await remove(name);
const rest = await emulator.stacks("");
if (rest.length === 1 && rest[0]?.name === toolkit.stack) {
  await emptyBuckets(toolkit.buckets);
  await remove(toolkit.stack);
  await deleteBuckets(toolkit.buckets);
}
await emulator.deleteLateLogs(stage);
for (const [service, names] of await emulator.namesLeft(stage)) left.push(`${service}: ${names.join(", ")}`);
if (left.length > 0) {
  process.stderr.write(`This could not be removed:\n${left.map((line) => `  ${line}\n`).join("")}`);
  process.exit(1);
}
say(`Nothing of Marquee is left at ${emulator.endpoint}.`);

async function remove(name: string): Promise<void> {
  const kept = await emulator.deleteStack(name);
  if (kept) left.push(`stack ${name}, which is ${kept.status}`);
  else say(`Removed ${name}.`);
}

async function bucketsOf(prefix: string): Promise<string[]> {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  return Buckets.flatMap(({ Name }) => (Name?.startsWith(prefix) ? [Name] : []));
}

/** A bucket that is not empty is not deleted with its stack. */
async function emptyBuckets(prefix: string): Promise<void> {
  for (const Bucket of await bucketsOf(prefix))
    for (;;) {
      const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket }));
      const objects = [...Versions, ...DeleteMarkers];
      if (objects.length === 0) break;
      for (const { Key, VersionId } of objects)
        await s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
    }
}

async function deleteBuckets(prefix: string): Promise<void> {
  for (const Bucket of await bucketsOf(prefix)) await s3.send(new DeleteBucketCommand({ Bucket }));
}
