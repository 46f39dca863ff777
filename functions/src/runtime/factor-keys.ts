import type { FactorKeys } from "@marquee/core/account/two-factor/sealed-secret";
import { readSecret } from "./deps.ts";
import { env } from "./env.ts";
import { keyList } from "./secret-list.ts";

/** Keys that seal stored authenticator secrets; only functions that set up or check a second factor may read them. */
export const factorKeys = async (): Promise<FactorKeys> =>
  keyList(await readSecret(env.factorsSecretArn), "factors");
