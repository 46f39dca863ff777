import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { awsClientConfig } from "@marquee/contracts/aws-client";
import { Defect } from "@marquee/contracts/errors";
import { namingFailedCalls } from "@marquee/contracts/failed-call";

/**
 * Reads one secret's text by its ARN. `fresh` asks for one that was just changed: it is read again unless that happened
 * within the last ten seconds.
 */
export type ReadSecret = (arn: string, how?: { fresh: boolean }) => Promise<string>;

const cacheMs = 5 * 60_000;
/** However often somebody makes us doubt a value, no container asks more often than this. */
const freshMs = 10_000;

/** Secrets from Secrets Manager, kept for five minutes so that a rotation is noticed without a call per request. */
export function secretsManager(options: { now: () => number; client?: SecretsManagerClient }): ReadSecret {
  const client = options.client ?? namingFailedCalls(new SecretsManagerClient(awsClientConfig()));
  const cache = new Map<string, { text: Promise<string>; readAtMs: number }>();
  return (arn, { fresh } = { fresh: false }) => {
    const cached = cache.get(arn);
    if (cached && options.now() - cached.readAtMs < (fresh ? freshMs : cacheMs)) return cached.text;
    const text = client.send(new GetSecretValueCommand({ SecretId: arn })).then((answer) => {
      if (!answer.SecretString) throw new Defect("The secret is empty");
      return answer.SecretString;
    });
    cache.set(arn, { text, readAtMs: options.now() });
    // A failed read must not be remembered, and takes nothing away that was read before.
    text.catch(() => (cached ? cache.set(arn, cached) : cache.delete(arn)));
    return text;
  };
}
