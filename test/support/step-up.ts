import { sessionKey } from "@marquee/core/ground/identity/session.item";
import { fingerprint } from "@marquee/core/rows/keys";
import type { Table } from "@marquee/table/table";
import type { ApiUser } from "./api-user.ts";

/** Makes a session need a step-up again without waiting ten minutes. */
export async function expireStepUp(table: Table, caller: ApiUser): Promise<void> {
  const { userId, sessionId } = caller.session;
  const key = sessionKey(userId, fingerprint(sessionId));
  await table.write({ op: "update", key, set: { provenAtMs: 0 } });
}
