import { Stack, type StackProps } from "aws-cdk-lib";
import type { WebSocketApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { Construct } from "constructs";
import { socketFunctionName, socketProfiles } from "../config/socket-profiles.ts";
import type { AppFunction } from "../constructs/app-function.ts";
import type { Platform } from "../constructs/platform.ts";
import { SocketRoute } from "../constructs/socket-route.ts";

export interface RealtimeStackProps extends StackProps {
  platform: Platform;
  socketApi: WebSocketApi;
}

/** One route and one Lambda per route key of the live connection. */
export class RealtimeStack extends Stack {
  readonly functions: AppFunction[];

  constructor(scope: Construct, id: string, { platform, socketApi, ...props }: RealtimeStackProps) {
    super(scope, id, props);
    this.functions = Object.entries(socketProfiles).map(([routeKey, profile]) => {
      const name = socketFunctionName(routeKey);
      return new SocketRoute(this, name, { routeKey, name, profile, platform, socketApi }).function;
    });
  }
}
