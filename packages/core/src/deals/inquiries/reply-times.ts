import { absent, attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { readReplyTimes, replyTimesItem, replyTimesKey } from "../../events/events/reply-times.item.ts";
import type { InquiryRecord } from "./inquiry.item.ts";

/** How many of a host's latest replies are kept. */
const latest = 100;

/** Adds a host's first reply in a thread to their reply times, based on what is stored now. */
export async function replyTimesWrite(
  core: Core,
  { hostId, createdAt }: InquiryRecord,
  answeredAtMs: number,
): Promise<LabelledWrite> {
  const row = await core.table.get(replyTimesKey(hostId));
  const known = row && readReplyTimes(row);
  const seconds = Math.max(0, Math.round((answeredAtMs - Date.parse(createdAt)) / 1_000));
  return {
    label: "replyTimes",
    write: {
      op: "put",
      item: replyTimesItem({
        hostId,
        seconds: [...(known?.seconds ?? []), seconds].slice(-latest),
        answered: (known?.answered ?? 0) + 1,
      }),
      when: known ? attribute("answered").is(known.answered) : absent,
    },
  };
}
