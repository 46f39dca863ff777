import type { CreditTransaction, listCreditTransactions } from "@marquee/contracts/credits/credits";
import { useMutation } from "@tanstack/react-query";
import { addressOf, callPage } from "#api/http.ts";
import { now } from "#browser/clock.ts";
import { downloadText } from "#browser/download.ts";
import { toCsv } from "#format/csv.ts";
import { peopleCard } from "../copy.ts";
import { queryOf, type TransactionFilter } from "./list-credit-transactions.ts";

const operation = addressOf<typeof listCreditTransactions>(
  "listCreditTransactions",
  "GET",
  "/api/credits/transactions",
);

const head = [
  "date (UTC)",
  "description",
  "subject",
  "type",
  "person",
  "client",
  "amount (credits)",
  "balance after (credits)",
  "reference",
];

/** Ledger entries as a file, newest first, times in UTC. */
function transactionsCsv(rows: readonly CreditTransaction[]): string {
  return toCsv(
    head,
    rows.map((row) => [
      row.createdAt,
      row.description,
      row.subject ?? "",
      row.transactionType,
      row.by?.name ?? peopleCard.system,
      row.client?.name ?? "",
      row.amount,
      row.balanceAfter,
      row.referenceId,
    ]),
  );
}

/** Fetches every entry that the filter leaves, page by page, and saves them as a CSV file. */
export function useExportCreditTransactions(filter: TransactionFilter) {
  return useMutation({
    mutationFn: async () => {
      const rows: CreditTransaction[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: CreditTransaction[]; nextCursor: string | null } = await callPage(operation, {
          query: {
            limit: "100",
            ...queryOf(filter),
            ...(cursor === null ? {} : { cursor }),
          },
        });
        rows.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      downloadText(
        `marquee-credits-${new Date(now()).toISOString().slice(0, 10)}.csv`,
        transactionsCsv(rows),
        "text/csv",
      );
    },
  });
}
