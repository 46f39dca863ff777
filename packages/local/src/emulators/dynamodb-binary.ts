import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { delimiter, dirname, join } from "node:path";

/** How to start a DynamoDB emulator on this machine. */
export interface DynamoCommand {
  kind: "dynoxide" | "dynamodb-local";
  command: string;
  args(port: number, dataDir: string | undefined): string[];
}

/**
 * Finds the emulator to start: DynamoDB Local if `DYNAMODB_LOCAL_DIR` names its folder, then the package for this
 * machine, then `dynoxide` on the PATH.
 * @throws Error when `DYNAMODB_LOCAL_DIR` is set but cannot be started
 */
export function findDynamo(
  environment: Readonly<Record<string, string | undefined>>,
): DynamoCommand | undefined {
  const { DYNAMODB_LOCAL_DIR: folder, PATH } = environment;
  if (folder) return dynamoDbLocal(folder, PATH);
  const binary = packagedDynoxide() ?? onPath("dynoxide", PATH);
  if (binary === undefined) return undefined;
  return {
    kind: "dynoxide",
    command: binary,
    args: (port, dataDir) => [
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
      ...(dataDir === undefined ? [] : ["--db-path", join(dataDir, "table.sqlite")]),
    ],
  };
}

function dynamoDbLocal(folder: string, path: string | undefined): DynamoCommand {
  const jar = join(folder, "DynamoDBLocal.jar");
  if (!existsSync(jar))
    throw new Error(`DYNAMODB_LOCAL_DIR is set to ${folder}, but there is no DynamoDBLocal.jar in it.`);
  const java = onPath("java", path);
  if (java === undefined)
    throw new Error(
      "DYNAMODB_LOCAL_DIR is set, but there is no java on the PATH. Install Java 17, or unset the variable to use the bundled emulator.",
    );
  return {
    kind: "dynamodb-local",
    command: java,
    args: (port, dataDir) => [
      `-Djava.library.path=${join(folder, "DynamoDBLocal_lib")}`,
      "-jar",
      jar,
      "-port",
      String(port),
      "-sharedDb",
      ...(dataDir === undefined ? ["-inMemory"] : ["-dbPath", dataDir]),
    ],
  };
}

/** What to do if none is found. */
export const dynamoAdvice =
  "No DynamoDB emulator was found. Install dynoxide and put it on the PATH, or unpack DynamoDB Local and set DYNAMODB_LOCAL_DIR to its folder (it needs Java).";

function packagedDynoxide(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@dynoxide/${platform()}-${arch()}/package.json`);
    const binary = join(dirname(manifest), "dynoxide");
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

/** The first program with a given name on a PATH. */
export function onPath(program: string, path: string | undefined): string | undefined {
  return (path ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
}
