import type { UseQueryResult } from "@tanstack/react-query";
import { useAddress } from "#routing/address.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Select } from "#ui/field.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { daysFilter } from "../model/days-back.ts";
import { recentList as copy } from "../system-copy.ts";

/** How far back the lists of recent things go, from the address; a day, as the overview counts, unless chosen. */
export function useDaysBack(): string {
  const asked = useAddress().get("days");
  return daysFilter.options.find(({ value }) => value === asked)?.value ?? "1";
}

/** What happened in the last day or days, newest first. */
export function RecentList<Row extends { id: string }>(props: {
  query: UseQueryResult<Row[]>;
  columns: readonly Column<Row>[];
  texts: { title: string; note: string; caption: string; failed: string; emptyTitle: string; empty: string };
}) {
  const { query, columns, texts } = props;
  const address = useAddress();
  const days = useDaysBack();
  const rows = query.data;
  return (
    <Card aria-labelledby="recent-title" className="overflow-clip">
      <CardHeader
        title={texts.title}
        id="recent-title"
        note={texts.note}
        actions={
          <Select
            aria-label={copy.time}
            className="w-auto!"
            options={daysFilter.options}
            value={days}
            onValue={(value) => address.set("days", value === "1" ? "" : value)}
          />
        }
      />
      {query.isPending ? (
        <RowSkeletons label={copy.loading} rows={4} />
      ) : !rows ? (
        <ErrorState title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>
      ) : (
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={address.sort}
        />
      )}
    </Card>
  );
}
