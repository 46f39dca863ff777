import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { ordersVariable, queueVariables } from "@marquee/contracts/naming";
import { Duration, RemovalPolicy, Tags } from "aws-cdk-lib";
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
  Architecture,
  Function as LambdaFunction,
  LayerVersion,
  Runtime,
  Tracing,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { expandGrants, type Grants, grantStatements } from "./grants.ts";
import type { Platform } from "./platform.ts";

/** Settings that only some functions read. */
type Setting =
  | "payments"
  | "partner"
  | "welcome"
  | "ai"
  | "modelBudget"
  | "realtime"
  | "google"
  | "codes"
  | "demoEntry"
  | "diagnostics"
  | "adminSecondFactor"
  | "commit";

/** The alarms that watch functions, each over those whose failure people notice in the same way. */
type FunctionAlarm =
  | "sign-in-failing"
  | "accounts-failing"
  | "payments-failing"
  | "orders-failing"
  | "admin-failing"
  | "live-failing"
  | "workers-failing"
  | "schedules-failing";

/** How one function runs, what it may do, and what a user notices when it fails. */
export interface FunctionProfile extends Grants {
  memoryMb: number;
  timeoutSeconds: number;
  settings?: readonly Setting[];
  /** Shown to the on-call engineer: what users notice while this function fails. */
  impact: string;
  /**
   * Exactly this many can run at once: reserved for functions that keep money right, so that load elsewhere cannot
   * starve them, and a cap on expensive calls that anyone can make.
   */
  ownConcurrency?: number;
  /** The alarm that each of its failures counts for: where accounts, money, credits or accepted work are at stake. */
  alarm?: FunctionAlarm;
}

export interface AppFunctionProps {
  /** Its folder in functions/dist, such as `http-deals`. */
  name: string;
  profile: FunctionProfile;
  platform: Platform;
}

/** One Lambda with its own role, its own log group and only the environment variables that it reads. */
export class AppFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly name: string;
  readonly profile: FunctionProfile;

  constructor(scope: Construct, id: string, { name, profile, platform }: AppFunctionProps) {
    super(scope, id);
    this.name = name;
    // Names are generated, so that a function can move to another stack; these tags identify it and its log group.
    Tags.of(this).add("marquee:function", name);
    this.profile = profile;
    const logGroup = new LogGroup(this, "Logs", {
      retention: RetentionDays.ONE_MONTH,
      // What a stage did can be read after its stacks are gone where its data can.
      removalPolicy: platform.config.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        own: new PolicyDocument({
          statements: [
            // The streams of its own log group, whose names Lambda generates.
            new PolicyStatement({
              effect: Effect.ALLOW,
              actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
              resources: [logGroup.logGroupArn],
            }),
            ...grantStatements(platform, profile),
          ],
        }),
      },
    });
    const { tracingLayerArn } = platform.config;
    this.lambda = new LambdaFunction(this, "Function", {
      description: profile.impact.slice(0, 256),
      runtime: Runtime.NODEJS_24_X,
      architecture: platform.config.processor === "arm64" ? Architecture.ARM_64 : Architecture.X86_64,
      handler: "index.handler",
      code: platform.code(name),
      memorySize: profile.memoryMb,
      timeout: Duration.seconds(profile.timeoutSeconds),
      role,
      logGroup,
      ...(platform.config.ownConcurrency && profile.ownConcurrency !== undefined
        ? { reservedConcurrentExecutions: profile.ownConcurrency }
        : {}),
      environment: environmentOf(platform, profile, name),
      ...(tracingLayerArn === undefined
        ? {}
        : {
            // Gives the role the right to send traces.
            tracing: Tracing.ACTIVE,
            layers: [LayerVersion.fromLayerVersionArn(this, "TracingLayer", tracingLayerArn)],
          }),
    });
  }
}

