import type { User } from "@marquee/contracts/http/auth";
import { tourVersion } from "@marquee/contracts/tour-steps";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { openAppDialog } from "#browser/app-dialog.ts";
import { sponsoredEventsQuery } from "#features/events/api/list-sponsored-events.ts";
import { tierLabels, tierTones } from "#features/events/components/event-facts.ts";
import { formatDateRange } from "#format/format.ts";
import { eventPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useNoteOnboarding } from "../api/update-onboarding.ts";
import { partnerWelcome as copy } from "../copy.ts";

/** The welcome of the partner account: what it has with Marquee, its own events, and what both want to reach. */
export function PartnerWelcome({ user, onClose }: { user: User; onClose: () => void }) {
  const note = useNoteOnboarding();
  const [tab, setTab] = useState("overview");
  const [isReopened] = useState(user.onboarding.welcomed);

  function dismiss({ withTour }: { withTour: boolean }): void {
    onClose();
    void note({ welcomed: true, ...(withTour ? {} : { tourOffered: tourVersion }) });
    if (!isReopened && user.onboarding.wizard === null) openAppDialog("wizard");
  }

  return (
    <Dialog
      title={copy.title(user.company)}
      description={copy.lead}
      size="lg"
      onClose={() => dismiss({ withTour: true })}
      footer={
        <>
          <Button onClick={() => dismiss({ withTour: false })}>{copy.skipTour}</Button>
          <Button variant="primary" onClick={() => dismiss({ withTour: true })}>
            {copy.getStarted}
          </Button>
        </>
      }
    >
      <Tabs
        label={copy.tabs}
        look="segment"
        value={tab}
        onValue={setTab}
        panelClassName="min-h-52 pt-4"
        tabs={[
          {
            value: "overview",
            label: copy.overview,
            content: (
              <div className="grid gap-2">
                {copy.overviewTexts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            ),
          },
          {
            value: "events",
            label: copy.yourEvents,
            content: <PartnerEvents userId={user.id} onOpen={onClose} />,
          },
          {
            value: "goals",
            label: copy.strategicGoals,
            content: (
              <dl className="grid gap-3">
                {copy.goals.map(({ name, text }) => (
                  <div key={name}>
                    <dt className="font-medium">{name}</dt>
                    <dd className="text-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            ),
          },
        ]}
      />
    </Dialog>
  );
}

const shownMax = 4;

function PartnerEvents({ userId, onOpen }: { userId: string; onOpen: () => void }) {
  const { data, error, isPending } = useQuery(sponsoredEventsQuery(userId));
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (!data) return <FailureNote error={error} />;
  if (data.length === 0) return <p className="text-muted">{copy.noEvents}</p>;
  return (
    <ul className="divide-y divide-line">
      {data.slice(0, shownMax).map(({ id, name, date, endsAt, deals }) => (
        <li key={id} className="flex min-h-12 items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <Link
              to={eventPath(id)}
              replace
              onClick={onOpen}
              className="font-medium underline-offset-2 hover:underline"
            >
              {name}
            </Link>
            <time dateTime={date} className="tabular block text-sm text-muted">
              {formatDateRange(date, endsAt)}
            </time>
          </span>
          {deals.map(({ id: deal, tier }) => (
            <Badge key={deal} tone={tierTones[tier]}>
              {tierLabels[tier]}
            </Badge>
          ))}
        </li>
      ))}
    </ul>
  );
}
