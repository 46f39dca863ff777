import { drawAgreements } from "@marquee/core/deals/agreements/draw-agreements";
import { liveChannel, liveCore, liveFiles } from "../runtime/deps.ts";
import { liveDocuments } from "../runtime/documents.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const clerk = { core: liveCore(), files: liveFiles(), documents: liveDocuments(), channel: liveChannel() };

/** Each minute: renders the files of agreements that both sides have signed. */
export const handler = scheduleHandler(
  "agreements",
  async (untilMs) => {
    const { looked, drawn, cutShort, ...trouble } = await drawAgreements(clerk, untilMs);
    return { report: { looked, drawn, cutShort }, ...trouble };
  },
  { reserveMs: 10_000 },
);
