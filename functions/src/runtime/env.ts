import type { JobKind } from "@marquee/contracts/credits/job-kinds";
import { paymentModes } from "@marquee/contracts/enums";
import { Defect } from "@marquee/contracts/errors";
import { ordersVariable, queueVariables } from "@marquee/contracts/naming";
import { stageNamed } from "@marquee/contracts/stage-names";

/** The environment of a function, read in this file only; CDK sets exactly these names per function. */

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Defect(`The environment variable ${name} is not set`);
  return value;
}

function optional(name: string): string | undefined {
  return process.env[name] || undefined;
}

function oneOf<const T extends string>(name: string, values: readonly T[]): T {
  const value = required(name);
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Defect(`${name} must be one of ${values.join(", ")}, not "${value}"`);
  return found;
}

/** A setting that production must not have. Synthesizing prod refuses it too. */
function refusedInProd<T>(setting: string, value: T, unsafe: boolean): T {
  if (unsafe && env.stage === "prod") throw new Defect(`Stage prod refuses ${setting}`);
  return value;
}

const googleIssuer = "https://accounts.google.com";

function wholeNumber(name: string): number {
  const value = required(name);
  if (!/^\d{1,15}$/.test(value)) throw new Defect(`${name} must be a whole number, not "${value}"`);
  return Number(value);
}

export const env = {
  get stage() {
    return stageNamed(required("STAGE"));
  },
  /** Null where no commit was deployed. */
  get commit() {
    return optional("COMMIT") ?? null;
  },
  get tableName() {
    return required("TABLE_NAME");
  },
  /** Where jobs of a kind are sent; undefined in a function that sends none. */
  queueUrl(kind: JobKind) {
    return optional(queueVariables(kind).queue);
  },
  /** A kind's queue with its dead-letter queue, for the functions that manage them. */
  queuePair(kind: JobKind) {
    const { queue, deadLetters } = queueVariables(kind);
    return { url: required(queue), deadLettersUrl: required(deadLetters) };
  },
  get realtimeEndpoint() {
    return required("REALTIME_ENDPOINT");
  },
  get mediaBucket() {
    return required("MEDIA_BUCKET");
  },
  /** The search engine with the index of events; unset where the index is in files. */
  get searchEndpoint() {
    return optional("SEARCH_ENDPOINT");
  },
  /** Set by Lambda itself. */
  get region() {
    return required("AWS_REGION");
  },
  /** A different S3 endpoint uses the same variables as the SDK's clients. */
  get s3Endpoint() {
    const elsewhere = optional("AWS_ENDPOINT_URL_S3") ?? optional("AWS_ENDPOINT_URL");
    return elsewhere ?? `https://s3.${env.region}.amazonaws.com`;
  },
  get sessionSecretArn() {
    return required("SESSION_SECRET_ARN");
  },
  get anthropicSecretArn() {
    return required("ANTHROPIC_SECRET_ARN");
  },
  /** Unset where no CloudFront is in front. */
  get originSecretArn() {
    return optional("ORIGIN_SECRET_ARN");
  },
  get anthropicBaseUrl() {
    const url = optional("ANTHROPIC_BASE_URL");
    return refusedInProd("ANTHROPIC_BASE_URL", url, url !== undefined);
  },
  /** The model that does this function's work. */
  get anthropicModel() {
    return required("ANTHROPIC_MODEL");
  },
  /** The model that takes over once the service no longer has that one. */
  get anthropicFallbackModel() {
    return optional("ANTHROPIC_FALLBACK_MODEL");
  },
  /** How the model is reached; the local one must never replace the real one in production. */
  get aiMode() {
    const mode = oneOf("AI_MODE", ["local", "live"]);
    return refusedInProd("AI_MODE=local", mode, mode === "local");
  },
  /** Explicit, never inferred from a missing key. */
  get payments() {
    const mode = oneOf("PAYMENTS", paymentModes);
    return refusedInProd("PAYMENTS=mock", mode, mode === "mock");
  },
  /** If unset, the card provider's own address is used. */
  get stripeApiBase() {
    const base = optional("STRIPE_API_BASE");
    return refusedInProd("STRIPE_API_BASE", base, base !== undefined);
  },
  get stripeSecretArn() {
    return required("STRIPE_SECRET_ARN");
  },
  get stripeWebhookSecretArn() {
    return required("STRIPE_WEBHOOK_SECRET_ARN");
  },
  /** How Google sign-in is set up; undefined where it is not. */
  get google() {
    const clientId = optional("GOOGLE_CLIENT_ID");
    const issuer = optional("GOOGLE_ISSUER");
    const secretArn = optional("GOOGLE_SECRET_ARN");
    refusedInProd("another GOOGLE_ISSUER", issuer, issuer !== undefined && issuer !== googleIssuer);
    return clientId && issuer && secretArn ? { clientId, issuer, secretArn } : undefined;
  },
  /** Keys the stored form of codes that people type. */
  get codesSecretArn() {
    return required("CODES_SECRET_ARN");
  },
  /** Seals the stored secrets of authenticator apps. */
  get factorsSecretArn() {
    return required("FACTORS_SECRET_ARN");
  },
  /** The address that mail comes from. */
  get mailFrom() {
    return required("MAIL_FROM");
  },
  /** Whether one-time codes are returned to the caller; never in production. */
  get debugCodes() {
    const on = oneOf("DEBUG_CODES", ["on", "off"]) === "on";
    return refusedInProd("DEBUG_CODES=on", on, on);
  },
  /** Whether anybody may enter as one of the demo's accounts; never in production. */
  get demoEntry() {
    const on = oneOf("DEMO_ENTRY", ["on", "off"]) === "on";
    return refusedInProd("DEMO_ENTRY=on", on, on);
  },
  /** Whether the diagnostic pages may read how this stage is set up. */
  get diagnostics() {
    return oneOf("DIAGNOSTICS", ["on", "off"]) === "on";
  },
  /** How many jobs of a kind the stage may order in a UTC day. */
  ordersPerDay(kind: JobKind) {
    return wholeNumber(ordersVariable(kind));
  },
  /** How many output tokens the stage may request from the model in a UTC day. */
  get modelOutputPerDay() {
    return wholeNumber("MODEL_OUTPUT_PER_DAY");
  },
  /** Whether an admin needs a second factor before any admin page or operation opens. */
  get adminSecondFactor() {
    const required = oneOf("ADMIN_SECOND_FACTOR", ["on", "off"]) === "on";
    return refusedInProd("ADMIN_SECOND_FACTOR=off", required, !required);
  },
  /** What the stage gives a person once they are confirmed. */
  get welcome() {
    return { credits: wholeNumber("WELCOME_CREDITS"), days: wholeNumber("WELCOME_DAYS") };
  },
  get partnerUsername() {
    return optional("PARTNER_USERNAME") ?? "";
  },
  /** Exact origins that pages may call from. */
  get webOrigins(): readonly string[] {
    const origins = required("WEB_ORIGINS").split(",");
    const plain = origins.some((origin) => !origin.startsWith("https:"));
    return refusedInProd("an origin without https", origins, plain);
  },
  get logLevel() {
    const level = oneOf("LOG_LEVEL", ["DEBUG", "INFO", "WARN", "ERROR", "SILENT"]);
    return refusedInProd("LOG_LEVEL=DEBUG", level, level === "DEBUG");
  },
  /** This function's name in metrics, such as `marquee-prod-http-deals`. */
  get serviceName() {
    return optional("POWERTOOLS_SERVICE_NAME") ?? "unknown";
  },
};
