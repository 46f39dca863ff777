import { listUsers } from "@marquee/contracts/admin/admin";
import { listUsers as usersThatFit } from "@marquee/core/admin/admin/list-users";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/users: a page of users, filtered by text, role and status. */
export const handler = httpHandler(listUsers, runtime, async ({ query }) => {
  const { search, role, status, days, ...page } = query;
  const { items, cursor, unreadable } = await usersThatFit(
    runtime.core,
    { search, role, status, days },
    page,
  );
  return { body: items, nextCursor: cursor, unreadable };
});
