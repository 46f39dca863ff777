import type { FactorKeys } from "@marquee/core/two-factor/sealed-secret";
import { readSecret } from "./deps.ts";
import { env } from "./env.ts";
import { keyList } from "./secret-list.ts";

/** What seals the stored secrets of authenticator apps; only the functions that set up or check a second factor may read it. */
export const factorKeys = async (): Promise<FactorKeys> =>
  keyList(await readSecret(env.factorsSecretArn), "factors");
