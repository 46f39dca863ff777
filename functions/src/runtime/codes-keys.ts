import { readSecret } from "./deps.ts";
import { env } from "./env.ts";
import { keyList } from "./secret-list.ts";

/** The keys for the stored form of codes that people type. */
export const codesKeys = async () => keyList(await readSecret(env.codesSecretArn), "codes");
