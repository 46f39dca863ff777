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

/** What was tried, in order: the package for this machine, `dynoxide` on the PATH, DynamoDB Local with Java. */
export function findDynamo(
  environment: Readonly<Record<string, string | undefined>>,
): DynamoCommand | undefined {
  const binary = packagedDynoxide() ?? onPath("dynoxide", environment.PATH);
  if (binary) {
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
  const java = onPath("java", environment.PATH);
  const folder = environment.DYNAMODB_LOCAL_DIR;
  if (!java || !folder || !existsSync(join(folder, "DynamoDBLocal.jar"))) return undefined;
  return {
    kind: "dynamodb-local",
    command: java,
    args: (port, dataDir) => [
      `-Djava.library.path=${join(folder, "DynamoDBLocal_lib")}`,
      "-jar",
      join(folder, "DynamoDBLocal.jar"),
      "-port",
      String(port),
      "-sharedDb",
      ...(dataDir === undefined ? ["-inMemory"] : ["-dbPath", dataDir]),
    ],
  };
}

/** What to do where none is found. */
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

/** The first program of a name on a PATH. */
export function onPath(program: string, path: string | undefined): string | undefined {
  return (path ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
}
