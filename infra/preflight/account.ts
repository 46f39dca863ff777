import { resolve } from "node:dns/promises";
import { ACMClient, DescribeCertificateCommand } from "@aws-sdk/client-acm";
import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { GetAccountCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { GetSMSAttributesCommand, GetSMSSandboxAccountStatusCommand, SNSClient } from "@aws-sdk/client-sns";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { unlessMissing } from "./unless-missing.ts";

export interface Certificate {
  /** `ISSUED` once its owner proved the domain. */
  status: string;
  /** The names that it is for; one may begin with `*.`. */
  names: readonly string[];
}

/** What an AWS account's region says about itself. Nothing here changes anything. */
export interface Account {
  /** The version of CDK's bootstrap stack; undefined without one. */
  bootstrapVersion(): Promise<number | undefined>;
  /** Concurrent executions of functions: the account's limit, and what no function has reserved. */
  concurrency(): Promise<{ limit: number; unreserved: number }>;
  /** Whether mail goes to anybody, not only to addresses that were verified. */
  mailsAnybody(): Promise<boolean>;
  textMessages(): Promise<{ anybody: boolean; monthlyDollars: number }>;
  certificate(arn: string): Promise<Certificate | undefined>;
  /** Whether a host has an address. */
  resolves(host: string): Promise<boolean>;
  /** A secret's current value; undefined before the first deployment, which creates it. */
  secret(name: string): Promise<string | undefined>;
}

/** The account that the credentials of the environment belong to. CloudFront takes certificates of us-east-1 only. */
export function awsAccount(region: string): Account {
  const [ssm, lambda, ses] = [
    new SSMClient({ region }),
    new LambdaClient({ region }),
    new SESv2Client({ region }),
  ];
  const [sns, secrets] = [new SNSClient({ region }), new SecretsManagerClient({ region })];
  const acm = new ACMClient({ region: "us-east-1" });
  return {
    async bootstrapVersion() {
      const command = new GetParameterCommand({ Name: "/cdk-bootstrap/hnb659fds/version" });
      const found = await unlessMissing(ssm.send(command), "ParameterNotFound");
      return found && Number(found.Parameter?.Value);
    },
    async concurrency() {
      const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
      const { ConcurrentExecutions = 0, UnreservedConcurrentExecutions = 0 } = AccountLimit ?? {};
      return { limit: ConcurrentExecutions, unreserved: UnreservedConcurrentExecutions };
    },
    async mailsAnybody() {
      return (await ses.send(new GetAccountCommand({}))).ProductionAccessEnabled === true;
    },
    async textMessages() {
      const [{ attributes }, { IsInSandbox }] = await Promise.all([
        sns.send(new GetSMSAttributesCommand({ attributes: ["MonthlySpendLimit"] })),
        sns.send(new GetSMSSandboxAccountStatusCommand({})),
      ]);
      // An account that nobody changed may spend one dollar.
      return { anybody: IsInSandbox !== true, monthlyDollars: Number(attributes?.MonthlySpendLimit ?? 1) };
    },
    async certificate(arn) {
      const command = new DescribeCertificateCommand({ CertificateArn: arn });
      const found = (await unlessMissing(acm.send(command), "ResourceNotFoundException"))?.Certificate;
      const { Status = "", DomainName = "", SubjectAlternativeNames = [] } = found ?? {};
      return found && { status: Status, names: [DomainName, ...SubjectAlternativeNames] };
    },
    resolves: (host) =>
      resolve(host).then(
        () => true,
        () => false,
      ),
    async secret(name) {
      const command = new GetSecretValueCommand({ SecretId: name });
      return (await unlessMissing(secrets.send(command), "ResourceNotFoundException"))?.SecretString;
    },
  };
}
