import type { Stage } from "@marquee/contracts/stage-names";
import { usd } from "@marquee/contracts/text/usd";
import { httpProfiles } from "../config/http-functions.ts";
import { scheduleProfiles, workerProfiles } from "../config/job-profiles.ts";
import { socketProfiles } from "../config/socket-profiles.ts";
import type { StageConfig } from "../config/stages.ts";
import type { FunctionProfile } from "../constructs/app-function.ts";
import type { Account, Certificate } from "./account.ts";
import { type IssuedSecret, isIssued, issuedSecrets, secretId } from "./issued-secrets.ts";
import type { ModelsAsked } from "./unknown-models.ts";

/** Something that a deployment of the stage needs. */
export interface Finding {
  what: string;
  /** What is missing and what to do about it, for the person who deploys; undefined if nothing is. */
  missing?: string;
  /** Whether the stage is not deployed without it. */
  refuses: boolean;
}

type Answer = Omit<Finding, "what">;

/** What AWS leaves to functions without a reservation, whatever the others reserve. */
const neverReserved = 100;

/** Together with CDK 2's own templates. */
const leastBootstrap = 6;

/** The concurrent executions that a stage's functions reserve. */
export function reservedByStage({ ownConcurrency }: StageConfig): number {
  if (!ownConcurrency) return 0;
  const profiles: FunctionProfile[] = [
    httpProfiles,
    workerProfiles,
    scheduleProfiles,
    socketProfiles,
  ].flatMap((group) => Object.values(group));
  return profiles.reduce((sum, { ownConcurrency: own = 0 }) => sum + own, 0);
}

/**
 * What is missing for a deployment of the stage, in the order in which to see to it. A first deployment creates the
 * secrets, so they are asked for from the second one on.
 */
export async function preflight(
  stage: Stage,
  config: StageConfig,
  account: Account,
  askModels: (models: readonly string[], apiKey: string) => Promise<ModelsAsked>,
): Promise<Finding[]> {
  const isProd = stage === "prod";
  const isDeployed = (await account.secret(`marquee/${stage}/session-secret`)) !== undefined;
  const { domain } = config;
  const checks: (readonly [what: string, check: Promise<Answer>])[] = [
    ["CDK's bootstrap stack", bootstrapped(account, config)],
    ["Concurrent executions", roomForFunctions(account, config, isDeployed)],
    ["Mail to anybody", mail(account, isProd)],
    ["Text messages", textMessages(account, isProd)],
    ...(domain
      ? ([
          ["Certificate", certificate(account, domain)],
          ["DNS", address(account, domain.name)],
        ] as const)
      : []),
    ...(isDeployed ? issuedSecrets(config) : []).map((secret): [string, Promise<Answer>] => [
      `Secret ${secret.name}`,
      issued(account, stage, secret, isProd),
    ]),
    ["Models", models(account, stage, config, askModels)],
  ];
  const found = await Promise.all(
    checks.map(([what, check]) =>
      // What one question cannot find out keeps no other from being answered.
      check.then(
        (answer) => ({ what, ...answer }),
        (error: Error) => ({
          what,
          refuses: isProd,
          missing: `AWS gave no answer about it. ${error.name}: ${error.message}`,
        }),
      ),
    ),
  );
  return [...found, alarms(config, isProd)];
}

async function bootstrapped(account: Account, { env }: StageConfig): Promise<Answer> {
  const version = await account.bootstrapVersion();
  const ask = `Run: pnpm --dir infra exec cdk bootstrap aws://${env.account ?? "<account>"}/${env.region}`;
  return {
    refuses: true,
    ...(version === undefined
      ? { missing: `CDK was never set up in this account's ${env.region}. ${ask}` }
      : version < leastBootstrap
        ? { missing: `CDK's bootstrap stack has version ${version}, and ${leastBootstrap} is needed. ${ask}` }
        : {}),
  };
}

async function roomForFunctions(account: Account, config: StageConfig, isDeployed: boolean): Promise<Answer> {
  const wanted = reservedByStage(config);
  const { limit, unreserved } = await account.concurrency();
  // What this stage has reserved already is in the account's reservations.
  const room = (isDeployed ? limit : unreserved) - neverReserved;
  return {
    refuses: true,
    ...(wanted > 0 && room < wanted
      ? {
          missing: `The stage's functions reserve ${wanted} concurrent executions, and the account has ${Math.max(room, 0)} to reserve: its limit is ${limit}, of which ${neverReserved} always stay free. Ask for ${limit - room + wanted} under Service Quotas, AWS Lambda, "Concurrent executions".`,
        }
      : {}),
  };
}

