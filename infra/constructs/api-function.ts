import type { OperationShape } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { Stack, Validations } from "aws-cdk-lib";
import { CfnIntegration, CfnRoute, type HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnPermission } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { type HttpFunctionName, httpFunctions } from "../../functions/deployed-functions.ts";
import { httpProfiles } from "../config/http-functions.ts";
import { AppFunction, type FunctionProfile } from "./app-function.ts";
import type { TableAction } from "./grants.ts";
import type { Platform } from "./platform.ts";

export interface ApiFunctionProps {
  name: HttpFunctionName;
  platform: Platform;
  httpApi: HttpApi;
}

/** HTTP API ends a call after 30 seconds; a function that runs longer would waste its work. */
const longestSeconds = 29;

/** One Lambda of the HTTP API with the routes of its operations. */
export class ApiFunction extends Construct {
  readonly function: AppFunction;

  constructor(scope: Construct, id: string, { name, platform, httpApi }: ApiFunctionProps) {
    super(scope, id);
    const ids = httpFunctions.get(name) ?? [];
    const profile = httpProfiles[name];
    if (profile.timeoutSeconds > longestSeconds) {
      throw new Error(`${name}: an HTTP function may run at most ${longestSeconds} s.`);
    }
    this.function = new AppFunction(this, "Code", {
      name: `http-${name}`,
      profile: withFrame(ids, profile, platform),
      platform,
    });
    const { lambda } = this.function;
    const integration = new CfnIntegration(this, "Integration", {
      apiId: httpApi.apiId,
      integrationType: "AWS_PROXY",
      integrationUri: lambda.functionArn,
      payloadFormatVersion: "2.0",
      timeoutInMillis: longestSeconds * 1_000,
    });
    for (const operationId of ids) {
      const { method, path } = operations[operationId];
      const route = new CfnRoute(this, operationId, {
        apiId: httpApi.apiId,
        routeKey: `${method} ${path}`,
        target: `integrations/${integration.ref}`,
      });
      Validations.of(route).acknowledge({
        id: "AwsSolutions-APIG4",
        reason:
          "The function itself checks the signed session cookie and its row on every call, so that sign-out acts at once; an authorizer would cache.",
      });
    }
    const { region, account, partition } = Stack.of(this);
    new CfnPermission(this, "Permission", {
      action: "lambda:InvokeFunction",
      functionName: lambda.functionArn,
      principal: "apigateway.amazonaws.com",
      // Which of the API's routes reach the function is said by the routes.
      sourceArn: `arn:${partition}:execute-api:${region}:${account}:${httpApi.apiId}/*`,
    });
  }
}

/** Adds what the wrapper around every handler needs for its operations' access and session checks. */
function withFrame(
  ids: readonly OperationId[],
  profile: FunctionProfile,
  platform: Platform,
): FunctionProfile {
  const table = new Set<TableAction>(profile.table);
  const settings = new Set(profile.settings);
  const secrets = new Set(profile.secrets);
  const allow = (...actions: TableAction[]) => {
    for (const action of actions) table.add(action);
  };
  for (const operation of ids.map((id): OperationShape => operations[id])) {
    if (operation.session === "in-transaction") allow("ConditionCheckItem");
    else if (operation.session) allow("BatchGetItem", "UpdateItem");
    if (operation.flag) allow("GetItem");
    // A key is looked up with its user, and its use is counted and recorded.
    if (operation.keyScope) allow("BatchGetItem", "UpdateItem");
    if (operation.heavy) allow("UpdateItem");
    if (operation.access === "admin") settings.add("adminSecondFactor");
    if (operation.access !== "public") secrets.add("session");
  }
  if (platform.config.edgeSecret) secrets.add("origin");
  return { ...profile, table: [...table], settings: [...settings], secrets: [...secrets] };
}
