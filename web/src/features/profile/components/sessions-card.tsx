import type { SessionSummary } from "@marquee/contracts/http/security";
import { useQuery } from "@tanstack/react-query";
import { formatAgo, formatDate } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { sessionsQuery } from "../api/list-sessions.ts";
import { useRevokeOtherSessions } from "../api/revoke-other-sessions.ts";
import { useRevokeSession } from "../api/revoke-session.ts";
import { sessionsCard as copy } from "../copy.ts";

/** Every device that is signed in, and how to sign it out. */
export function SessionsCard() {
  const { data: sessions, error, isPending, refetch } = useQuery(sessionsQuery);
  const revokeOthers = useRevokeOtherSessions();
  const others = sessions?.some(({ current }) => !current) ?? false;
  return (
    <Card aria-labelledby="sessions-title">
      <CardHeader
        id="sessions-title"
        title={copy.whereYouAreSignedIn}
        actions={
          <Button
            size="sm"
            disabled={!others}
            pending={revokeOthers.isPending}
            onClick={() => revokeOthers.mutate()}
          >
            {copy.signOutEverywhereElse}
          </Button>
        }
      />
      {isPending ? (
        <RowSkeletons label={copy.loadingSessions} rows={2} />
      ) : error && !sessions ? (
        <ErrorState title={copy.yourSessionsCouldNotBe} error={error} onRetry={() => void refetch()} />
      ) : sessions.length === 0 ? (
        <EmptyState title={copy.noSessions}>{copy.nobodyIsSignedInTo}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
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
          {copy.signedInLastSeen(session.ip, formatDate(session.createdAt), formatAgo(session.lastSeenAt))}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          pending={revoke.isPending}
          aria-label={copy.signOutSignedIn(session.device, formatDate(session.createdAt))}
          onClick={() => revoke.mutate(session)}
        >
          {copy.signOut}
        </Button>
      )}
    </li>
  );
}
