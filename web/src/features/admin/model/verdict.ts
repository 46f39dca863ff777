import type { WebhookEvent } from "@marquee/contracts/http/admin";
import type { BadgeTone } from "#ui/badge.tsx";

/** What we made of an event, in a word and its colour. */
export const verdictLooks: Record<WebhookEvent["verdict"], { label: string; tone: BadgeTone }> = {
  applied: { label: "Applied", tone: "success" },
  repeated: { label: "Repeated", tone: "neutral" },
  ignored: { label: "Ignored", tone: "outline" },
  refused: { label: "Refused", tone: "lamp" },
  failed: { label: "Failed", tone: "danger" },
};
