import { wallTimeIn } from "@marquee/contracts/events/event-time";
import { Suspense } from "react";
import { useAccountZone } from "#account/account-zone.ts";
import { useHasRole } from "#account/team-role.ts";
import { useCurrentUser } from "#api/session.ts";
import { openAppDialog } from "#browser/app-dialog.ts";
import { now } from "#browser/clock.ts";
import { useIdle } from "#browser/use-idle.ts";
import { firstName } from "#format/first-name.ts";
import { formatToday } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { usePageTitle } from "#ui/page.tsx";
import { PageActions } from "#ui/page-actions.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DashboardCard, DashboardParts } from "../components/dashboard-parts.tsx";
import { NumberTiles } from "../components/number-tiles.tsx";
import { dashboardPage as copy } from "../copy.ts";

function partOfDay(hour: number): "morning" | "afternoon" | "evening" {
  if (hour < 5 || hour >= 18) return "evening";
  return hour < 12 ? "morning" : "afternoon";
}

/** The first page: a greeting, the date, and the state of things. */
export function DashboardPage() {
  const user = useCurrentUser();
  const isHost = user.role === "event_host";
  const acts = useHasRole("member");
  const timeZone = useAccountZone();
  const at = new Date(now());
  const clock = wallTimeIn(timeZone, at.toISOString());
  usePageTitle(copy.title);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:px-8 lg:py-7">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="flex flex-wrap items-center gap-2 text-base text-muted">
            <time dateTime={clock.slice(0, 10)}>{formatToday(at, timeZone)}</time>
            {user.isPartner ? (
              <Badge tone="lamp">{copy.partner}</Badge>
            ) : (
              <Badge tone="lamp">{copy.premiumAccess}</Badge>
            )}
          </p>
          <h1 className="mt-1 text-3xl">
            {copy.greeting(partOfDay(Number(clock.slice(11, 13))), firstName(user.name))}
          </h1>
        </div>
        <PageActions
          actions={[
            {
              label: copy.welcomeGuide,
              icon: "compass",
              act: { onClick: () => openAppDialog("welcome") },
            },
            ...(acts
              ? [
                  {
                    label: copy.newCampaign,
                    act: { to: paths.campaigns },
                    ...(isHost ? {} : { variant: "primary" as const }),
                  } as const,
                ]
              : []),
            ...(acts && isHost
              ? [{ label: copy.createEvent, act: { to: paths.newEvent }, variant: "primary" } as const]
              : []),
          ]}
        />
      </header>
      <Needs />
      <FirstSteps />
      <div className="grid grid-cols-1 gap-5">
        <NumberTiles />
        <DashboardParts />
      </div>
    </div>
  );
}

/** What waits for the user, above everything else; its height is always the same. */
function Needs() {
  const isIdle = useIdle();
  const waiting = <Skeleton className="h-56 rounded-xl" />;
  return (
    <div className="mb-5">
      {isIdle ? (
        <Suspense fallback={waiting}>
          <DashboardCard name="needs" />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

/** Its space is reserved from the first frame, because the user object says whether it is shown. */
function FirstSteps() {
  const { onboarding, through } = useCurrentUser();
  const isIdle = useIdle();
  // A client's first steps are not their agency's; an admin sees what the account's people see.
  if (onboarding.checklistDismissed || (through && !through.viewing)) return null;
  const waiting = <Skeleton className="mb-5 h-61.5 rounded-xl sm:h-37 xl:h-24.75" />;
  return isIdle ? (
    <Suspense fallback={waiting}>
      <DashboardCard name="checklist" />
    </Suspense>
  ) : (
    waiting
  );
}
