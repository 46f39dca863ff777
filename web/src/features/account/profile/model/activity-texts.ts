import type { ActivityKind } from "@marquee/contracts/enums";
import { activityTexts as copy } from "../copy.ts";

/** Activity texts, addressed to the account's owner; the compiler checks that every kind has one. */
export const activityTexts: Record<ActivityKind, string> = copy;
