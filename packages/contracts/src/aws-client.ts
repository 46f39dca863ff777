/**
 * How long one try of a call to an AWS service may take: to get a connection, to begin to answer, and between two pieces of the
 * answer. The services answer in milliseconds; what takes this long does not answer at all.
 */
export const awsTimes = { connectMs: 2_000, requestMs: 2_000, silenceMs: 2_000 } as const;

/** Tries of a call, the first included; the table has one more, since every call of the product needs it. */
export const awsAttempts = { usual: 2, table: 3 } as const;

/**
 * The settings that every AWS client is made with. A connection that hangs ends as a `TimeoutError` after a few seconds,
 * long before its function's own time-out, and is answered as `unavailable`.
 */
export function awsClientConfig(attempts: number = awsAttempts.usual) {
  return {
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: awsTimes.connectMs,
      requestTimeout: awsTimes.requestMs,
      socketTimeout: awsTimes.silenceMs,
      // Without it a request above its time is only logged.
      throwOnRequestTimeout: true,
    },
  };
}
