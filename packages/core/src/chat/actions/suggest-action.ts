import type { Suggestion } from "@marquee/contracts/chat-action";
import { durations } from "@marquee/contracts/durations";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import type { UserRecord } from "../../users/user.item.ts";
import type { SuggestedAction } from "../message.item.ts";
import type { ActionKind, Refused } from "./action-kind.ts";
import { chatActions } from "./all-kinds.ts";

/**
 * What a suggestion of Morgan's would do for this reader, read from the table, and what a click on it takes. Nothing
 * happens here. Refused in words where it could not be done, or there is no such thing for this reader.
 */
export async function suggestAction(
  core: Core,
  user: UserRecord,
  { kind, input }: Suggestion,
): Promise<SuggestedAction | Refused> {
  // Kind and input belong together by their type; the compiler loses that where any of the kinds may stand.
  const of = chatActions[kind] as ActionKind<unknown, object, never>;
  const found = await of.suggest(core, user, input);
  if ("refused" in found) return found;
  const expiresAt = isoTime(core.clock.now() + durations.chatActionSeconds * 1_000);
  return {
    action: { kind, ...found.effect, status: "open", expiresAt, leadsTo: null, undoUntil: null },
    actionStatus: "open",
    actionOrder: { ...found.order },
  };
}
