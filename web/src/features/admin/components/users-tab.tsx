import { type UserRole, userRoleLabels, userRoles } from "@marquee/contracts/enums";
import type { AdminUser } from "@marquee/contracts/http/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCredits, formatDate } from "#lib/format.ts";
import { useSearchFilter } from "#lib/search-filter.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Select } from "#ui/field.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { usersQuery } from "../api/list-users.ts";
import { usersTab as copy } from "../copy.ts";
import { SearchField } from "./search-field.tsx";
import { UserDialog } from "./user-dialog.tsx";

const roleOptions = [
  { value: "" as const, label: copy.allRoles },
  ...userRoles.map((value) => ({ value, label: userRoleLabels[value] })),
];
const statuses = ["active", "suspended"] as const;
const statusOptions = [
  { value: "" as const, label: copy.anyStatus },
  { value: "active" as const, label: copy.active },
  { value: "suspended" as const, label: copy.suspended },
];

/** User Management: find a person, see how they stand, act on their account. */
export function UsersTab() {
  const filter = useSearchFilter();
  const [openId, setOpenId] = useState<string | null>(null);
  const search = filter.get("q");
  const role: UserRole | "" = userRoles.find((name) => name === filter.get("role")) ?? "";
  const status = statuses.find((name) => name === filter.get("status")) ?? "";
  const query = useInfiniteQuery(usersQuery({ search, role, status }));
  const open = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId);
  const filtered = search !== "" || role !== "" || status !== "";

  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={search}
          onValue={(value) => filter.set("q", value)}
        />
        <Select
          aria-label={copy.role}
          className="w-auto!"
          options={roleOptions}
          value={role}
          onValue={(value) => filter.set("role", value)}
        />
        <Select
          aria-label={copy.status}
          className="w-auto!"
          options={statusOptions}
          value={status}
          onValue={(value) => filter.set("status", value)}
        />
      </div>
      <Card className="overflow-hidden" aria-label={copy.users}>
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
              columns={columns(setOpenId)}
              rows={users}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </Card>
      {open && <UserDialog user={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

const columns = (onOpen: (id: string) => void): readonly Column<AdminUser>[] => [
  {
    label: copy.person,
    cell: (user) => (
      <>
        <button
          type="button"
          className="max-w-full truncate text-left font-medium after:absolute after:inset-0"
          onClick={() => onOpen(user.id)}
        >
          {user.name}
        </button>
        <span className="block truncate text-sm text-muted">
          {user.username} · {user.email ?? user.phone ?? copy.noEmail}
        </span>
      </>
    ),
  },
  { label: copy.company, cell: ({ company }) => <span className="break-words">{company || "—"}</span> },
  {
    label: copy.role,
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
    end: true,
    cell: ({ balance }) => <span className="tabular">{formatCredits(balance.availableCredits)}</span>,
  },
  {
    label: copy.joined,
    end: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{formatDate(createdAt)}</span>,
  },
];
