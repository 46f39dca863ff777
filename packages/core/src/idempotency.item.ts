import { AppError } from "@marquee/contracts/errors";
import { durations } from "@marquee/contracts/limits";
import { absent, any, attribute } from "@marquee/table/condition";
import type { Item, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "./codec.ts";
import { fingerprint, userPartition } from "./keys.ts";
import { epochSeconds } from "./ports.ts";

const requestCodec = codec({ requestHash: z.string(), resourceId: z.string() });

export interface RequestKey {
  userId: string;
  operation: string;
  /** The Idempotency-Key header; without one an equal request within 10 s counts as a repeat. */
  key: string | undefined;
  body: unknown;
}

/** Claims a request for the resource that it makes; refused with the earlier claim when it is a repeat. */
export function claimRequest(request: RequestKey, resourceId: string, nowMs: number): LabelledWrite {
  const requestHash = fingerprint(JSON.stringify(request.body));
  const name = request.key === undefined ? `auto#${requestHash}` : `key#${fingerprint(request.key)}`;
  const lifeSeconds =
    request.key === undefined ? durations.implicitIdempotencySeconds : durations.idempotencySeconds;
  const expiresAtMs = nowMs + lifeSeconds * 1_000;
  return {
    label: "request",
    write: {
      op: "put",
      item: {
        pk: userPartition(request.userId),
        sk: `IDEM#${request.operation}#${name}`,
        rowType: "request-key",
        v: rowVersion,
        requestHash,
        resourceId,
        expiresAtMs,
        ttl: epochSeconds(expiresAtMs) + 1,
      },
      when: any(absent, attribute("expiresAtMs").atMost(nowMs)),
    },
  };
}

/** The resource that the first request made. @throws AppError idempotency_mismatch when that was another request */
export function repeatedResource(request: RequestKey, earlier: Item | undefined): string {
  if (!earlier) throw new AppError("unavailable", { retryAfterSeconds: 1 });
  const claim = requestCodec.read(earlier);
  if (claim.requestHash !== fingerprint(JSON.stringify(request.body)))
    throw new AppError("idempotency_mismatch");
  return claim.resourceId;
}
