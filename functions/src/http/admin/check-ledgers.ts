import { checkLedgers } from "@marquee/contracts/http/admin";
import { checkLedgerPage, differenceText } from "@marquee/core/ledger-check/check-all-ledgers";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** A user's whole ledger is read, so a page is smaller than elsewhere. */
const usersPerPage = 25;

/** GET /api/admin/ledger-check: the balances of one page of users, recomputed. */
export const handler = httpHandler(checkLedgers, runtime, async ({ query }) => {
  const limit = query.limit ?? usersPerPage;
  const page = await checkLedgerPage(runtime.core, { limit, cursor: query.cursor });
  return {
    body: {
      checkedUsers: page.users,
      unreadable: page.unreadable,
      differences: page.differences.map(({ user, difference }) => ({
        userId: user.id,
        username: user.username,
        detail: differenceText(difference),
      })),
    },
    nextCursor: page.cursor,
  };
});
