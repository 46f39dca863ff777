import type { APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

/** A WebSocket API event of one connection, as the gateway sends it. */
export function socketEvent(
  routeKey: string,
  connectionId: string,
  more: {
    body?: string;
    headers?: Record<string, string>;
    queryStringParameters?: Record<string, string>;
  } = {},
): APIGatewayProxyWebsocketEventV2 {
  const eventType = { $connect: "CONNECT", $disconnect: "DISCONNECT" }[routeKey] ?? "MESSAGE";
  return {
    requestContext: {
      routeKey,
      messageId: "msg-1",
      eventType: eventType as "CONNECT" | "DISCONNECT" | "MESSAGE",
      extendedRequestId: "req-1",
      requestTime: "",
      messageDirection: "IN",
      stage: "ws",
      connectedAt: 0,
      requestTimeEpoch: 0,
      requestId: "req-1",
      domainName: "localhost",
      connectionId,
      apiId: "local",
    },
    isBase64Encoded: false,
    ...more,
  };
}
