import type { WebhookEvent } from "@marquee/contracts/admin/admin";
import type { BadgeTone } from "#ui/badge.tsx";
import { verdicts } from "../copy.ts";

/** What we did with an event, as a label and its color. */
export const verdictLooks: Record<WebhookEvent["verdict"], { label: string; tone: BadgeTone }> = {
  applied: { label: verdicts.applied, tone: "success" },
  repeated: { label: verdicts.repeated, tone: "neutral" },
  ignored: { label: verdicts.ignored, tone: "outline" },
  refused: { label: verdicts.refused, tone: "lamp" },
  failed: { label: verdicts.failed, tone: "danger" },
};
