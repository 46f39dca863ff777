import type { AccountDeal, AccountMail, AccountTransaction } from "@marquee/contracts/admin/accounts";
import type { Core } from "../../core.ts";
import { listTransactions } from "../../credits/jobs/list-transactions.ts";
import { listDeals } from "../../deals/deals/read-deals.ts";
import { sentMailEntity, sentMailPrefix } from "../../live/mail/sent-mail.item.ts";
import { pick } from "../../pick.ts";
import { userPartition } from "../../rows/keys.ts";
import { type AdminPage, type PageOf, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";

/** One page of an account's ledger, newest first. What was ordered stays its user's: the subjects are left out. */
export async function accountTransactions(
  core: Core,
  accountId: string,
  page: PageRequest,
): Promise<PageOf<AccountTransaction>> {
  const { items, cursor } = await listTransactions(core, accountId, page);
  return {
    items: items.map((entry) =>
      pick(
        entry,
        "id",
        "userId",
        "amount",
        "description",
        "transactionType",
        "referenceId",
        "referenceType",
        "balanceAfter",
        "by",
        "client",
        "createdAt",
      ),
    ),
    cursor,
  };
}

/** One page of an account's deals, newest change first: who, about what and how far, never the terms. */
export async function accountDeals(
  core: Core,
  accountId: string,
  page: PageRequest,
): Promise<PageOf<AccountDeal>> {
  const { items, cursor } = await listDeals(core, accountId, {}, page);
  return {
    items: items.map(({ id, eventName, ownSide, with: other, brandId, hostId, status, updatedAt }) => ({
      id,
      eventName,
      side: ownSide,
      with: { name: other.name, company: other.company },
      withId: ownSide === "brand" ? hostId : brandId,
      status,
      updatedAt,
    })),
    cursor,
  };
}

/** One page of what an account was mailed, newest first. */
export async function accountMails(
  core: Core,
  userId: string,
  page: PageRequest,
): Promise<AdminPage<AccountMail>> {
  const { items, cursor } = await core.table.query({
    pk: userPartition(userId),
    sk: { beginsWith: sentMailPrefix },
    newestFirst: true,
    ...pageOptions(page),
  });
  const { rows, unreadable } = readEach(items, sentMailEntity.read);
  return {
    items: rows.map((row) => pick(row, "id", "to", "subject", "sent", "createdAt")),
    unreadable,
    cursor,
  };
}
