import type { ActivityKind } from "@marquee/contracts/enums";
import { activityTexts as copy } from "../copy.ts";

/** What happened, in the words of whom it happened to; the compiler holds the catalog to every kind. */
export const activityTexts: Record<ActivityKind, string> = copy;
