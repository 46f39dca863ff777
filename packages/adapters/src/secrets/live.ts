import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { Defect } from "@marquee/contracts/errors";
import { awsClientConfig } from "@marquee/services/aws-client";
import { namingFailedCalls } from "@marquee/services/failed-call";

/**
 * Reads one secret's text by its ARN. `fresh` is for a secret that may just have changed: it is read again unless it
 * was read within the last ten seconds.
 */
export type ReadSecret = (arn: string, how?: { fresh: boolean }) => Promise<string>;

const cacheMs = 5 * 60_000;
/** No container reads a secret more often than this, however often callers ask for a fresh one. */
const freshMs = 10_000;

/** Secrets from Secrets Manager, cached for five minutes so that a rotation is noticed without a call per request. */
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
    // A failed read must not be cached, and must not replace an earlier value.
    text.catch(() => (cached ? cache.set(arn, cached) : cache.delete(arn)));
    return text;
  };
}
