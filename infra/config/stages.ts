/** Everything that differs between stages. Nothing else in infra reads the environment or knows a stage's name. */

import { type JobKind, jobQueues, perJobKind } from "@marquee/contracts/credits/job-kinds";
import { type PaymentMode, paymentModes } from "@marquee/contracts/enums";
import type { ModelBudget, WelcomeGrant } from "@marquee/contracts/limits";
import { type Stage, type StageKind, stageKind } from "@marquee/contracts/stage-names";

export interface StageConfig {
  /** `mock` grants credits without money and is refused in prod. */
  payments: PaymentMode;
  /** If empty, the card provider's own address is used. */
  stripeApiBase: string;
  /** Whether one-time codes are returned to the caller. */
  debugCodes: boolean;
  /** Whether anybody may enter as one of the demo's accounts, an admin too. */
  demoEntry: boolean;
  /** Whether there are diagnostic pages that may read how this stage is set up. */
  diagnostics: boolean;
  /** Whether an admin without a second factor must set one up before any admin page or operation opens. */
  adminSecondFactor: boolean;
  /** Google sign-in; without it, the button says that Google is not set up. */
  google?: { clientId: string; issuer: string };
  /** The address that mail comes from; SES must have verified its domain. */
  mailFrom: string;
  ai: {
    /** `local` is the embedded adapter; it must never replace the real one where customers are. */
    mode: "local" | "live";
    /** If empty, the provider's own address is used; another one may lack features of the provider's. */
    baseUrl: string;
    /** Who does each kind of work that asks a model. */
    models: Partial<Record<JobKind, string>>;
    /** Takes over, with an alarm, once the service no longer has a model of those; empty for none. */
    fallbackModel: string;
  };
  /** How many messages of a kind are worked on at once. */
  workersAtOnce: Record<JobKind, number>;
  /** What all users together may request from the model in a UTC day; orders beyond it are refused until midnight. */
  modelBudget: ModelBudget;
  /** What a person gets once they are confirmed: a first campaign to try, or nothing if its credits are 0. */
  welcome: WelcomeGrant;
  partnerUsername: string;
  /** Where the index is that finds events by words: in files, or in a search engine of its own, whose price is fixed. */
  search: "files" | "opensearch";
  /** The OpenTelemetry layer by which functions are traced, which costs by the call; without it, nothing is. */
  tracingLayerArn?: string;
  /** With `none`, another server has the pages, at `origin`, and passes /api, /ws and /uploads on. */
  web: "cloudfront" | "none";
  /** Where the pages are without CloudFront. */
  origin?: string;
  /**
   * The live connection's management endpoint where it is not AWS's, with `{api}` for the API's id, such as
   * http://localhost:4566/_aws/execute-api/{api}/ws.
   */
  realtimeEndpoint?: string;
  /** What functions run on; an emulator runs them on the machine's own. */
  processor: Processor;
  /** The site's own domain with its certificate; without it, CloudFront's domain is the site's address. */
  domain?: { name: string; certificateArn: string };
  /** Exact origins, besides the site's own, that pages may call from. */
  extraOrigins: readonly string[];
  /** Whether alarms may compute with metrics. Without it, those that do are left out: few emulators know them. */
  metricMath: boolean;
  /** What text messages may cost in a month, as the account's limit at SNS has it; an alarm comes at four fifths. */
  monthlySmsDollars: number;
  /** What the account may cost in a month; mail comes at four fifths, and once more than all of it is foreseen. */
  monthlyBudgetDollars?: number;
  /** Where alarms are mailed; without it, they only show on the dashboard. */
  alarmsEmail?: string;
  logLevel: "DEBUG" | "INFO" | "WARN" | "ERROR";
  /** Deletion protection and retained data: what users entered must survive the deletion of a stack. */
  keepData: boolean;
  /** CloudFront's firewall: calls per address, the size of bodies, AWS's managed rules. */
  waf: boolean;
  /** Whether functions require the header that only CloudFront knows. */
  edgeSecret: boolean;
  /**
   * The version of the origin secret that CloudFront sends; `pnpm run deploy` looks it up. CloudFormation re-reads a
   * secret only when its reference changes, so without a version a rotated secret would never reach CloudFront.
   */
  originSecretVersion?: string;
  /**
   * Whether functions reserve the concurrency of their profiles. Off where the AWS account may be new: AWS limits a
   * new account to ten concurrent executions in total and allows none of them to be reserved.
   */
  ownConcurrency: boolean;
  /** What is deployed, for whoever asks the stage; `pnpm run deploy` looks it up. */
  commit?: string;
  env: { region: string; account?: string };
}

export type Processor = "arm64" | "x64";

type Environment = Readonly<Record<string, string | undefined>>;

function deployedEnv(environment: Environment): StageConfig["env"] {
  const account = environment.MARQUEE_ACCOUNT;
  return { region: environment.MARQUEE_REGION || "us-east-1", ...(account ? { account } : {}) };
}

