import type { AdminUser } from "@marquee/contracts/admin/admin";
import { userRoleLabels, userRoles } from "@marquee/contracts/enums";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatCredits, formatDate } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { anyText, oneOf, useAddressFilters } from "#routing/address-filters.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TableViewMenu, useTableView } from "#ui/table-view.tsx";
import { useExportUsers } from "../api/export-users.ts";
import { type UserFilter, usersQuery } from "../api/list-users.ts";
import { usersTab as copy } from "../copy.ts";
import { adminAccountPath } from "../model/account-path.ts";
import { daysFilter, daysSchema } from "../model/days-back.ts";
import { usersCsv } from "../model/export-file.ts";
import { exportFile } from "../system-copy.ts";
import { ExportButton } from "./export-button.tsx";

const statuses = ["active", "suspended"] as const;
const filters = [
  {
    name: "role",
    label: copy.role,
    any: copy.allRoles,
    options: userRoles.map((value) => ({ value, label: userRoleLabels[value] })),
  },
  {
    name: "status",
    label: copy.status,
    any: copy.anyStatus,
    options: statuses.map((value) => ({ value, label: copy[value] })),
  },
  { ...daysFilter, label: copy.registered },
];
const schemas = { q: anyText, role: oneOf(userRoles), status: oneOf(statuses), days: daysSchema };

/** User Management: find a person, see the state of their account, act on it. */
export function UsersTab() {
  const filter = useAddressFilters(schemas);
  const { sort } = useAddress();
  const [view, setView] = useTableView("users");
  const { q: search = "", role = "", status = "", days = "" } = filter.values;
  const shown: UserFilter = { search, role, status, days };
  const query = useInfiniteQuery(usersQuery(shown));
  const save = useExportUsers();
  const filtered = search !== "" || role !== "" || status !== "" || days !== "";

  return (
    <>
      <FilterBar
        state={filter}
        search={{ name: "q", label: copy.search, placeholder: copy.searchPlaceholder }}
        filters={filters}
      >
        <TableViewMenu columns={columns} view={view} onView={setView} />
        <ExportButton
          save={save}
          order={shown}
          size="md"
          file="marquee-users"
          csv={usersCsv}
          label={exportFile.users}
        />
      </FilterBar>
      <Card className="overflow-clip" aria-label={copy.users}>
        <PagedList
          query={query}
          noun={copy.noun}
          empty={
            <EmptyState title={filtered ? copy.noMatchTitle : copy.emptyTitle}>
              {filtered ? copy.noMatch : copy.empty}
            </EmptyState>
          }
        >
          {(users) => (
            <DataTable
              caption={copy.caption}
              columns={columns}
              view={view}
              sort={query.hasNextPage ? undefined : sort}
              rows={users}
              rowKey={({ id }) => id}
              rowLink={({ id }) => adminAccountPath(id)}
            />
          )}
        </PagedList>
      </Card>
    </>
  );
}

const columns: readonly Column<AdminUser>[] = [
  {
    label: copy.person,
    onPhone: "top",
    sort: { id: "name", by: ({ name }) => name },
    cell: (user) => (
      <>
        <span className="block truncate font-medium">{user.name}</span>
        <span className="block truncate text-sm text-muted">
          {user.username} · {user.email ?? user.phone ?? copy.noEmail}
        </span>
      </>
    ),
  },
  {
    label: copy.company,
    onPhone: "below",
    optional: true,
    sort: { id: "company", by: ({ company }) => company },
    cell: ({ company }) => <span className="break-words">{company || "—"}</span>,
  },
  {
    label: copy.role,
    onPhone: "topEnd",
    optional: true,
    cell: (user) => (
      <span className="flex flex-wrap gap-1 max-md:justify-end">
        <Badge>{userRoleLabels[user.role]}</Badge>
        {user.isPartner && <Badge tone="lamp">{copy.partner}</Badge>}
        {user.suspended && <Badge tone="danger">{copy.suspended}</Badge>}
      </span>
    ),
  },
  {
    label: copy.credits,
    onPhone: "belowEnd",
    end: true,
    optional: true,
    sort: { id: "credits", by: ({ balance }) => balance.availableCredits },
    cell: ({ balance }) => formatCredits(balance.availableCredits),
  },
  {
    label: copy.joined,
    onPhone: "hidden",
    end: true,
    optional: true,
    sort: { id: "joined", by: ({ createdAt }) => createdAt },
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{formatDate(createdAt)}</span>,
  },
];
