import { httpCall } from "../http-client.ts";
import { reasonOf } from "../reason-of.ts";

type Settings = Readonly<Record<string, string | undefined>>;

/** A foreign endpoint for one service, and the variable that names it. */
export interface ForeignEndpoint {
  url: string;
  variable: string;
}

/** The services that may be at a foreign endpoint, each with its title and the variable that the AWS SDKs read. */
const services = {
  dynamodb: { title: "DynamoDB", variable: "AWS_ENDPOINT_URL_DYNAMODB" },
  sqs: { title: "SQS", variable: "AWS_ENDPOINT_URL_SQS" },
  s3: { title: "S3", variable: "AWS_ENDPOINT_URL_S3" },
  sns: { title: "SNS", variable: "AWS_ENDPOINT_URL_SNS" },
  ses: { title: "SES", variable: "AWS_ENDPOINT_URL_SESV2" },
  secretsmanager: { title: "Secrets Manager", variable: "AWS_ENDPOINT_URL_SECRETS_MANAGER" },
} as const;

export type ServiceName = keyof typeof services;
export type ForeignEndpoints = Readonly<Partial<Record<ServiceName, ForeignEndpoint>>>;

const serviceNames = ["dynamodb", "sqs", "s3", "sns", "ses", "secretsmanager"] as const;
/**
 * `AWS_ENDPOINT_URL` alone moves the table, queues and files. Mail, text messages and secrets stay local, where
 * /_local shows them, unless their own variable moves them too.
 */
const general = "AWS_ENDPOINT_URL";
const movedByGeneral: ReadonlySet<ServiceName> = new Set(["dynamodb", "sqs", "s3"]);
const reachableWithinMs = 5_000;

/**
 * The services that the settings put at foreign endpoints, each on its own.
 * @throws Error naming the variable whose value is not an address
 */
export function foreignEndpoints(settings: Settings): ForeignEndpoints {
  const found = serviceNames.flatMap((name) => {
    const variable = [services[name].variable, ...(movedByGeneral.has(name) ? [general] : [])].find(
      (one) => settings[one],
    );
    const url = variable === undefined ? undefined : settings[variable];
    if (variable === undefined || url === undefined) return [];
    if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url))
      throw new Error(`${variable} must be an address such as http://localhost:4566, not "${url}".`);
    return [[name, { url: url.replace(/\/+$/, ""), variable }] as const];
  });
  return Object.fromEntries(found);
}

/** Waits until every endpoint has answered anything. @throws Error naming one that does not, and its variable */
export async function checkReachable(endpoints: readonly ForeignEndpoint[]): Promise<void> {
  const byUrl = new Map(endpoints.map((endpoint) => [endpoint.url, endpoint]));
  await Promise.all([...byUrl.values()].map(requireAnswer));
}

async function requireAnswer({ url, variable }: ForeignEndpoint): Promise<void> {
  try {
    const signal = AbortSignal.timeout(reachableWithinMs);
    await httpCall(new URL(url), { method: "GET", headers: {}, signal });
  } catch (error) {
    throw new Error(
      `${variable} is set to ${url}, but nothing answers there (${reason(error)}). Start what should answer, correct the address, or unset ${variable} to use the embedded service.`,
      { cause: error },
    );
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "AbortError" || error.name === "TimeoutError")
    return `no answer within ${reachableWithinMs / 1_000} seconds`;
  return "code" in error && typeof error.code === "string" ? error.code : reasonOf(error);
}

/** One line per service that says where it is; `emulator` names the DynamoDB emulator. */
export function describePlaces(foreign: ForeignEndpoints, emulator: string | undefined): string[] {
  const embedded: Record<ServiceName, string> = {
    dynamodb: `embedded (${emulator ?? "none"})`,
    sqs: "embedded",
    s3: "embedded",
    sns: "embedded; text messages are shown at /_local",
    ses: "embedded; mail is shown at /_local",
    secretsmanager: "embedded",
  };
  const width = Math.max(...serviceNames.map((name) => services[name].title.length));
  return serviceNames.map((name) => {
    const elsewhere = foreign[name];
    return `${services[name].title.padEnd(width)}  ${elsewhere ? `${elsewhere.url}   (${elsewhere.variable})` : embedded[name]}`;
  });
}

/** Runs work at a service; if a foreign endpoint fails, the error names the variable that configured it. */
export async function atEndpoint<T>(
  endpoint: ForeignEndpoint | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!endpoint) throw error;
    throw new Error(
      `${endpoint.variable} is set to ${endpoint.url}, but it does not serve what is needed: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}
