import { ACMClient, DescribeCertificateCommand } from "@aws-sdk/client-acm";
import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { GetAccountCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { GetSMSAttributesCommand, GetSMSSandboxAccountStatusCommand, SNSClient } from "@aws-sdk/client-sns";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it } from "vitest";
import { awsAccount } from "./account.ts";

const [ssm, lambda, ses] = [mockClient(SSMClient), mockClient(LambdaClient), mockClient(SESv2Client)];
const [sns, secrets, acm] = [mockClient(SNSClient), mockClient(SecretsManagerClient), mockClient(ACMClient)];
const account = awsAccount("eu-west-1");
const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  for (const client of [ssm, lambda, ses, sns, secrets, acm]) client.reset();
});

it("reads what AWS answers", async () => {
  ssm.on(GetParameterCommand).resolves({ Parameter: { Value: "21" } });
  lambda
    .on(GetAccountSettingsCommand)
    .resolves({ AccountLimit: { ConcurrentExecutions: 1_000, UnreservedConcurrentExecutions: 732 } });
  ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true });
  sns.on(GetSMSAttributesCommand).resolves({ attributes: { MonthlySpendLimit: "50" } });
  sns.on(GetSMSSandboxAccountStatusCommand).resolves({ IsInSandbox: false });
  secrets.on(GetSecretValueCommand).resolves({ SecretString: "whsec_1" });
  acm.on(DescribeCertificateCommand).resolves({
    Certificate: { Status: "ISSUED", DomainName: "example.com", SubjectAlternativeNames: ["*.example.com"] },
  });
  expect(await account.bootstrapVersion()).toBe(21);
  expect(await account.concurrency()).toEqual({ limit: 1_000, unreserved: 732 });
  expect(await account.mailsAnybody()).toBe(true);
  expect(await account.textMessages()).toEqual({ anybody: true, monthlyDollars: 50 });
  expect(await account.secret("marquee/prod/stripe-webhook-secret")).toBe("whsec_1");
  const names = ["example.com", "*.example.com"];
  expect(await account.certificate("arn")).toEqual({ status: "ISSUED", names });
});

it("what an account never had set up is missing, or AWS's least", async () => {
  ssm.on(GetParameterCommand).rejects(named("ParameterNotFound"));
  secrets.on(GetSecretValueCommand).rejects(named("ResourceNotFoundException"));
  acm.on(DescribeCertificateCommand).rejects(named("ResourceNotFoundException"));
  ses.on(GetAccountCommand).resolves({});
  sns.on(GetSMSAttributesCommand).resolves({});
  sns.on(GetSMSSandboxAccountStatusCommand).resolves({ IsInSandbox: true });
  expect(await account.bootstrapVersion()).toBeUndefined();
  expect(await account.secret("marquee/prod/session-secret")).toBeUndefined();
  expect(await account.certificate("arn")).toBeUndefined();
  expect(await account.mailsAnybody()).toBe(false);
  expect(await account.textMessages()).toEqual({ anybody: false, monthlyDollars: 1 });
});

it("a refusal of AWS is no answer", async () => {
  ssm.on(GetParameterCommand).rejects(named("AccessDeniedException"));
  await expect(account.bootstrapVersion()).rejects.toThrow("AccessDeniedException");
});
