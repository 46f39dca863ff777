import type { SessionSummary } from "@marquee/contracts/account/security";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { formatAgo, formatDate } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { sessionsQuery } from "../api/list-sessions.ts";
import { useRevokeOtherSessions } from "../api/revoke-other-sessions.ts";
import { useRevokeSession } from "../api/revoke-session.ts";
import { sessionsCard as copy } from "../copy.ts";

/** More rows would push everything below out of view; the current session comes first. */
const shownAtFirst = 5;

/** Every signed-in device, with a button to sign it out. */
export function SessionsCard() {
  const { data: sessions, error, isPending, refetch } = useQuery(sessionsQuery);
  const revokeOthers = useRevokeOtherSessions();
  const [all, setAll] = useState(false);
  const listId = useId();
  const sorted = sessions?.toSorted((one, other) => Number(other.current) - Number(one.current)) ?? [];
  const visible = all ? sorted : sorted.slice(0, shownAtFirst);
  const others = sessions?.some(({ current }) => !current) ?? false;
  return (
    <Card aria-labelledby="sessions-title">
      <CardHeader
        id="sessions-title"
        title={copy.title}
        actions={
          <Button
            size="sm"
            disabled={!others}
            pending={revokeOthers.isPending}
            onClick={() => revokeOthers.mutate()}
          >
            {copy.signOutOthers}
          </Button>
        }
      />
      <FailureNote error={revokeOthers.error} className="px-5 pb-3" />
      {isPending ? (
        <RowSkeletons label={copy.loading} rows={2} />
      ) : error && !sessions ? (
        <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
      ) : sessions.length === 0 ? (
        <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
      ) : (
        <ul id={listId} className="divide-y divide-line border-t border-line">
          {visible.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > shownAtFirst && (
        <div className="border-t border-line p-2 text-center">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={all}
            aria-controls={listId}
            onClick={() => setAll(!all)}
          >
            {all ? copy.showFewer : copy.showAll(sessions.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: SessionSummary }) {
  const revoke = useRevokeSession();
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 px-5 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device}
          {session.current && <Badge tone="success">{copy.thisDevice}</Badge>}
        </p>
        <p className="text-sm break-words text-muted">
          {copy.details(session.ip, formatDate(session.createdAt), formatAgo(session.lastSeenAt))}
        </p>
        <FailureNote error={revoke.error} />
      </div>
      {!session.current && (
        <Button
          size="sm"
          pending={revoke.isPending}
          aria-label={copy.signOutDevice(session.device, formatDate(session.createdAt))}
          onClick={() => revoke.mutate(session)}
        >
          {copy.signOut}
        </Button>
      )}
    </li>
  );
}
