/** A service of an emulator, asked by a call that costs nothing and lists what is there. */
interface Service {
  name: string;
  /** What the request is routed by. */
  signedFor: string;
  path?: string;
  form?: string;
  target?: string;
  /** What a call by `target` says; nothing without it. */
  body?: object;
}

const query = (name: string, signedFor: string, action: string, version: string): Service => ({
  name,
  signedFor,
  form: `Action=${action}&Version=${version}`,
});
const json = (name: string, signedFor: string, target: string): Service => ({ name, signedFor, target });
const rest = (name: string, signedFor: string, path: string): Service => ({ name, signedFor, path });

const logs = json("CloudWatch Logs", "logs", "Logs_20140328.DescribeLogGroups");

/** Every service that the product and its deployment call. */
const services: readonly Service[] = [
  query("CloudFormation", "cloudformation", "ListStacks", "2010-05-15"),
  query("STS", "sts", "GetCallerIdentity", "2011-06-15"),
  query("IAM", "iam", "ListRoles", "2010-05-08"),
  json("SSM", "ssm", "AmazonSSM.DescribeParameters"),
  rest("S3", "s3", "/"),
  rest("Lambda", "lambda", "/2015-03-31/functions/"),
  rest("API Gateway v2", "apigateway", "/v2/apis"),
  json("DynamoDB", "dynamodb", "DynamoDB_20120810.ListTables"),
  json("DynamoDB Streams", "dynamodb", "DynamoDBStreams_20120810.ListStreams"),
  json("SQS", "sqs", "AmazonSQS.ListQueues"),
  query("SNS", "sns", "ListTopics", "2010-03-31"),
  json("Secrets Manager", "secretsmanager", "secretsmanager.ListSecrets"),
  json("EventBridge", "events", "AWSEvents.ListRules"),
  logs,
  query("CloudWatch", "monitoring", "DescribeAlarms", "2010-08-01"),
  rest("SES v2", "ses", "/v2/email/identities"),
];

export interface Stack {
  name: string;
  status: string;
}

/** An AWS-compatible endpoint that checks no signatures. */
export class Emulator {
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint.replace(/\/+$/, "");
  }

  /** Whether anything answers at all. */
  async answers(): Promise<boolean> {
    return fetch(this.endpoint, { signal: AbortSignal.timeout(10_000) }).then(
      () => true,
      () => false,
    );
  }

  /** The services that it lacks. */
  async missing(): Promise<string[]> {
    const asked = await Promise.all(
      services.map(async (service) => ((await this.ask(service)).ok ? [] : [service.name])),
    );
    return asked.flat();
  }

  /** The version of a LocalStack; undefined if it is another emulator, which counts differently. */
  async localStackVersion(): Promise<string | undefined> {
    const { body } = await this.ask(rest("health", "s3", "/_localstack/health"));
    const { edition, version } = body.startsWith("{") ? JSON.parse(body) : {};
    return ["community", "pro", "enterprise"].includes(edition) ? String(version) : undefined;
  }

  async accountId(): Promise<string> {
    return /<Account>(\d{12})</.exec(await this.cloud("sts", "GetCallerIdentity", "2011-06-15"))?.[1] ?? "";
  }

  /** The stacks whose name starts so, the newest first: those that others build on come last. */
  async stacks(prefix: string): Promise<Stack[]> {
    const answer = await this.formation("DescribeStacks");
    const stacks = [...answer.matchAll(/<StackName>([^<]+)<\/StackName>/g)].map(
      ({ 1: name = "", index }, at, all) => {
        // A stack's own name comes first; its time and status are somewhere before the next stack's.
        const part = answer.slice(index, all[at + 1]?.index);
        const field = (key: string) => new RegExp(`<${key}>([^<]*)</${key}>`).exec(part)?.[1] ?? "";
        return { name, status: field("StackStatus"), createdAt: field("CreationTime") };
      },
    );
    return stacks
      .filter(({ name, status }) => name.startsWith(prefix) && status !== "DELETE_COMPLETE")
      .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  }

  /** Deletes a stack and waits; the stack is returned if it is still there. */
  async deleteStack(name: string): Promise<Stack | undefined> {
    await this.formation("DeleteStack", `StackName=${name}`);
    for (let tries = 0; tries < 120; tries++) {
      const [stack] = (await this.stacks(name)).filter((one) => one.name === name);
      if (stack === undefined || stack.status.endsWith("FAILED")) return stack;
      if (tries > 3 && !stack.status.endsWith("PROGRESS")) return stack;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return { name, status: "DELETE_IN_PROGRESS" };
  }

  /** Deletes the logs that a function wrote while its stack was removed: it makes its log group anew. */
  async deleteLateLogs(stage: string): Promise<void> {
    const found = (await this.namesLeft(stage)).get(logs.name) ?? [];
    for (const logGroupName of found)
      await this.ask({ ...logs, target: "Logs_20140328.DeleteLogGroup", body: { logGroupName } });
  }

  /** What still has a name of the stage, by service. */
  async namesLeft(stage: string): Promise<Map<string, readonly string[]>> {
    const named = new RegExp(`marquee[-/]${stage}[\\w/-]*`, "g");
    const found = await Promise.all(
      services
        // It also lists stacks that are gone.
        .filter(({ name }) => name !== "CloudFormation")
        .map(async (service) => {
          const { body } = await this.ask(service);
          return [service.name, [...new Set(body.match(named) ?? [])]] as const;
        }),
    );
    return new Map(found.filter(([, names]) => names.length > 0));
  }

  private formation(action: string, parameters = ""): Promise<string> {
    return this.cloud("cloudformation", action, "2010-05-15", parameters);
  }

  private async cloud(service: string, action: string, version: string, parameters = ""): Promise<string> {
    const { form = "", ...asked } = query(action, service, action, version);
    return (await this.ask({ ...asked, form: `${form}&${parameters}` })).body;
  }

  private async ask({
    signedFor,
    path = "/",
    form,
    target,
    body = {},
  }: Service): Promise<{ ok: boolean; body: string }> {
    const type = form === undefined ? "application/x-amz-json-1.0" : "application/x-www-form-urlencoded";
    const headers = {
      authorization: `AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/${signedFor}/aws4_request, SignedHeaders=host, Signature=0`,
      "x-amz-date": "20260101T000000Z",
      "content-type": type,
      ...(target === undefined ? {} : { "x-amz-target": target }),
    };
    const posted = form ?? (target === undefined ? undefined : JSON.stringify(body));
    const answer = await fetch(this.endpoint + path, {
      method: posted === undefined ? "GET" : "POST",
      headers,
      ...(posted === undefined ? {} : { body: posted }),
      signal: AbortSignal.timeout(30_000),
    });
    return { ok: answer.ok, body: await answer.text() };
  }
}
