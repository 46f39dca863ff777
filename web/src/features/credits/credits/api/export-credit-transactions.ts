import type { CreditTransaction, listCreditTransactions } from "@marquee/contracts/credits/credits";
import { useMutation } from "@tanstack/react-query";
import { addressOf, callPage } from "#api/http.ts";
import { now } from "#browser/clock.ts";
import { downloadText } from "#browser/download.ts";
import { toCsv } from "#format/csv.ts";

const operation = addressOf<typeof listCreditTransactions>(
  "listCreditTransactions",
  "GET",
  "/api/credits/transactions",
);

const head = [
  "date (UTC)",
  "description",
  "type",
  "amount (credits)",
  "balance after (credits)",
  "reference",
];

/** The ledger as a file: every entry, newest first, times in UTC. */
function transactionsCsv(rows: readonly CreditTransaction[]): string {
  return toCsv(
    head,
    rows.map((row) => [
      row.createdAt,
      row.description,
      row.transactionType,
      row.amount,
      row.balanceAfter,
      row.referenceId,
    ]),
  );
}

/** Fetches the whole ledger, page by page, and saves it as a CSV file. */
export function useExportCreditTransactions() {
  return useMutation({
    mutationFn: async () => {
      const rows: CreditTransaction[] = [];
      let cursor: string | null = null;
      do {
        const query: { limit: string; cursor?: string } = {
          limit: "100",
          ...(cursor === null ? {} : { cursor }),
        };
        const page = await callPage(operation, { query });
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
