import type { CreditTransaction } from "@marquee/contracts/credits/credits";
import { systemBooked } from "@marquee/contracts/credits/system-booked";
import { type CreditTransactionType, creditTransactionTypes } from "@marquee/contracts/enums";
import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { messageOf } from "#api/http.ts";
import { formatCredits, formatDateTime, formatSignedCredits, labelOf } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { anyText, oneOf, useAddressFilters } from "#routing/address-filters.ts";
import { campaignTabPath } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { LoadMore, RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useExportCreditTransactions } from "../api/export-credit-transactions.ts";
import { receiptPdfPath } from "../api/get-payment-receipt.ts";
import { creditTransactionsQuery, type TransactionFilter } from "../api/list-credit-transactions.ts";
import { useCreditsByPerson } from "../api/list-credits-by-person.ts";
import { peopleCard, transactionsCard as strings } from "../copy.ts";
import { receiptPath } from "../model/receipt-path.ts";
import { toasts } from "../toasts.ts";

/** Purchases and spending are normal; only other types are highlighted. */
const tones: Partial<Record<CreditTransactionType, BadgeTone>> = {
  refund: "info",
  expiration: "danger",
  adjustment: "lamp",
};

const filters = [
  {
    name: "type",
    label: strings.type,
    any: strings.anyType,
    options: creditTransactionTypes.map((value) => ({ value, label: labelOf(value) })),
  },
  {
    name: "days",
    label: strings.time,
    any: strings.anyTime,
    options: [
      { value: "30", label: strings.lastDays("30") },
      { value: "90", label: strings.lastDays("90") },
      { value: "365", label: strings.lastYear },
    ],
  },
] as const;
const schemas = { type: oneOf(creditTransactionTypes), days: oneOf(["30", "90", "365"]), person: anyText };

/** Where every credit came from and went, newest first. */
export function TransactionsCard() {
  const filter = useAddressFilters(schemas);
  const query = useInfiniteQuery(creditTransactionsQuery(filter.values));
  const { data: people = [] } = useCreditsByPerson(filter.values.days);
  const isFiltered = Object.values(filter.values).some((value) => value !== undefined);
  const byPerson = {
    name: "person",
    label: strings.person,
    any: strings.anyPerson,
    options: people.map(({ person }) => ({
      value: person?.id ?? systemBooked,
      label: person?.name ?? peopleCard.system,
    })),
  };
  const { sort } = useAddress();
  const rows = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card aria-labelledby="transactions-title" className="overflow-clip">
      <CardHeader
        title={strings.title}
        id="transactions-title"
        actions={rows.length > 0 && <ExportButton filter={filter.values} />}
      />
      {(isFiltered || rows.length > 0) && (
        <div className="px-5 pt-4">
          <FilterBar state={filter} filters={people.length > 0 ? [...filters, byPerson] : filters} />
        </div>
      )}
      {query.isPending ? (
        <RowSkeletons label={strings.loading} rows={5} />
      ) : query.isError && rows.length === 0 ? (
        <ErrorState title={strings.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : rows.length === 0 && isFiltered ? (
        <EmptyState
          title={strings.noneTitle}
          action={<Button onClick={filter.clear}>{strings.clearFilters}</Button>}
        >
          {strings.noneText}
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState title={strings.emptyTitle}>{strings.emptyText}</EmptyState>
      ) : (
        <DataTable
          caption={strings.caption}
          columns={people.length > 0 ? columnsOfSeveral : columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={query.hasNextPage ? undefined : sort}
        />
      )}
      {query.hasNextPage && (
        <LoadMore pending={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      )}
    </Card>
  );
}

function ExportButton({ filter }: { filter: TransactionFilter }) {
  const save = useExportCreditTransactions(filter);
  return (
    <Button
      size="sm"
      pending={save.isPending}
      onClick={() =>
        save.mutate(undefined, { onError: (error) => toast(toasts.exportFailed(messageOf(error))) })
      }
    >
      {strings.exportCsv}
    </Button>
  );
}

function TypeBadge({ type }: { type: CreditTransactionType }) {
  const tone = tones[type];
  return tone && <Badge tone={tone}>{labelOf(type)}</Badge>;
}

/** What an entry is about, as a link to it where it has a page. */
function Subject({ row }: { row: CreditTransaction }) {
  const { description, subject, amount, referenceId, referenceType, client } = row;
  // What was ordered for a client stands among the client's own things.
  if (client !== null) return description;
  if (referenceType === "campaign") {
    const about = amount < 0 ? strings.charged : strings.returned;
    return (
      <TextLink to={campaignTabPath("concepts", { generation: referenceId })}>
        {subject === null ? description : about(description, subject)}
      </TextLink>
    );
  }
  if (referenceType === "payment") return <TextLink to={receiptPath(referenceId)}>{description}</TextLink>;
  return description;
}

/** What an entry is, with the person who caused it where there are several. */
const descriptionColumn = (ofSeveral: boolean): Column<CreditTransaction> => ({
  label: strings.description,
  onPhone: "top",
  cell: (row) => (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="font-medium">
          <Subject row={row} />
        </span>
        <TypeBadge type={row.transactionType} />
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        {formatDateTime(row.createdAt)}
        {ofSeveral && <span>{row.by?.name ?? peopleCard.system}</span>}
        {row.client !== null && <span>{strings.forClient(row.client.name)}</span>}
        {row.referenceType === "payment" && (
          <TextLink
            href={receiptPdfPath(row.referenceId)}
            download
            aria-label={strings.pdfOf(row.description, formatDateTime(row.createdAt))}
          >
            {strings.pdf}
          </TextLink>
        )}
      </span>
    </>
  ),
});

const numbers: readonly Column<CreditTransaction>[] = [
  {
    label: strings.amount,
    onPhone: "topEnd",
    end: true,
    sort: { id: "amount", by: ({ amount }) => amount },
    cell: ({ amount }) => (
      <span className={clsx("font-medium whitespace-nowrap", amount > 0 && "text-success")}>
        {formatSignedCredits(amount)}
      </span>
    ),
  },
  {
    label: strings.balanceAfter,
    onPhone: "belowEnd",
    end: true,
    sort: { id: "balance", by: ({ balanceAfter }) => balanceAfter },
    cell: ({ balanceAfter }) => (
      <span className="whitespace-nowrap text-muted">{formatCredits(balanceAfter)}</span>
    ),
  },
];

const columns = [descriptionColumn(false), ...numbers];
const columnsOfSeveral = [descriptionColumn(true), ...numbers];
