import type { Suggestion } from "@marquee/contracts/chat/action-inputs";
import { durations } from "@marquee/contracts/durations";
import type { Core } from "../../../core.ts";
import type { UserRecord } from "../../../ground/users/user.item.ts";
import { isoTime } from "../../../time.ts";
import type { SuggestedAction } from "../message.item.ts";
import type { ActionKind, CardPayer, Refused } from "./action-kind.ts";
import { chatActions } from "./all-kinds.ts";

/**
 * What Morgan's suggestion would do for this reader, read from the table, and what a click on it needs. Nothing is
 * done here. Refused in words if it could not be done, or this reader has no such thing.
 */
export async function suggestAction(
  core: Core,
  user: UserRecord,
  { kind, input }: Suggestion,
  payer: CardPayer = { payerId: user.id, agency: null },
): Promise<SuggestedAction | Refused> {
  // Kind and input belong together by their type; the compiler loses that for a union of all kinds.
  const of = chatActions[kind] as ActionKind<unknown, object, never>;
  const suggested = await of.suggest(core, user, input, payer);
  if ("refused" in suggested) return suggested;
  const expiresAt = isoTime(core.clock.now() + durations.chatActionSeconds * 1_000);
  return {
    action: { kind, ...suggested.effect, status: "open", expiresAt, leadsTo: null, undoUntil: null },
    actionStatus: "open",
    actionOrder: { ...suggested.order },
  };
}
