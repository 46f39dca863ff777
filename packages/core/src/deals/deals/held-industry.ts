import type { Core } from "../../core.ts";
import { eventKey, readEvent } from "../../events/events/event.item.ts";
import { packagesOf } from "../../events/events/get-event.ts";
import { heldSpotEntity, heldSpotPrefix } from "../../events/events/held-spot.item.ts";
import { takenSpots } from "../../events/events/spots.ts";
import { waitingEntity, waitingPrefix } from "../../events/events/waiting.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { dealBriefsOf } from "./deal-briefs.ts";

/**
 * The name of an event to come that takes one sponsor per industry and where an account has a spot, a held one, or a
 * place in line; undefined if there is none, so that its industry may change.
 */
export async function heldByEvent(core: Core, accountId: string): Promise<string | undefined> {
  const now = isoTime(core.clock.now());
  const pk = userPartition(accountId);
  const [deals, held, waiting] = await Promise.all([
    dealBriefsOf(core, accountId),
    allRows(core, { pk, sk: { beginsWith: heldSpotPrefix } }),
    allRows(core, { pk, sk: { beginsWith: waitingPrefix } }),
  ]);
  const ids = [
    ...deals.filter(({ side, status }) => side === "brand" && status !== "cancelled"),
    ...readEach(held, heldSpotEntity.read).rows,
    ...readEach(waiting, waitingEntity.read).rows,
  ].map(({ eventId }) => eventId);
  const rows = await core.table.getMany([...new Set(ids)].map(eventKey));
  const events = readEach(
    rows.filter((row) => row !== undefined),
    readEvent,
  ).rows.filter(
    ({ oneSponsorPerIndustry, state, endsAt }) =>
      oneSponsorPerIndustry && state === "published" && endsAt > now,
  );
  for (const { id, name } of events) {
    const packages = await packagesOf(core, id);
    const sponsors = packages.flatMap((one) => [...takenSpots(one, now), ...one.waiting]);
    if (sponsors.some((one) => one.accountId === accountId)) return name;
  }
  return undefined;
}
