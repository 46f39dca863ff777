import { beginSpan, endSpan, inSpan } from "./call-span.ts";

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
/** Hears how a call ended; `failure` is there if it failed. */
type Ended = (failure?: { error: unknown }) => void;

/**
 * A port whose calls are watched: `failed` hears of each one that rejects, and of a stream that breaks, before its
 * caller does. What a call throws at once stays unheard: it never left for another service.
 */
export function watchedCalls<Port extends object>(
  port: Port,
  failed: (error: unknown, call: string) => void,
): Port {
  return followedCalls(port, (call) => (failure) => {
    if (failure) failed(failure.error, call);
  });
}

/** A port whose calls are followed from where they begin to where their promise or stream ends. */
function followedCalls<Port extends object>(port: Port, begun: (call: string) => Ended): Port {
  const followed =
    (call: string, value: Call) =>
    (...args: unknown[]): unknown => {
      const result = value.apply(port, args);
      if (result instanceof Promise) return followedPromise(result, begun(call));
      return isStream(result) ? followedStream(result, begun(call)) : result;
    };
  return Object.fromEntries(
    Object.entries(port).map(([name, value]) => [
      name,
      typeof value === "function" ? followed(name, value as Call) : value,
    ]),
  ) as Port;
}

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function followedPromise(result: Promise<unknown>, ended: Ended): Promise<unknown> {
  try {
    const answer = await result;
    ended();
    return answer;
  } catch (error) {
    ended({ error });
    throw error;
  }
}

async function* followedStream(stream: AsyncIterable<unknown>, ended: Ended) {
  let failure: { error: unknown } | undefined;
  try {
    yield* stream;
  } catch (error) {
    failure = { error };
    throw error;
  } finally {
    ended(failure);
  }
}

/** A port to a service whose errors say which of its calls they came from, and whose calls are spans of a trace. */
export function namingCalls<Port extends object>(service: string, port: Port): Port {
  return followedCalls(port, (call) => {
    const span = beginSpan({ service, call });
    return (failure) => {
      if (failure) noteFailedCall(failure.error, { service, call });
      endSpan(span, failure);
    };
  });
}

/** The part of an AWS client that a middleware is added to; the SDK's own types differ for every client. */
interface AwsClient {
  middlewareStack: { add(middleware: never, options: never): void };
}

/** An AWS client whose errors say which call they came from, which the SDK's own don't, and whose calls are spans of a trace. */
export function namingFailedCalls<Client extends AwsClient>(client: Client): Client {
  const middleware =
    (next: (args: unknown) => Promise<unknown>, context: { clientName?: string; commandName?: string }) =>
    async (args: unknown) => {
      const { clientName = "", commandName = "" } = context;
      const call = { service: clientName.replace(/Client$/, ""), call: commandName.replace(/Command$/, "") };
      try {
        return await inSpan(call, () => next(args));
      } catch (error) {
        noteFailedCall(error, call);
        throw error;
      }
    };
  client.middlewareStack.add(middleware as never, { step: "initialize", name: "nameFailedCalls" } as never);
  return client;
}
