import { kebabCase } from "@marquee/contracts/naming";
import type { OperationShape } from "@marquee/contracts/operation";
import { Stack, Validations } from "aws-cdk-lib";
import { CfnIntegration, CfnRoute, type HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnPermission } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { AppFunction, type FunctionProfile } from "./app-function.ts";
import type { TableAction } from "./grants.ts";
import type { Platform } from "./platform.ts";

export interface ContractRouteProps {
  operation: OperationShape;
  profile: FunctionProfile;
  platform: Platform;
  httpApi: HttpApi;
}

/** HTTP API ends a call after 30 seconds; a function that runs longer would waste its work. */
const longestSeconds = 29;

/** One operation of the contract as a route with its own Lambda. */
export class ContractRoute extends Construct {
  readonly function: AppFunction;

  constructor(scope: Construct, id: string, { operation, profile, platform, httpApi }: ContractRouteProps) {
    super(scope, id);
    if (profile.timeoutSeconds > longestSeconds) {
      throw new Error(`${operation.id}: an HTTP function may run at most ${longestSeconds} s.`);
    }
    this.function = new AppFunction(this, "Operation", {
      name: `http-${kebabCase(operation.id)}`,
      profile: withFrame(operation, profile, platform),
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
    const route = new CfnRoute(this, "Route", {
      apiId: httpApi.apiId,
      routeKey: `${operation.method} ${operation.path}`,
      target: `integrations/${integration.ref}`,
    });
    Validations.of(route).acknowledge({
      id: "AwsSolutions-APIG4",
      reason:
        "The function itself checks the signed session cookie and its row on every call, so that sign-out acts at once; an authorizer would cache.",
    });
    const { region, account, partition } = Stack.of(this);
    new CfnPermission(this, "Permission", {
      action: "lambda:InvokeFunction",
      functionName: lambda.functionArn,
      principal: "apigateway.amazonaws.com",
      sourceArn: `arn:${partition}:execute-api:${region}:${account}:${httpApi.apiId}/*/${operation.method}${operation.path.replaceAll(/\{[^}]+\}/g, "*")}`,
    });
  }
}

/** Adds what the wrapper around every handler needs for the operation's access and session check. */
function withFrame(operation: OperationShape, profile: FunctionProfile, platform: Platform): FunctionProfile {
  const session: readonly TableAction[] =
    operation.session === "in-transaction"
      ? ["ConditionCheckItem"]
      : operation.session
        ? ["BatchGetItem", "UpdateItem"]
        : [];
  return {
    ...profile,
    settings: [
      ...(operation.access === "admin" ? (["adminSecondFactor"] as const) : []),
      ...(profile.settings ?? []),
    ],
    table: [
      ...new Set<TableAction>([
        ...session,
        ...(operation.flag ? (["GetItem"] as const) : []),
        // A key is looked up with its user, and its use is counted and recorded.
        ...(operation.keyScope ? (["BatchGetItem", "UpdateItem"] as const) : []),
        ...(operation.heavy ? (["UpdateItem"] as const) : []),
        ...(profile.table ?? []),
      ]),
    ],
    secrets: [
      ...(operation.access === "public" ? [] : (["session"] as const)),
      ...(profile.secrets ?? []),
      ...(platform.config.edgeSecret ? (["origin"] as const) : []),
    ],
  };
}
