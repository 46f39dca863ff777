import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from "@aws-sdk/client-apigatewaymanagementapi";
import { awsClientConfig } from "@marquee/services/aws-client";
import { namingFailedCalls } from "@marquee/services/failed-call";
import type { PushChannel } from "./port.ts";

/** Frames through API Gateway's management endpoint, such as https://{api}.execute-api.{region}.amazonaws.com/ws. */
export function gatewayPush(options: {
  endpoint: string;
  client?: ApiGatewayManagementApiClient;
}): PushChannel {
  const client =
    options.client ??
    namingFailedCalls(
      new ApiGatewayManagementApiClient({ ...awsClientConfig(), endpoint: options.endpoint }),
    );
  return {
    async send(connectionId, data) {
      try {
        await client.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: data }));
        return "sent";
      } catch (error) {
        if (error instanceof GoneException) return "gone";
        throw error;
      }
    },
    async close(connectionId) {
      try {
        await client.send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
      } catch (error) {
        if (!(error instanceof GoneException)) throw error;
      }
    },
  };
}
