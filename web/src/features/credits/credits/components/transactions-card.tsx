import { systemBooked } from "@marquee/contracts/credits/system-booked";
import { creditTransactionTypes } from "@marquee/contracts/enums";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { messageOf } from "#api/http.ts";
import { labelOf } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { anyText, oneOf, useAddressFilters } from "#routing/address-filters.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { LoadMore, RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { useExportCreditTransactions } from "../api/export-credit-transactions.ts";
import { creditTransactionsQuery, type TransactionFilter } from "../api/list-credit-transactions.ts";
import { useCreditsByPerson } from "../api/list-credits-by-person.ts";
import { peopleCard, transactionsCard as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** It stands below what everybody comes for and brings the tables' library, so it is fetched once there are rows. */
const TransactionsTable = lazyPart(async () => (await import("./transactions-table.tsx")).TransactionsTable);

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
        <Suspense fallback={<RowSkeletons label={strings.loading} rows={5} />}>
          <TransactionsTable
            rows={rows}
            ofSeveral={people.length > 0}
            sort={query.hasNextPage ? undefined : sort}
          />
        </Suspense>
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
