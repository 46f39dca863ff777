import type { User } from "@marquee/contracts/account/auth";
import { tourVersion } from "@marquee/contracts/home/tour-steps";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { openAppDialog } from "#browser/app-dialog.ts";
import { sponsoredEventsQuery } from "#features/events/events/api/list-sponsored-events.ts";
import { tierLabels, tierTones } from "#features/events/events/components/event-facts.ts";
import { formatEventDays } from "#format/event-times.ts";
import { eventPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useNoteOnboarding } from "../api/update-onboarding.ts";
import { partnerWelcome as copy } from "../copy.ts";
import { PartnerOverview } from "./partner-overview.tsx";

/** The welcome of the partner account; the wizard follows once. */
export function PartnerWelcome({ user, onClose }: { user: User; onClose: () => void }) {
  const note = useNoteOnboarding();
  const [isReopened] = useState(user.onboarding.welcomed);

  function dismiss({ withTour }: { withTour: boolean }): void {
    onClose();
    void note({ welcomed: true, ...(withTour ? {} : { tourOffered: tourVersion }) });
    if (!isReopened && user.onboarding.wizard === null) openAppDialog("wizard");
  }

  return (
    <PartnerOverview
      company={user.company}
      events={<PartnerEvents userId={user.accountId} onOpen={onClose} />}
      onSkipTour={() => dismiss({ withTour: false })}
      onGetStarted={() => dismiss({ withTour: true })}
      onClose={() => dismiss({ withTour: true })}
    />
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
      {data.slice(0, shownMax).map(({ id, name, deals, ...times }) => (
        <li key={id} className="flex min-h-12 items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <TextLink to={eventPath(id)} replace onClick={onOpen} variant="name" className="font-medium">
              {name}
            </TextLink>
            <time dateTime={times.date} className="block text-sm text-muted">
              {formatEventDays(times)}
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
