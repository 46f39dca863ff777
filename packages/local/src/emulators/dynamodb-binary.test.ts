import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findDynamo } from "./dynamodb-binary.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-dynamo-"));
const jar = join(folder, "DynamoDBLocal.jar");
const java = join(folder, "java");
writeFileSync(jar, "");
writeFileSync(java, "");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the DynamoDB emulator", () => {
  it("is DynamoDB Local when DYNAMODB_LOCAL_DIR is set, even if another one is available", () => {
    const dynoxide = join(folder, "dynoxide");
    writeFileSync(dynoxide, "");
    expect(findDynamo({ PATH: folder })?.kind).toBe("dynoxide");
    const found = findDynamo({ PATH: folder, DYNAMODB_LOCAL_DIR: folder });
    expect(found).toMatchObject({ kind: "dynamodb-local", command: java });
    expect(found?.args(8_123, undefined)).toEqual(
      expect.arrayContaining([jar, "-port", "8123", "-sharedDb", "-inMemory"]),
    );
    expect(found?.args(8_123, "/data")).toEqual(expect.arrayContaining(["-dbPath", "/data"]));
  });

  it("is never silently a different one than DYNAMODB_LOCAL_DIR asks for", () => {
    expect(() => findDynamo({ PATH: folder, DYNAMODB_LOCAL_DIR: "/nowhere" })).toThrow(
      "DYNAMODB_LOCAL_DIR is set to /nowhere, but there is no DynamoDBLocal.jar in it.",
    );
    expect(() => findDynamo({ PATH: "/nowhere", DYNAMODB_LOCAL_DIR: folder })).toThrow("no java on the PATH");
  });
});
