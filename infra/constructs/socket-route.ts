import { Stack, Validations } from "aws-cdk-lib";
import { CfnIntegration, CfnRoute, type WebSocketApi } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnPermission } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { AppFunction, type FunctionProfile } from "./app-function.ts";
import type { Platform } from "./platform.ts";

export interface SocketRouteProps {
  /** `$connect`, `$disconnect`, `$default` or a message's `type`. */
  routeKey: string;
  /** The function's name, such as `socket-chat-message`. */
  name: string;
  profile: FunctionProfile;
  platform: Platform;
  socketApi: WebSocketApi;
}

/** One route of the live connection with its own Lambda. */
export class SocketRoute extends Construct {
  readonly function: AppFunction;

  constructor(
    scope: Construct,
    id: string,
    { routeKey, name, profile, platform, socketApi }: SocketRouteProps,
  ) {
    super(scope, id);
    this.function = new AppFunction(this, "Route", {
      name,
      profile: {
        ...profile,
        // Every socket function creates the channel that it answers on.
        settings: [...(profile.settings ?? []), "realtime"],
        // Only the handshake carries CloudFront's header; later events come on connections that it accepted.
        secrets: [
          ...(profile.secrets ?? []),
          ...(routeKey === "$connect" && platform.config.edgeSecret ? (["origin"] as const) : []),
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
    const route = new CfnRoute(this, "SocketRoute", {
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
    new CfnPermission(this, "Permission", {
      action: "lambda:InvokeFunction",
      functionName: lambda.functionArn,
      principal: "apigateway.amazonaws.com",
      sourceArn: `arn:${partition}:execute-api:${region}:${account}:${socketApi.apiId}/*/${routeKey}`,
    });
  }
}