async function mail(account: Account, isProd: boolean): Promise<Answer> {
  return {
    refuses: isProd,
    ...((await account.mailsAnybody())
      ? {}
      : {
          missing:
            "SES is in its sandbox: mail reaches verified addresses only, so nobody else can confirm an account. Ask for production access under SES, Account dashboard.",
        }),
  };
}

async function textMessages(account: Account, isProd: boolean): Promise<Answer> {
  const { anybody, monthlyDollars } = await account.textMessages();
  const missing = !anybody
    ? "SNS is in its SMS sandbox: codes reach verified numbers only. Leave it under SNS, Text messaging."
    : monthlyDollars <= 1
      ? `Text messages may cost ${usd(monthlyDollars)} a month, which is about a hundred codes; then phone sign-in stops. Raise the limit under SNS, Text messaging.`
      : undefined;
  return { refuses: isProd, ...(missing === undefined ? {} : { missing }) };
}

/** Whether a certificate is for a host, by its name or one level below a name with a star. */
function isFor({ names }: Certificate, host: string): boolean {
  const parent = host.slice(host.indexOf("."));
  return names.some((name) => name === host || (name.startsWith("*") && name.slice(1) === parent));
}

async function certificate(account: Account, domain: NonNullable<StageConfig["domain"]>): Promise<Answer> {
  const found = await account.certificate(domain.certificateArn);
  const missing = !found
    ? `MARQUEE_CERTIFICATE_ARN names no certificate of this account in us-east-1, where CloudFront looks for it.`
    : found.status !== "ISSUED"
      ? `The certificate of ${domain.name} is ${found.status}, not ISSUED. Its page in ACM names the DNS record to add.`
      : !isFor(found, domain.name)
        ? `The certificate is for ${found.names.join(", ")}, not for ${domain.name}.`
        : undefined;
  return { refuses: true, ...(missing === undefined ? {} : { missing }) };
}

async function address(account: Account, host: string): Promise<Answer> {
  return {
    // The record leads to what the first deployment creates.
    refuses: false,
    ...((await account.resolves(host))
      ? {}
      : {
          missing: `${host} has no address yet. Once deployed, lead it to the site's CloudFront domain, by CNAME or alias.`,
        }),
  };
}

async function issued(
  account: Account,
  stage: Stage,
  secret: IssuedSecret,
  isProd: boolean,
): Promise<Answer> {
  const id = secretId(stage, secret);
  return {
    refuses: isProd,
    ...(isIssued(secret, (await account.secret(id)) ?? "")
      ? {}
      : {
          missing: `The secret ${id} is still made up, and ${secret.without}. Put the real one in: pnpm run setup-secrets --stage ${stage}`,
        }),
  };
}

/** A model that the service does not have would fail, or need the fallback, at once. */
async function models(
  account: Account,
  stage: Stage,
  { ai }: StageConfig,
  askModels: (models: readonly string[], apiKey: string) => Promise<ModelsAsked>,
): Promise<Answer> {
  // Another server has models of its own.
  if (ai.mode !== "live" || ai.baseUrl !== "") return { refuses: false };
  const [key = ""] = ((await account.secret(`marquee/${stage}/anthropic-api-key`)) ?? "").split(",");
  const asked = await askModels([...Object.values(ai.models), ai.fallbackModel], key.trim());
  if ("notAsked" in asked)
    return { refuses: false, missing: `Their names were not checked: ${asked.notAsked}.` };
  if (asked.unknown.length === 0) return { refuses: true };
  const names = asked.unknown.join(", ");
  return {
    refuses: true,
    missing: `The service has no model ${names}. Choose another in infra/config/stages.ts.`,
  };
}

function alarms({ alarmsEmail }: StageConfig, isProd: boolean): Finding {
  return {
    what: "Recipient of alarms",
    refuses: isProd,
    ...(alarmsEmail
      ? {}
      : {
          missing:
            "Nobody is told when an alarm goes off. Set MARQUEE_ALARMS_EMAIL, and confirm the mail that AWS sends there.",
        }),
  };
}
