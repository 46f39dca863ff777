import { listAccountMails } from "@marquee/contracts/admin/accounts";
import { accountMails } from "@marquee/core/admin/admin/account-lists";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/accounts/{id}/mails: what an account was mailed. */
export const handler = httpHandler(listAccountMails, runtime, async ({ params, query }) => {
  const { items, cursor, unreadable } = await accountMails(runtime.core, params.id, query);
  return { body: items, nextCursor: cursor, unreadable };
});
