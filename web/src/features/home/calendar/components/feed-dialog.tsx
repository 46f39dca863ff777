import type { CalendarFeed } from "@marquee/contracts/home/calendar";
import { OnceShownLink } from "#features/studio/share-links/components/once-shown-link.tsx";
import { formatDateTime } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { useCreateCalendarFeed } from "../api/create-calendar-feed.ts";
import { useRevokeCalendarFeed } from "../api/revoke-calendar-feed.ts";
import { feedDialog as copy } from "../copy.ts";

/** Makes a private address for calendar apps, and lists and revokes the working ones. */
export function FeedDialog({ feeds, onClose }: { feeds: readonly CalendarFeed[]; onClose: () => void }) {
  const create = useCreateCalendarFeed();
  const revoke = useRevokeCalendarFeed();
  return (
    <Dialog size="lg" title={copy.title} description={copy.text} onClose={onClose}>
      <Button variant="primary" pending={create.isPending} onClick={() => create.mutate()}>
        {copy.make}
      </Button>
      <FailureNote error={create.error} className="mt-3" />
      <OnceShownLink url={create.data?.url} label={copy.link} hint={copy.once} copyLabel={copy.copy} />
      <p className="mt-4 text-sm text-muted">{copy.how}</p>
      <h3 className="mt-6 text-base">{copy.list}</h3>
      {feeds.length === 0 && <p className="mt-1 text-muted">{copy.none}</p>}
      <ul className="mt-1 divide-y divide-line">
        {feeds.map(({ id, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            {copy.made(formatDateTime(createdAt))}
            <Button
              size="sm"
              aria-label={copy.revokeOf(formatDateTime(createdAt))}
              pending={revoke.isPending && revoke.variables === id}
              onClick={() => revoke.mutate(id)}
            >
              {copy.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {revoke.isSuccess && copy.revoked}
      </p>
      <FailureNote error={revoke.error} className="mt-2" />
    </Dialog>
  );
}