function environmentOf(platform: Platform, profile: FunctionProfile, name: string): Record<string, string> {
  const { config } = platform;
  const grants = expandGrants(profile);
  const settings = new Set<Setting>(profile.settings);
  const secretArn = (which: keyof Platform["secrets"]) => platform.secrets[which].secretArn;
  return {
    STAGE: platform.stage,
    POWERTOOLS_SERVICE_NAME: `marquee-${platform.stage}-${name}`,
    LOG_LEVEL: config.logLevel,
    NODE_OPTIONS: "--enable-source-maps",
    // Where AWS's layer has what starts before the function.
    ...(config.tracingLayerArn === undefined ? {} : { AWS_LAMBDA_EXEC_WRAPPER: "/opt/otel-instrument" }),
    TABLE_NAME: platform.table.tableName,
    ...(name === "socket-chat-message" ? {} : { WEB_ORIGINS: platform.webOrigins }),
    ...queueUrls(platform, grants),
    ...(grants.connections || settings.has("realtime")
      ? { REALTIME_ENDPOINT: platform.realtimeEndpoint }
      : {}),
    ...(grants.mockups ||
    grants.agreements ||
    (grants.eventIndex && !platform.search) ||
    grants.uploadsPictures ||
    grants.avatars ||
    grants.eventImages ||
    grants.dealFiles ||
    grants.erasesFiles
      ? { MEDIA_BUCKET: platform.media.bucketName }
      : {}),
    ...(grants.eventIndex && platform.search ? { SEARCH_ENDPOINT: platform.search.endpoint } : {}),
    ...(grants.secrets?.includes("session") ? { SESSION_SECRET_ARN: secretArn("session") } : {}),
    ...(grants.secrets?.includes("origin") ? { ORIGIN_SECRET_ARN: secretArn("origin") } : {}),
    ...(grants.sendsEmail ? { MAIL_FROM: config.mailFrom } : {}),
    ...(settings.has("demoEntry") ? { DEMO_ENTRY: config.demoEntry ? "on" : "off" } : {}),
    ...(settings.has("commit") && config.commit ? { COMMIT: config.commit } : {}),
    ...(settings.has("diagnostics") ? { DIAGNOSTICS: config.diagnostics ? "on" : "off" } : {}),
    ...(settings.has("adminSecondFactor")
      ? { ADMIN_SECOND_FACTOR: config.adminSecondFactor ? "on" : "off" }
      : {}),
    ...(settings.has("codes") ? { DEBUG_CODES: config.debugCodes ? "on" : "off" } : {}),
    ...(grants.secrets?.includes("codes") ? { CODES_SECRET_ARN: secretArn("codes") } : {}),
    ...(grants.secrets?.includes("factors") ? { FACTORS_SECRET_ARN: secretArn("factors") } : {}),
    ...(settings.has("google")
      ? {
          GOOGLE_CLIENT_ID: config.google?.clientId ?? "",
          GOOGLE_ISSUER: config.google?.issuer ?? "",
          GOOGLE_SECRET_ARN: config.google ? secretArn("google") : "",
        }
      : {}),
    ...(settings.has("payments")
      ? {
          PAYMENTS: config.payments,
          STRIPE_API_BASE: config.stripeApiBase,
          STRIPE_SECRET_ARN: grants.secrets?.includes("stripe") ? secretArn("stripe") : "",
          STRIPE_WEBHOOK_SECRET_ARN: grants.secrets?.includes("stripeWebhook")
            ? secretArn("stripeWebhook")
            : "",
        }
      : {}),
    ...(settings.has("partner") ? { PARTNER_USERNAME: config.partnerUsername } : {}),
    ...(settings.has("welcome")
      ? { WELCOME_CREDITS: String(config.welcome.credits), WELCOME_DAYS: String(config.welcome.days) }
      : {}),
    ...(settings.has("modelBudget")
      ? {
          ...Object.fromEntries(
            jobKindNames.map((kind) => [ordersVariable(kind), String(config.modelBudget.orders[kind])]),
          ),
          MODEL_OUTPUT_PER_DAY: String(config.modelBudget.outputTokens),
        }
      : {}),
    ...(settings.has("ai")
      ? {
          AI_MODE: config.ai.mode,
          ANTHROPIC_SECRET_ARN: grants.secrets?.includes("anthropic") ? secretArn("anthropic") : "",
          ANTHROPIC_BASE_URL: config.ai.baseUrl,
          ANTHROPIC_MODEL: (grants.worksOn && config.ai.models[grants.worksOn]) ?? "",
          ANTHROPIC_FALLBACK_MODEL: config.ai.fallbackModel,
        }
      : {}),
  };
}

/** The URLs of queues that a function sends to or works on, with the dead-letter queues if it manages them. */
function queueUrls(platform: Platform, grants: Grants): Record<string, string> {
  const kinds = grants.deadLetters
    ? jobKindNames
    : new Set([...(grants.sendsTo ?? []), ...(grants.worksOn ? [grants.worksOn] : [])]);
  const urls: Record<string, string> = {};
  for (const kind of kinds) {
    const names = queueVariables(kind);
    urls[names.queue] = platform.queues[kind].queueUrl;
    if (grants.deadLetters) urls[names.deadLetters] = platform.deadLetterQueues[kind].queueUrl;
  }
  return urls;
}