export const googleIssuer = "https://accounts.google.com";

function googleConfig(environment: Environment): Pick<StageConfig, "google"> {
  const clientId = environment.GOOGLE_CLIENT_ID;
  return clientId ? { google: { clientId, issuer: environment.GOOGLE_ISSUER || googleIssuer } } : {};
}

function deployedExtras(
  environment: Environment,
): Pick<StageConfig, "domain" | "alarmsEmail" | "mailFrom" | "originSecretVersion" | "commit"> {
  const {
    MARQUEE_ORIGIN_SECRET_VERSION: originSecretVersion,
    MARQUEE_DOMAIN: name,
    MARQUEE_CERTIFICATE_ARN: certificateArn,
    MARQUEE_ALARMS_EMAIL: alarmsEmail,
    MARQUEE_COMMIT: commit,
  } = environment;
  if ((name === undefined) !== (certificateArn === undefined)) {
    throw new Error("MARQUEE_DOMAIN and MARQUEE_CERTIFICATE_ARN go together: set both or neither.");
  }
  return {
    ...(name && certificateArn ? { domain: { name, certificateArn } } : {}),
    ...(alarmsEmail ? { alarmsEmail } : {}),
    ...(originSecretVersion ? { originSecretVersion } : {}),
    ...(commit ? { commit } : {}),
    mailFrom: environment.MARQUEE_MAIL_FROM || `no-reply@${name ?? "marquee.example"}`,
  };
}

const models = { chat: "claude-sonnet-4-6", campaign: "claude-sonnet-4-6" } as const;
/** Of another generation, so that it is not retired in the same week. */
const fallbackModel = "claude-sonnet-5";

/** Output tokens per day in stages without customers: at $15 per million, at most $150 a day. */
const testingTokens = 10_000_000;

type Room = keyof (typeof jobQueues)[JobKind]["concurrency"];

/** What a stage's queues and its model may take on. */
function roomOf(
  stage: Room,
  outputTokens: number,
): { workersAtOnce: Record<JobKind, number>; modelBudget: ModelBudget } {
  return {
    workersAtOnce: perJobKind((kind) => jobQueues[kind].concurrency[stage]),
    modelBudget: { orders: perJobKind((kind) => jobQueues[kind].ordersPerDay[stage]), outputTokens },
  };
}

/** A key or the address of a server without keys turns the live adapter on. */
function localAi(environment: Environment): StageConfig["ai"] {
  const { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: baseUrl = "", ANTHROPIC_MODEL: both } = environment;
  return {
    mode: key || baseUrl ? "live" : "local",
    baseUrl,
    models: {
      chat: environment.ANTHROPIC_CHAT_MODEL || both || models.chat,
      campaign: environment.ANTHROPIC_CAMPAIGN_MODEL || both || models.campaign,
    },
    // Another server has models of its own.
    fallbackModel: environment.ANTHROPIC_FALLBACK_MODEL || (baseUrl ? "" : fallbackModel),
  };
}

/** What the shell may choose for stages without customers. */
function chosen(
  environment: Environment,
  standard: { ai: "local" | "live"; web: StageConfig["web"]; origin?: string },
): Pick<StageConfig, "ai" | "edgeSecret" | "origin" | "payments" | "realtimeEndpoint" | "web"> {
  const web = choice("MARQUEE_WEB", environment.MARQUEE_WEB || standard.web, ["cloudfront", "none"]);
  const origin = environment.MARQUEE_ORIGIN || (web === "none" ? standard.origin : undefined);
  const realtimeEndpoint = environment.MARQUEE_REALTIME_ENDPOINT;
  return {
    payments: choice("MARQUEE_PAYMENTS", environment.MARQUEE_PAYMENTS || "mock", paymentModes),
    ai: {
      mode: choice("MARQUEE_AI", environment.MARQUEE_AI || standard.ai, ["local", "live"]),
      baseUrl: "",
      models,
      fallbackModel,
    },
    web,
    // Only CloudFront knows it.
    edgeSecret: web === "cloudfront",
    ...(origin ? { origin } : {}),
    ...(realtimeEndpoint ? { realtimeEndpoint } : {}),
  };
}

/** Where `pnpm cloud:up` serves the pages. */
const emulatorOrigin = "http://localhost:3100";

