import type { BoardPictures } from "@marquee/adapters/pictures/port";
import { drawPoster, type PosterFacts, posterSize } from "@marquee/concept-boards/posters/poster";
import { AppError } from "@marquee/contracts/errors";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { type EventRecord, eventKey, readEvent } from "../../events/events/event.item.ts";
import { pick } from "../../pick.ts";
import { fingerprint } from "../../rows/keys.ts";
import { readOr } from "../../rows/paging.ts";
import { spendPreview } from "./shared-previews.ts";

/** Twice as wide as mails show it, for screens with many pixels. */
const drawnWidth = 2 * posterSize.width;
const versionLength = 16;

function factsOf(event: EventRecord): PosterFacts {
  return pick(event, "name", "category", "location", "date", "timeZone", "attendeeCount");
}

/** The address of an event's poster: another one as soon as the poster shows something else. */
export function posterUrl(siteUrl: string, event: EventRecord): string {
  const version = fingerprint(JSON.stringify(factsOf(event))).slice(0, versionLength);
  return `${siteUrl}/api/posters/${encodeURIComponent(event.id)}/${version}.png`;
}

/**
 * An event's poster as a picture, for mails, which load pictures without a session. It shows what the catalog shows
 * everybody who signs up, never the picture that a host uploaded.
 * @throws AppError not_found for a draft and for what is no event, too_many_requests
 */
export async function eventPoster(
  { core, boards }: { core: Core; boards: BoardPictures },
  id: string,
  caller: Pick<Caller, "ip">,
): Promise<Uint8Array> {
  await spendPreview(core, caller);
  const event = await publicEventAt(core, id);
  if (!event) throw new AppError("not_found");
  return (await boards.png(drawPoster(factsOf(event)), drawnWidth)).bytes;
}

/** An event that anybody who signs up may see: not a draft. */
export async function publicEventAt(core: Core, id: string): Promise<EventRecord | undefined> {
  const row = await core.table.get(eventKey(id));
  const event = row && readOr(row, readEvent);
  return event?.state === "draft" ? undefined : event;
}
