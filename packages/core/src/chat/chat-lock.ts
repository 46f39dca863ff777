import { durations } from "@marquee/contracts/limits";
import { absent, any, attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import { rowVersion } from "../codec.ts";
import type { Core } from "../ports.ts";
import { epochSeconds } from "../ports.ts";
import { chatLockKey } from "./message.item.ts";

/** Takes or renews the right to answer this user; false while another worker holds it. */
export async function holdChatLock(core: Core, userId: string, owner: string): Promise<boolean> {
  const nowMs = core.clock.now();
  const untilMs = nowMs + durations.chatLeaseSeconds * 1_000;
  try {
    await core.table.write({
      op: "put",
      item: { ...chatLockKey(userId), rowType: "chat-lock", v: rowVersion, owner, untilMs, ttl: epochSeconds(untilMs) + 1 },
      when: any(absent, attribute("untilMs").atMost(nowMs), attribute("owner").is(owner)),
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionRefused) return false;
    throw error;
  }
}

/** Lets the next worker in; one that took over meanwhile keeps it. */
export async function releaseChatLock(core: Core, userId: string, owner: string): Promise<void> {
  try {
    await core.table.write({ op: "delete", key: chatLockKey(userId), when: attribute("owner").is(owner) });
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
  }
}