/** Every kind of stage's settings. `local` follows the environment of `npm start`. */
export function stageConfigs(environment: Environment = process.env): Record<StageKind, StageConfig> {
  const deployed = { env: deployedEnv(environment), ...deployedExtras(environment) };
  const common = {
    partnerUsername: environment.PARTNER_USERNAME || "zania",
    // A campaign with all of its parts, or two without.
    welcome: { credits: 20, days: 30 },
    extraOrigins: [],
    search: choice("MARQUEE_SEARCH", environment.MARQUEE_SEARCH || "files", ["files", "opensearch"]),
    web: "cloudfront",
    edgeSecret: true,
    metricMath: true,
    processor: "arm64",
    ownConcurrency: true,
    stripeApiBase: "",
    demoEntry: onOff("MARQUEE_DEMO_ENTRY", environment.MARQUEE_DEMO_ENTRY, "off"),
    diagnostics: true,
    adminSecondFactor: true,
    monthlySmsDollars: dollars("MARQUEE_SMS_DOLLARS", environment.MARQUEE_SMS_DOLLARS || "50"),
    ...(environment.MARQUEE_BUDGET_DOLLARS
      ? { monthlyBudgetDollars: dollars("MARQUEE_BUDGET_DOLLARS", environment.MARQUEE_BUDGET_DOLLARS) }
      : {}),
    ...googleConfig(environment),
    ...deployed,
  } satisfies Partial<StageConfig>;
  const traced = environment.MARQUEE_TRACING_LAYER
    ? { tracingLayerArn: environment.MARQUEE_TRACING_LAYER }
    : {};
  const live = { mode: "live", baseUrl: "", models, fallbackModel } as const;
  return {
    local: {
      ...common,
      payments: choice("PAYMENTS", environment.PAYMENTS || "mock", paymentModes),
      stripeApiBase: environment.STRIPE_API_BASE ?? "",
      mailFrom: "no-reply@marquee.example",
      debugCodes: (environment.DEBUG_CODES || "on") === "on",
      demoEntry: onOff("DEMO_ENTRY", environment.DEMO_ENTRY, "on"),
      ...roomOf("local", 20_000_000_000),
      search: "files",
      welcome: {
        credits: wholeNumber("WELCOME_CREDITS", environment.WELCOME_CREDITS || "20", {
          least: 0,
          most: 1_000,
        }),
        days: wholeNumber("WELCOME_DAYS", environment.WELCOME_DAYS || "30", { least: 1, most: 365 }),
      },
      // The demo's admins sign in with the printed password.
      adminSecondFactor: onOff("ADMIN_SECOND_FACTOR", environment.ADMIN_SECOND_FACTOR, "off"),
      ai: localAi(environment),
      logLevel: choice("LOG_LEVEL", environment.LOG_LEVEL || "INFO", ["DEBUG", "INFO", "WARN", "ERROR"]),
      keepData: false,
      waf: false,
      edgeSecret: false,
      ownConcurrency: false,
      env: { region: "us-east-1", account: "000000000000" },
    },
    emulator: {
      ...withoutDomain(common),
      ...chosen(environment, { ai: "local", web: "none", origin: emulatorOrigin }),
      debugCodes: true,
      // The demo's accounts, whose password is printed, are in it.
      demoEntry: true,
      adminSecondFactor: false,
      ...roomOf("dev", testingTokens),
      logLevel: "INFO",
      keepData: false,
      waf: false,
      ownConcurrency: false,
      metricMath: false,
      processor: process.arch === "arm64" ? "arm64" : "x64",
    },
    dev: {
      ...common,
      ...traced,
      ...chosen(environment, { ai: "live", web: "cloudfront" }),
      debugCodes: true,
      ...roomOf("dev", testingTokens),
      logLevel: "DEBUG",
      keepData: false,
      waf: false,
      ownConcurrency: false,
    },
    staging: {
      ...common,
      ...traced,
      payments: "stripe",
      debugCodes: false,
      ai: live,
      ...roomOf("staging", testingTokens),
      logLevel: "INFO",
      keepData: true,
      waf: true,
    },
    prod: {
      ...common,
      ...traced,
      payments: "stripe",
      debugCodes: false,
      ai: live,
      // At $15 per million output tokens, at most $1,500 a day.
      ...roomOf("prod", 100_000_000),
      logLevel: "INFO",
      keepData: true,
      waf: true,
      // They show no secrets; an engineer who sets up sign-in may need them for a while.
      diagnostics: onOff("MARQUEE_DIAGNOSTICS", environment.MARQUEE_DIAGNOSTICS, "off"),
    },
  };
}

/** A domain is one stage's: CloudFront refuses it to a second, and SES to set it up twice. */
function withoutDomain<T extends Pick<StageConfig, "domain">>({ domain: _ofDev, ...config }: T) {
  return config;
}

/** The settings of a stage: those of its kind, and for one of a developer's own without the domain, which is `dev`'s. */
export function stageConfig(stage: Stage, environment: Environment = process.env): StageConfig {
  const kind = stageKind(stage);
  if (kind === undefined) throw new Error(`No stage may be named ${stage}.`);
  const config = stageConfigs(environment)[kind];
  return kind === stage ? config : withoutDomain(config);
}

function choice<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Error(`${name} must be one of ${allowed.join(", ")}, not "${value}".`);
  return found;
}

function onOff(name: string, value: string | undefined, standard: "on" | "off"): boolean {
  return choice(name, value || standard, ["on", "off"]) === "on";
}

const dollars = (name: string, value: string) => wholeNumber(name, value, { least: 1, most: 999_999 });

function wholeNumber(name: string, value: string, { least, most }: { least: number; most: number }): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
}
