import { Stack, type StackProps } from "aws-cdk-lib";
import type { WebSocketApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { Construct } from "constructs";
import { type SocketFunctionName, socketFunctions } from "../../functions/deployed-functions.ts";
import type { AppFunction } from "../constructs/app-function.ts";
import type { Platform } from "../constructs/platform.ts";
import { SocketFunction } from "../constructs/socket-function.ts";

export interface RealtimeStackProps extends StackProps {
  platform: Platform;
  socketApi: WebSocketApi;
}

/** The functions of the live connection with their routes. */
export class RealtimeStack extends Stack {
  readonly functions: AppFunction[];

  constructor(scope: Construct, id: string, { platform, socketApi, ...props }: RealtimeStackProps) {
    super(scope, id, props);
    const names = Object.keys(socketFunctions) as SocketFunctionName[];
    this.functions = names.map(
      (name) => new SocketFunction(this, name, { name, platform, socketApi }).function,
    );
  }
}
