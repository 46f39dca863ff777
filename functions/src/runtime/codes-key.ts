import { readSecret } from "./deps.ts";
import { env } from "./env.ts";

/** What keys the stored form of codes that people type. */
export const codesKey = () => readSecret(env.codesSecretArn);
