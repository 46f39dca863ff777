/**
 * pnpm run stripe-webhook --stage prod: prints the endpoint and the events that Stripe has to send to it. With --register
 * it sets them up with the key STRIPE_SECRET_KEY, and puts the secret of a new endpoint where the stage reads it.
 */
import { PutSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { stripeEvents } from "@marquee/contracts/credits/stripe-events";
import { stageConfig } from "../config/stages.ts";
import { registerEndpoint, stripeEndpoint } from "../releases/stripe-endpoint.ts";
import { outputOf } from "./deploy-stage.ts";
import { deployedStage } from "./stage-option.ts";

const { stage, on } = deployedStage("pnpm run stripe-webhook", "register");
const { domain, env, stripeApiBase } = stageConfig(stage);
const site = domain ? `https://${domain.name}` : outputOf(stage, "Url");
if (site === undefined) {
  process.stderr.write(
    `Set MARQUEE_DOMAIN, or deploy ${stage} from this folder: its address is not known.\n`,
  );
  process.exit(1);
}
const say = (line: string) => void process.stdout.write(`${line}\n`);
const key = process.env.STRIPE_SECRET_KEY;
if (!on.has("register")) {
  say(`Endpoint: ${stripeEndpoint(site)}`);
  for (const type of stripeEvents) say(`  ${type}`);
} else if (!key) {
  process.stderr.write("Set STRIPE_SECRET_KEY to a key that may write webhook endpoints.\n");
  process.exit(2);
} else {
  const secret = await registerEndpoint(site, { key, api: stripeApiBase || "https://api.stripe.com" });
  if (secret !== undefined) {
    const SecretId = `marquee/${stage}/stripe-webhook-secret`;
    await new SecretsManagerClient({ region: env.region }).send(
      new PutSecretValueCommand({ SecretId, SecretString: secret }),
    );
  }
  say(`${stripeEndpoint(site)} gets ${stripeEvents.length} kinds of events.`);
  say(secret === undefined ? "It was there; its secret is unchanged." : "Its signing secret is stored.");
}
