import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { absent, any, attribute } from "@marquee/table/condition";
import type { Item, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Core } from "../core.ts";
import { epochSeconds } from "../time.ts";
import { entity } from "./entity.ts";
import { fingerprint, userPartition } from "./keys.ts";
import type { RowKind, RowPage } from "./row-kind.ts";

const requestEntity = entity({
  rowType: "request-key",
  shape: { requestHash: z.string(), resourceId: z.string(), expiresAtMs: z.number() },
  key: ({ userId, operation, name }: { userId: string; operation: string; name: string }) => ({
    pk: userPartition(userId),
    sk: `IDEM#${operation}#${name}`,
  }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs) + 1,
});

export interface RequestKey {
  userId: string;
  operation: string;
  /** The Idempotency-Key header; without one, an identical request within 10 s counts as a repeat. */
  key: string | undefined;
  body: unknown;
}

/** Claims a request for the resource it creates. A repeat is refused with the earlier claim. */
export function claimRequest(request: RequestKey, resourceId: string, nowMs: number): LabelledWrite {
  const { requestHash, name } = markOf(request);
  const lifeSeconds =
    request.key === undefined ? durations.implicitIdempotencySeconds : durations.idempotencySeconds;
  const expiresAtMs = nowMs + lifeSeconds * 1_000;
  return {
    label: "request",
    write: {
      op: "put",
      item: requestEntity.item({ ...request, name, requestHash, resourceId, expiresAtMs }),
      when: any(absent, attribute("expiresAtMs").atMost(nowMs)),
    },
  };
}

function markOf({ key, body }: RequestKey) {
  const requestHash = fingerprint(JSON.stringify(body));
  return { requestHash, name: key === undefined ? `auto#${requestHash}` : `key#${fingerprint(key)}` };
}

/**
 * The resource that an earlier request created; undefined for the first. For calls that can be refused because the
 * first one succeeded. @throws AppError idempotency_mismatch if the earlier request was a different one
 */
export async function earlierResource(core: Core, request: RequestKey): Promise<string | undefined> {
  const row = await core.table.get(requestEntity.key({ ...request, name: markOf(request).name }));
  if (!row || requestEntity.read(row).expiresAtMs <= core.clock.now()) return undefined;
  return repeatedResource(request, row);
}

/** The resource that the first request created. @throws AppError idempotency_mismatch for a different request */
export function repeatedResource(request: RequestKey, earlier: Item | undefined): string {
  if (!earlier) throw new AppError("unavailable", { retryAfterSeconds: 1 });
  const claim = requestEntity.read(earlier);
  if (claim.requestHash !== fingerprint(JSON.stringify(request.body)))
    throw new AppError("idempotency_mismatch");
  return claim.resourceId;
}

export const requestRows: RowKind<typeof requestEntity> = {
  entity: requestEntity,
  owner: "partition",
  export: { notShown: "An internal counter or marker; what it counts is in the export itself." },
  onDelete: "erase",
};

export const requestPage: RowPage<typeof requestEntity> = {
  entity: requestEntity,
  rows: [
    {
      name: "Request key",
      sample: { userId: "{user}", operation: "{operation}", name: "{key}" },
      reached: "Put if absent in the transaction that it makes idempotent",
      expires: "30 d, or 10 s without a header",
    },
  ],
};
