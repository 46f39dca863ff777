import type { APIGatewayProxyEventV2, Context } from "aws-lambda";

/** An HTTP API event (payload 2.0) as the gateway sends it. */
export function httpEvent(
  method: string,
  path: string,
  options: { body?: string; headers?: Record<string, string>; cookies?: string[] } = {},
): APIGatewayProxyEventV2 {
  const [rawPath = path, rawQueryString = ""] = path.split("?");
  return {
    version: "2.0",
    routeKey: `${method} ${rawPath}`,
    rawPath,
    rawQueryString,
    headers: options.headers ?? {},
    cookies: options.cookies ?? [],
    queryStringParameters: Object.fromEntries(new URLSearchParams(rawQueryString)),
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: "localhost",
      domainPrefix: "localhost",
      http: { method, path: rawPath, protocol: "HTTP/1.1", sourceIp: "192.0.2.7", userAgent: "test" },
      requestId: "req-1",
      routeKey: `${method} ${rawPath}`,
      stage: "$default",
      time: "",
      timeEpoch: 0,
    },
    ...(options.body === undefined ? {} : { body: options.body }),
    isBase64Encoded: false,
  };
}

/** A Lambda context with this much time left. */
export function lambdaContext(remainingMs = 29_000): Context {
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName: "test",
    functionVersion: "$LATEST",
    invokedFunctionArn: "arn:aws:lambda:us-east-1:000000000000:function:test",
    memoryLimitInMB: "512",
    awsRequestId: "aws-1",
    logGroupName: "test",
    logStreamName: "test",
    getRemainingTimeInMillis: () => remainingMs,
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}
