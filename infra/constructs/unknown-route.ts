import { Stack, Validations } from "aws-cdk-lib";
import { CfnIntegration, CfnRoute, type HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnPermission } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { AppFunction } from "./app-function.ts";
import type { Platform } from "./platform.ts";

export interface UnknownRouteProps {
  platform: Platform;
  httpApi: HttpApi;
}

/** HTTP API's route for calls that match no other: its own 404 would give clients neither a code nor a request id. */
const routeKey = "$default";

/** Answers calls that are not in the contract with the contract's error body. It has no other permissions. */
export class UnknownRoute extends Construct {
  readonly function: AppFunction;

  constructor(scope: Construct, id: string, { platform, httpApi }: UnknownRouteProps) {
    super(scope, id);
    this.function = new AppFunction(this, "Answer", {
      name: "gateway-unknown-route",
      profile: {
        memoryMb: 256,
        timeoutSeconds: 10,
        secrets: platform.config.edgeSecret ? ["origin"] : [],
        impact: "Calls that the API does not have fail without a readable error; no screen makes any.",
      },
      platform,
    });
    const { lambda } = this.function;
    const { region, account, partition } = Stack.of(this);
    const integration = new CfnIntegration(this, "Integration", {
      apiId: httpApi.apiId,
      integrationType: "AWS_PROXY",
      integrationUri: lambda.functionArn,
      payloadFormatVersion: "2.0",
    });
    const route = new CfnRoute(this, "Route", {
      apiId: httpApi.apiId,
      routeKey,
      target: `integrations/${integration.ref}`,
    });
    Validations.of(route).acknowledge({
      id: "AwsSolutions-APIG4",
      reason: "Answers everybody the same: that there is no such call.",
    });
    new CfnPermission(this, "Permission", {
      action: "lambda:InvokeFunction",
      functionName: lambda.functionArn,
      principal: "apigateway.amazonaws.com",
      sourceArn: `arn:${partition}:execute-api:${region}:${account}:${httpApi.apiId}/*/${routeKey}`,
    });
  }
}
