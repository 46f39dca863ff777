import { type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FailedCall } from "./failed-call.ts";

/**
 * Begins a span of whatever traces this process, such as the OpenTelemetry layer of a stage that has one; without one,
 * nothing is recorded. It names the call, never what was in it.
 */
export function beginSpan({ service, call }: FailedCall): Span {
  return trace.getTracer("marquee").startSpan(`${service}.${call}`, {
    kind: SpanKind.CLIENT,
    attributes: { "rpc.service": service, "rpc.method": call },
  });
}

/** Ends a span, as failed by an error if there was one: an error's message may repeat what people wrote. */
export function endSpan(span: Span, failure?: { error: unknown }): void {
  if (failure) {
    const { error } = failure;
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "unknown" });
  }
  span.end();
}

/** Makes a call as a span. */
export async function inSpan<T>(call: FailedCall, make: () => Promise<T>): Promise<T> {
  const span = beginSpan(call);
  try {
    const answer = await make();
    endSpan(span);
    return answer;
  } catch (error) {
    endSpan(span, { error });
    throw error;
  }
}
