import { checkLedgers } from "@marquee/contracts/admin/admin";
import { checkLedgerPage, differenceText } from "@marquee/core/credits/ledger-check/check-all-ledgers";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** The check reads each user's whole ledger, so its pages are smaller than those of other lists. */
const usersPerPage = 25;

/** GET /api/admin/ledger-check: recomputes the balances of one page of users. */
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
