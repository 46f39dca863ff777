/** Which call to another service failed, such as `PutItem` of `DynamoDB`. */
export interface FailedCall {
  service: string;
  call: string;
}

const failedCall = Symbol.for("marquee.failedCall");

/** Notes on an error which call it came from, for the logs; the first note stays. */
export function noteFailedCall(error: unknown, call: FailedCall): void {
  if (error instanceof Error && !(failedCall in error)) {
    Object.defineProperty(error, failedCall, { value: call, enumerable: false });
  }
}

/** The call that an error came from, if one was noted. */
export function failedCallOf(error: Error): FailedCall | undefined {
  return (error as { [failedCall]?: FailedCall })[failedCall];
}
