/**
 * How long one attempt of a call to an AWS service may take: to connect, to start answering, and between two chunks
 * of the answer. The services answer in milliseconds; a call that takes this long will not be answered at all.
 */
export const awsTimes = { connectMs: 2_000, requestMs: 2_000, silenceMs: 2_000 } as const;

/** Attempts per call, including the first; the table gets one more, since every call of the product needs it. */
export const awsAttempts = { usual: 2, table: 3 } as const;

/**
 * The settings of every AWS client. A hanging connection fails with a `TimeoutError` after a few seconds, long before
 * its function's own time-out, and is answered as `unavailable`.
 */
export function awsClientConfig(attempts: number = awsAttempts.usual) {
  return {
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: awsTimes.connectMs,
      requestTimeout: awsTimes.requestMs,
      socketTimeout: awsTimes.silenceMs,
      // Without this, the SDK only logs a request that exceeds its time-out.
      throwOnRequestTimeout: true,
    },
  };
}
