import { conversationItem } from "@marquee/core/chat/chat/conversation.item";
import { sendMessage } from "@marquee/core/chat/chat/send-message";
import type { Core } from "@marquee/core/core";
import type { Identity } from "@marquee/core/ground/identity/principal";
import { isoTime } from "@marquee/core/time";
import { ampleBudget } from "./ample-budget.ts";

/** A question to Morgan in the main conversation, and another conversation; both contain `word`. */
export async function talkAbout(core: Core, principal: Identity, word: string): Promise<void> {
  const { accountId: userId } = principal;
  const queue = { send: async () => undefined };
  await sendMessage(core, queue, {
    principal,
    content: `What does ${word} think?`,
    clientId: "c1",
    claims: { userId: undefined, isAi: undefined },
    requestId: "req",
    budget: ampleBudget,
  });
  const createdAt = isoTime(core.clock.now());
  const id = `cnv_of_${userId}`;
  const conversation = { id, userId, title: `Plans of ${word}`, createdAt, lastMessageAt: null };
  await core.table.write({ op: "put", item: conversationItem(conversation) });
}
