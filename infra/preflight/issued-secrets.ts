import type { Stage } from "@marquee/contracts/stage-names";
import type { StageConfig } from "../config/stages.ts";

/** A secret that somebody else issues. A first deployment makes up a value, with which the product starts. */
export interface IssuedSecret {
  name: string;
  /** Who issues it, and where. */
  from: string;
  /** The variable from which `pnpm run setup-secrets` takes it. */
  variable: string;
  /** How every value begins. */
  begins: RegExp;
  /** What people notice while it is made up. */
  without: string;
}

/** The secrets that a stage with these settings needs from others. */
export function issuedSecrets({ ai, payments, google }: StageConfig): IssuedSecret[] {
  const model: IssuedSecret = {
    name: "anthropic-api-key",
    from: "the model provider's console, API keys",
    variable: "ANTHROPIC_API_KEY",
    begins: /^sk-ant-/,
    without: "campaigns and Morgan's answers fail",
  };
  const card: IssuedSecret[] = [
    {
      name: "stripe-secret-key",
      from: "Stripe, Developers, API keys, a restricted key",
      variable: "STRIPE_SECRET_KEY",
      begins: /^[sr]k_(live|test)_/,
      without: "nobody can buy credits",
    },
    {
      name: "stripe-webhook-secret",
      from: "Stripe, Developers, Webhooks, the endpoint https://<site>/api/webhooks/stripe",
      variable: "STRIPE_WEBHOOK_SECRET",
      begins: /^whsec_/,
      without: "what is paid is not credited",
    },
  ];
  const signIn: IssuedSecret = {
    name: "google-client-secret",
    from: "Google's console, Clients, with the redirect address https://<site>/api/auth/google/callback",
    variable: "GOOGLE_CLIENT_SECRET",
    begins: /^GOCSPX-/,
    without: "Google sign-in fails",
  };
  return [
    ...(ai.mode === "live" && ai.baseUrl === "" ? [model] : []),
    ...(payments === "stripe" ? card : []),
    ...(google ? [signIn] : []),
  ];
}

export const secretId = (stage: Stage, { name }: IssuedSecret): string => `marquee/${stage}/${name}`;

/** Whether a stored value, a list while it is rotated, came from who issues it. */
export function isIssued({ begins }: IssuedSecret, value: string): boolean {
  return value.split(",").every((one) => begins.test(one.trim()));
}

/** Where values come from and go to. */
export interface SecretsDesk {
  /** What the person gives for a secret; empty to leave it as it is. */
  ask(secret: IssuedSecret): Promise<string>;
  read(id: string): Promise<string | undefined>;
  put(id: string, value: string): Promise<void>;
  say(line: string): void;
}

/**
 * Asks for each secret that is still made up, or for all of them, and puts in what is given.
 * @returns whether all of them are real afterwards
 */
export async function setUpSecrets(
  stage: Stage,
  config: StageConfig,
  desk: SecretsDesk,
  { all = false } = {},
): Promise<boolean> {
  let real = true;
  for (const secret of issuedSecrets(config)) {
    const id = secretId(stage, secret);
    const before = await desk.read(id);
    if (before === undefined) {
      desk.say(`${id} is not there yet: the first deployment creates it.`);
      return false;
    }
    if (isIssued(secret, before) && !all) {
      desk.say(`${secret.name} is set.`);
      continue;
    }
    const value = (await desk.ask(secret)).trim();
    if (value === "") {
      desk.say(
        `${secret.name} stays as it is${isIssued(secret, before) ? "" : `; until it is set, ${secret.without}`}.`,
      );
      real &&= isIssued(secret, before);
    } else if (isIssued(secret, value)) {
      await desk.put(id, value);
      desk.say(`${secret.name} is set. Functions take it within five minutes.`);
    } else {
      desk.say(`That is no ${secret.name}: one begins with ${shown(secret.begins)}. It was not stored.`);
      real = false;
    }
  }
  return real;
}

/** A beginning as a person reads it: "sk-ant-", or "sk_live_" for one of several. */
function shown(begins: RegExp): string {
  return begins.source
    .replace(/^\^/, "")
    .replace(/\[(.).*?\]/g, "$1")
    .replace(/\((\w+).*?\)/g, "$1");
}
