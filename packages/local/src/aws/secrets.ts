import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { CloudModel } from "../template/model-types.ts";
import { isRecord } from "../template/template.ts";
import { type AwsAnswer, jsonAnswer, restError } from "./answers.ts";

/** Secrets Manager: generated values are made once and kept beside the data, so that sessions survive a restart. */
export class LocalSecrets {
  private readonly values = new Map<string, string>();

  constructor(
    secrets: CloudModel["secrets"],
    options: { file: string | undefined; given: Readonly<Record<string, string | undefined>> },
  ) {
    const kept = options.file === undefined ? {} : readKept(options.file);
    for (const { arn, name, length } of secrets) {
      const value = options.given[name] ?? kept[name] ?? randomBytes(length).toString("hex").slice(0, length);
      this.values.set(arn, value);
      // What came from outside stays outside: a key from the environment is not written down.
      if (options.given[name] === undefined) kept[name] = value;
    }
    if (options.file !== undefined) {
      mkdirSync(dirname(options.file), { recursive: true });
      writeFileSync(options.file, JSON.stringify(kept, undefined, 2), { mode: 0o600 });
    }
  }

  answer(arn: string): AwsAnswer {
    const value = this.values.get(arn);
    if (value === undefined)
      return restError(400, "ResourceNotFoundException", "Secrets Manager can't find the specified secret.");
    return jsonAnswer({ ARN: arn, SecretString: value, VersionStages: ["AWSCURRENT"] });
  }
}

function readKept(file: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isRecord(kept)
      ? Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]))
      : {};
  } catch {
    return {};
  }
}
