import { Stack, Validations } from "aws-cdk-lib";
import { CfnIntegration, CfnRoute, type WebSocketApi } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnPermission } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { type SocketFunctionName, socketFunctions } from "../../functions/deployed-functions.ts";
import { socketProfiles } from "../config/socket-profiles.ts";
import { AppFunction } from "./app-function.ts";
import type { Platform } from "./platform.ts";

export interface SocketFunctionProps {
  name: SocketFunctionName;
  platform: Platform;
  socketApi: WebSocketApi;
}

/** One Lambda of the live connection with its routes: API Gateway's own, and a message's `type`. */
export class SocketFunction extends Construct {
  readonly function: AppFunction;

  constructor(scope: Construct, id: string, { name, platform, socketApi }: SocketFunctionProps) {
    super(scope, id);
    const routeKeys = Object.keys(socketFunctions[name]);
    const profile = socketProfiles[name];
    this.function = new AppFunction(this, "Code", {
      name: `socket-${name}`,
      profile: {
        ...profile,
        // Every socket function creates the channel that it answers on.
        settings: [...(profile.settings ?? []), "realtime"],
        // Only the handshake carries CloudFront's header; later events come on connections that it accepted.
        secrets: [
          ...(profile.secrets ?? []),
          ...(routeKeys.includes("$connect") && platform.config.edgeSecret ? (["origin"] as const) : []),
        ],
      },
      platform,
    });
    const { lambda } = this.function;
    const { region, account, partition } = Stack.of(this);
    const integration = new CfnIntegration(this, "Integration", {
      apiId: socketApi.apiId,
      integrationType: "AWS_PROXY",
      integrationUri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${lambda.functionArn}/invocations`,
    });
    for (const routeKey of routeKeys) {
      const route = new CfnRoute(this, routeKey.replace("$", ""), {
        apiId: socketApi.apiId,
        routeKey,
        authorizationType: "NONE",
        target: `integrations/${integration.ref}`,
      });
      Validations.of(route).acknowledge({
        id: "AwsSolutions-APIG4",
        reason:
          "$connect takes a single-use ticket bound to the session; the other routes look the connection's session up.",
      });
    }
    new CfnPermission(this, "Permission", {
      action: "lambda:InvokeFunction",
      functionName: lambda.functionArn,
      principal: "apigateway.amazonaws.com",
      // Which of the API's routes reach the function is said by the routes.
      sourceArn: `arn:${partition}:execute-api:${region}:${account}:${socketApi.apiId}/*`,
    });
  }
}
