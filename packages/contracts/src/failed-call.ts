/** Which call to another service failed, such as `PutItem` of `DynamoDB`. */
export interface FailedCall {
  service: string;
  call: string;
}

const failedCall = Symbol.for("marquee.failedCall");

/** Records on an error which call it came from, for the logs; the first record wins. */
export function noteFailedCall(error: unknown, call: FailedCall): void {
  if (error instanceof Error && !(failedCall in error)) {
    Object.defineProperty(error, failedCall, { value: call, enumerable: false });
  }
}

/** The call that an error came from, if one was recorded. */
export function failedCallOf(error: Error): FailedCall | undefined {
  return (error as { [failedCall]?: FailedCall })[failedCall];
}

/** The part of an AWS client that a middleware is added to; the SDK's own types differ for every client. */
interface AwsClient {
  middlewareStack: { add(middleware: never, options: never): void };
}

/** An AWS client whose errors say which call they came from; the SDK's own errors don't. */
export function namingFailedCalls<Client extends AwsClient>(client: Client): Client {
  const middleware =
    (next: (args: unknown) => Promise<unknown>, context: { clientName?: string; commandName?: string }) =>
    async (args: unknown) => {
      try {
        return await next(args);
      } catch (error) {
        const { clientName = "", commandName = "" } = context;
        noteFailedCall(error, {
          service: clientName.replace(/Client$/, ""),
          call: commandName.replace(/Command$/, ""),
        });
        throw error;
      }
    };
  client.middlewareStack.add(middleware as never, { step: "initialize", name: "nameFailedCalls" } as never);
  return client;
}
