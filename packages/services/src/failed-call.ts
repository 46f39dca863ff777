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

type Call = (...args: unknown[]) => unknown;

/**
 * A port whose calls are watched: `failed` hears of each one that rejects, and of a stream that breaks, before its
 * caller does. What a call throws at once stays unheard: it never left for another service.
 */
export function watchedCalls<Port extends object>(
  port: Port,
  failed: (error: unknown, call: string) => void,
): Port {
  const watched =
    (call: string, value: Call) =>
    (...args: unknown[]): unknown => {
      const result = value.apply(port, args);
      const tell = (error: unknown): never => {
        failed(error, call);
        throw error;
      };
      if (result instanceof Promise) return result.catch(tell);
      return isStream(result) ? watchedStream(result, tell) : result;
    };
  return Object.fromEntries(
    Object.entries(port).map(([name, value]) => [
      name,
      typeof value === "function" ? watched(name, value as Call) : value,
    ]),
  ) as Port;
}

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function* watchedStream(stream: AsyncIterable<unknown>, tell: (error: unknown) => never) {
  try {
    yield* stream;
  } catch (error) {
    tell(error);
  }
}

/** A port to a service whose errors say which of its calls they came from. */
export function namingCalls<Port extends object>(service: string, port: Port): Port {
  return watchedCalls(port, (error, call) => noteFailedCall(error, { service, call }));
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
