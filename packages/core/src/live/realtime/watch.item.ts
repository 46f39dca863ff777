import { durations } from "@marquee/contracts/durations";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

const watchEntity = entity({
  rowType: "watch",
  shape: {
    eventId: z.string(),
    connectionId: z.string(),
    accountId: z.string(),
    expiresAtMs: z.number(),
  },
  key: ({ eventId, connectionId }: { eventId: string; connectionId: string }) => ({
    pk: `WATCH#${eventId}`,
    sk: `CONN#${connectionId}`,
  }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs),
});
/** A connection whose page shows an event. */
export type Watch = ReturnType<typeof watchEntity.read>;
export const readWatch = watchEntity.read;

/** Of one event's, the partition of whoever watches it. */
export const watchKey = (eventId: string, connectionId: string): Key =>
  watchEntity.key({ eventId, connectionId });

/** Notes that a connection's page shows an event, for a quarter of an hour. */
export function watchItem(watch: Omit<Watch, "expiresAtMs">, nowMs: number): Item {
  return watchEntity.item({ ...watch, expiresAtMs: nowMs + durations.watchSeconds * 1_000 });
}

export const watchRows: RowKind<typeof watchEntity> = {
  entity: watchEntity,
  owner: { notFound: "It says which page is open at the moment, and expires within minutes." },
  export: { notShown: "It says which page is open at the moment." },
  onDelete: { keep: "It expires on its own within a quarter of an hour." },
};

export const watchPage: RowPage<typeof watchEntity> = {
  entity: watchEntity,
  rows: [
    {
      name: "Watch",
      sample: { eventId: "{event}", connectionId: "{connection}" },
      reached: "The connections that are told of a change of an event's spots",
      expires: "15 min",
    },
  ],
};
