import type { AdminUser } from "@marquee/contracts/admin/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { ErrorState } from "#ui/states.tsx";
import { usersQuery } from "../api/list-users.ts";
import { partnerCard as copy } from "../copy.ts";
import { adminAccountPath } from "../model/account-path.ts";

/** The designated partner account: find it by username and mark it. */
export function PartnerCard() {
  const [search, setSearch] = useState("");
  const query = useInfiniteQuery({
    ...usersQuery({ search, role: "", status: "" }),
    enabled: search !== "",
  });
  const found = search === "" ? [] : (query.data?.pages[0]?.items ?? []).slice(0, 5);
  return (
    <Card aria-labelledby="partner-title">
      <CardHeader title={copy.title} id="partner-title" note={copy.note} />
      <div className="px-5 pb-4">
        <SearchField label={copy.search} placeholder={copy.placeholder} value={search} onValue={setSearch} />
      </div>
      {search !== "" && query.isError ? (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div aria-live="polite">
          {search !== "" && query.isSuccess && found.length === 0 && (
            <p className="border-t border-line px-5 py-3 text-muted">{copy.noMatch(search)}</p>
          )}
          {found.length > 0 && (
            <ul className="divide-y divide-line border-t border-line">
              {found.map((user) => (
                <Found key={user.id} user={user} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  );
}

function Found({ user }: { user: AdminUser }) {
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 px-5 py-2">
      <span className="min-w-0">
        <span className="block truncate font-medium">{user.username}</span>
        <span className="block truncate text-sm text-muted">{user.company || user.name}</span>
      </span>
      <span className="flex shrink-0 items-center gap-2">
        {user.isPartner && <Badge tone="lamp">{copy.partner}</Badge>}
        <LinkButton size="sm" to={adminAccountPath(user.id)} aria-label={copy.openUser(user.username)}>
          {copy.open}
        </LinkButton>
      </span>
    </li>
  );
}
