import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress } from "#routing/address.ts";
import { paths } from "#routing/paths.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Banner } from "#ui/banner.tsx";
import { BulbFrame, BulbProgress, BulbTyping } from "#ui/bulbs.tsx";
import { Button } from "#ui/button.tsx";
import { CompanyMark } from "#ui/company-mark.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyDrawing } from "#ui/empty-drawing.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { FoundText } from "#ui/found-text.tsx";
import { Mark, Wordmark } from "#ui/mark.tsx";
import { BackLink } from "#ui/page.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { LoadMore, RowSkeletons } from "#ui/rows.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TableViewMenu, useTableView } from "#ui/table-view.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { UnreadCount } from "#ui/unread-count.tsx";
import { UnreadableNotice } from "#ui/unreadable-notice.tsx";
import { displays as copy } from "../copy.ts";
import { Example } from "./example.tsx";

const rows = [
  { id: "1", name: copy.first, count: 12 },
  { id: "2", name: copy.second, count: 3 },
];
type Row = (typeof rows)[number];

const columns: readonly Column<Row>[] = [
  {
    label: copy.name,
    onPhone: "top",
    cell: ({ name }) => name,
    sort: { id: "name", by: ({ name }) => name },
  },
  {
    label: copy.count,
    onPhone: "topEnd",
    namedOnPhone: true,
    cell: ({ count }) => count,
    end: true,
    optional: true,
    sort: { id: "count", by: ({ count }) => count },
    foot: 15,
  },
];

/** A sortable table with a view menu and selectable rows, and its loading, error and empty states. */
function Table() {
  const { sort } = useAddress();
  const [view, setView] = useTableView("ui-kit");
  const [selected, setSelected] = useState<readonly string[]>(["1"]);
  const given = { caption: copy.table, columns, rowKey: ({ id }: Row) => id };
  return (
    <>
      <div>
        <TableViewMenu columns={columns} view={view} onView={setView} />
      </div>
      <DataTable
        {...given}
        rows={rows}
        sort={sort}
        view={view}
        rowLink={() => paths.uiKit}
        selection={{
          selected,
          onSelect: setSelected,
          nameOf: ({ name }) => name,
          actions: () => <Button size="sm">{copy.archive}</Button>,
        }}
      />
      <DataTable {...given} rows={[]} loading={copy.loading} />
      <DataTable {...given} rows={[]} empty={<EmptyState title={copy.empty} />} />
      <DataTable
        {...given}
        rows={[]}
        failure={{ title: copy.failure, error: new Error(copy.failure), onRetry: () => undefined }}
      />
    </>
  );
}

const table = (visible: readonly Row[]) => (
  <DataTable caption={copy.table} columns={columns} rows={visible} rowKey={({ id }) => id} />
);

/** A one-page list in the shape of a paged list. */
const list = (items: readonly Row[]) => ({ items, unreadable: 0, nextCursor: null });

/** Components that display content. */
export function Displays() {
  const [tab, setTab] = useState<"one" | "two">("one");
  const tabs = [
    { value: "one", label: copy.first, content: <p>{copy.firstText}</p> },
    {
      value: "two",
      label: copy.second,
      note: <Badge>{copy.noteCount}</Badge>,
      content: <p>{copy.secondText}</p>,
    },
  ] as const;
  const filled = useInfiniteQuery(staticQuery("filled", list(rows)));
  const empty = useInfiniteQuery(staticQuery("empty", list([])));
  const notAnswered = new Error(copy.failure);
  return (
    <>
      <Example title={copy.marks}>
        <Mark className="size-8" />
        <Wordmark />
        <Avatar name={copy.person} src={null} className="size-9 text-2xs" />
        <CompanyMark company={copy.company} className="size-9" />
        <EventPoster event={copy.event} className="w-40 rounded-lg" />
        <BackLink to={paths.uiKit} label={copy.back} className="" />
      </Example>
      <Example title={copy.badges}>
        {(["neutral", "lamp", "success", "danger", "info", "outline"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <UnreadCount count={3} unread={copy.unread} />
        <span>
          <FoundText text={copy.company} search={copy.found} />
        </span>
      </Example>
      <Example title={copy.banners} stacked>
        <Banner tone="info" preview>
          {copy.banner}
        </Banner>
        <Banner tone="warning" preview>
          {copy.banner}
        </Banner>
        <FailureNote error={notAnswered} />
        <UnreadableNotice count={2} />
      </Example>
      <Example title={copy.tabs} stacked>
        <div>
          <Tabs label={copy.tabs} value={tab} onValue={setTab} tabs={tabs} />
        </div>
        <div className="max-w-sm">
          <Tabs label={copy.segments} variant="segment" value={tab} onValue={setTab} tabs={tabs} />
        </div>
      </Example>
      <Example title={copy.waiting} stacked>
        <Spinner />
        <BulbProgress percent={40} label={copy.progress} />
        <BulbTyping />
        <span className="relative block h-16 w-40 rounded-xl">
          <BulbFrame inset={4} bulbs={36} />
        </span>
        <Loading label={copy.loading}>
          <Skeleton className="h-8 w-60" />
        </Loading>
        <RowSkeletons label={copy.loading} rows={2} />
        <LoadMore pending={false} onLoad={() => undefined} />
      </Example>
      <Example title={copy.table} stacked>
        <Table />
        <PagedList query={filled} noun={copy.rows} empty={null}>
          {table}
        </PagedList>
        <PagedList query={empty} noun={copy.rows} empty={<EmptyState title={copy.empty} />}>
          {table}
        </PagedList>
      </Example>
      <Example title={copy.states} stacked>
        <EmptyState title={copy.empty}>{copy.emptyText}</EmptyState>
        <EmptyState
          title={copy.empty}
          example={{ name: copy.first, about: copy.firstText, end: copy.count }}
        />
        {(["events", "deals", "concepts", "messages"] as const).map((drawing) => (
          <EmptyDrawing key={drawing} of={drawing} />
        ))}
        <ErrorState title={copy.failure} error={notAnswered} onRetry={() => undefined} />
      </Example>
    </>
  );
}

/** A list that is available without a request. */
function staticQuery(name: string, page: ReturnType<typeof list>) {
  return {
    queryKey: ["ui-kit", name],
    queryFn: async () => page,
    initialData: { pages: [page], pageParams: [null] },
    initialPageParam: null,
    getNextPageParam: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  };
}
