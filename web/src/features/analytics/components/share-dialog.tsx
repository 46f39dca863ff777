import type {
  Analytics,
  AnalyticsQuery,
  AnalyticsShare,
  AnalyticsView,
} from "@marquee/contracts/http/analytics";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { FieldFrame, inputClass, SelectField } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { useCreateAnalyticsShare } from "../api/create-analytics-share.ts";
import { analyticsSharesQuery } from "../api/list-analytics-shares.ts";
import { useRevokeAnalyticsShare } from "../api/revoke-analytics-share.ts";
import { analyticsPages, controls } from "../copy.ts";
import { shareDialog as copy } from "../dialog-copy.ts";
import { periodText } from "../model/days.ts";

/** How long a link can work. */
const dayChoices = ["1", "7", "30", "90"] as const;

interface ShareDialogProps {
  view: AnalyticsView;
  asked: AnalyticsQuery;
  choices: Pick<Analytics, "events" | "deals">;
  onClose: () => void;
}

/** Makes a link to the page for people without an account, and lists and revokes those that work. */
export function ShareDialog({ view, asked, choices, onClose }: ShareDialogProps) {
  const create = useCreateAnalyticsShare();
  const [days, setDays] = useState<(typeof dayChoices)[number]>("7");
  const url = create.data?.url;
  return (
    <Dialog size="lg" title={copy.title} description={copy.text} onClose={onClose}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!create.isPending) create.mutate({ view, ...asked, days: Number(days) });
        }}
      >
        <SelectField
          className="w-40"
          label={copy.days}
          field={{ id: "share-days", name: "days", value: days, error: undefined, set: setDays }}
          options={dayChoices.map((value) => ({ value, label: copy.dayCount(Number(value)) }))}
        />
        <Button type="submit" variant="primary" pending={create.isPending}>
          {copy.make}
        </Button>
      </form>
      <FailureNote error={create.error} className="mt-3" />
      <div role="status">
        {url !== undefined && (
          <div className="mt-4 rounded-lg border border-lamp-line bg-lamp-soft p-4">
            <FieldFrame id="share-link" label={copy.link} hint={copy.once} error={undefined}>
              <span className="flex gap-2">
                <input
                  id="share-link"
                  aria-describedby="share-link-note"
                  readOnly
                  value={url}
                  className={inputClass}
                  onFocus={(event) => event.currentTarget.select()}
                />
                <CopyButton text={url} label={copy.copy} className="h-9! pointer-coarse:h-11!" />
              </span>
            </FieldFrame>
          </div>
        )}
      </div>
      <h3 className="mt-6 text-base">{copy.list}</h3>
      <Links choices={choices} />
    </Dialog>
  );
}

function Links({ choices }: Pick<ShareDialogProps, "choices">) {
  const { data, error, isPending, refetch } = useQuery(analyticsSharesQuery);
  const revoke = useRevokeAnalyticsShare();
  if (isPending)
    return (
      <Loading label={copy.loading} className="mt-2">
        <Skeleton className="h-11" />
      </Loading>
    );
  if (!data) return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data.length === 0 && <p className="mt-1 text-muted">{copy.none}</p>}
      <ul className="mt-1 divide-y divide-line">
        {data.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              {nameOf(share, choices)}
              <span className="block text-sm text-muted">{copy.until(formatDateTime(share.expiresAt))}</span>
            </span>
            <Button
              size="sm"
              aria-label={copy.revokeOf(analyticsPages[share.view].title, formatDateTime(share.expiresAt))}
              pending={revoke.isPending && revoke.variables === share.id}
              onClick={() => revoke.mutate(share.id)}
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
    </>
  );
}

function nameOf(share: AnalyticsShare, { events, deals }: ShareDialogProps["choices"]): string {
  const deal = deals.find(({ id }) => id === share.deal)?.name ?? copy.oneDeal;
  return copy.item(
    analyticsPages[share.view].title,
    periodOf(share),
    eventOf(share, events),
    ...(share.deal === null ? [] : [deal]),
  );
}

function periodOf({ range, from, to }: AnalyticsShare): string {
  if (from !== null && to !== null) return periodText({ from, to });
  return controls.ranges[range ?? "last30"];
}

function eventOf({ event }: AnalyticsShare, events: Analytics["events"]): string {
  if (event === null || event === "all") return copy.allEvents;
  return events.find(({ id }) => id === event)?.name ?? copy.oneEvent;
}
