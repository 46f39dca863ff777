import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { AwsCallError, awsCall } from "../emulators/aws-call.ts";
import { atEndpoint, type ForeignEndpoint } from "../emulators/service-places.ts";
import type { CloudModel } from "../template/model-types.ts";
import { isRecord } from "../template/template.ts";
import { type AwsAnswer, jsonAnswer, restError } from "./answers.ts";

/** Secrets Manager: values are generated once and stored next to the data, so that sessions survive a restart. */
export class LocalSecrets {
  private readonly values = new Map<string, string>();
  private readonly secrets: CloudModel["secrets"];
  private readonly given: Readonly<Record<string, string | undefined>>;

  constructor(
    secrets: CloudModel["secrets"],
    options: { file: string | undefined; given: Readonly<Record<string, string | undefined>> },
  ) {
    this.secrets = secrets;
    this.given = options.given;
    const kept = options.file === undefined ? {} : readKept(options.file);
    for (const { arn, name, length } of secrets) {
      const value = options.given[name] ?? kept[name] ?? randomBytes(length).toString("hex").slice(0, length);
      this.values.set(arn, value);
      // Never store a value that came from the environment.
      if (options.given[name] === undefined) kept[name] = value;
    }
    if (options.file !== undefined) {
      mkdirSync(dirname(options.file), { recursive: true });
      writeFileSync(options.file, JSON.stringify(kept, undefined, 2), { mode: 0o600 });
    }
  }

  /** The name of one of our secrets in a foreign Secrets Manager. */
  nameOf(arn: string): string {
    return this.secrets.find((secret) => secret.arn === arn)?.name ?? arn;
  }

  /** Creates the secrets at another endpoint. An existing one stays, unless the environment gives the value. */
  async copyTo(endpoint: ForeignEndpoint): Promise<void> {
    const call = (operation: string, input: object) =>
      awsCall(endpoint.url, "secretsmanager", operation, { ClientRequestToken: randomUUID(), ...input });
    await atEndpoint(endpoint, () =>
      Promise.all(
        this.secrets.map(async ({ arn, name }) => {
          const SecretString = this.values.get(arn);
          try {
            await call("CreateSecret", { Name: name, SecretString });
          } catch (error) {
            if (!(error instanceof AwsCallError && error.code === "ResourceExistsException")) throw error;
            if (this.given[name] !== undefined)
              await call("PutSecretValue", { SecretId: name, SecretString });
          }
        }),
      ),
    );
  }

  /** Changes a secret's value, by its name. @throws Error for an unknown name */
  put(name: string, value: string): void {
    const secret = this.secrets.find((one) => one.name === name);
    if (!secret) throw new Error(`There is no secret ${name}`);
    this.values.set(secret.arn, value);
  }

  /** A secret's value, by its name. */
  valueOf(name: string): string | undefined {
    const secret = this.secrets.find((one) => one.name === name);
    return secret && this.values.get(secret.arn);
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
