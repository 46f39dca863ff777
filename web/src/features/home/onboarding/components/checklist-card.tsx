import type { UserRole } from "@marquee/contracts/enums";
import type { Checklist, ChecklistItem } from "@marquee/contracts/home/onboarding";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { maySponsor } from "#account/may-sponsor.ts";
import { useHasRole } from "#account/team-role.ts";
import { useIsViewing } from "#account/viewing.ts";
import { useCurrentUser } from "#api/session.ts";
import { openAppDialog } from "#browser/app-dialog.ts";
import { paths } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { checklistQuery } from "../api/get-checklist.ts";
import { useNoteOnboarding } from "../api/update-onboarding.ts";
import { checklistCard as copy } from "../checklist-copy.ts";

/** The first steps, each ticked automatically when done. Once dismissed, it stays hidden on every device. */
export function ChecklistCard() {
  const { data } = useQuery(checklistQuery);
  const { onboarding } = useCurrentUser();
  const note = useNoteOnboarding();
  const isViewing = useIsViewing();
  if (onboarding.checklistDismissed) return null;
  const done = data?.filter((step) => step.done).length ?? 0;
  return (
    <Card aria-labelledby="checklist-title" className="mb-5">
      <header className="flex min-h-12 items-center gap-3 pr-2.5 pl-5">
        <h2 id="checklist-title" className="text-base">
          {data && done === data.length ? copy.allDone : copy.title}
        </h2>
        <p role="status" className="mr-auto text-sm text-muted">
          {data && copy.progress(done, data.length)}
        </p>
        {!isViewing && (
          <Button variant="ghost" size="sm" onClick={() => void note({ checklistDismissed: true })}>
            {copy.dismiss}
          </Button>
        )}
      </header>
      <ul className="grid grid-cols-1 gap-px border-t border-line sm:grid-cols-2 xl:grid-cols-4">
        {data ? data.map((step) => <Step key={step.item} {...step} />) : <WaitingSteps />}
      </ul>
    </Card>
  );
}

const stepClass = "flex min-h-12 w-full items-center gap-2.5 px-5 py-2 text-left text-base";

function WaitingSteps() {
  return ["1", "2", "3", "4"].map((place) => (
    <li key={place} className={stepClass}>
      <Skeleton className="h-5 w-44" />
    </li>
  ));
}

function Step({ item, done }: Checklist[number]) {
  const { role } = useCurrentUser();
  const isMember = useHasRole("member");
  const label = (
    <>
      <span
        aria-hidden
        className={clsx(
          "grid size-5 shrink-0 place-items-center rounded-full border",
          done ? "border-transparent bg-lamp text-[#1a1408]" : "border-control",
        )}
      >
        {done && <Icon name="check" className="size-3.5" />}
      </span>
      <span className={clsx("min-w-0", done && "text-muted")}>
        {done && <span className="sr-only">{copy.done} </span>}
        {role === "event_host" && isHostItem(item) ? copy.hostItems[item] : copy.items[item]}
      </span>
    </>
  );
  if (done || (item === "brandFacts" && !isMember)) return <li className={stepClass}>{label}</li>;
  if (item === "brandFacts")
    return (
      <li>
        <button
          type="button"
          className={clsx(stepClass, "hover:bg-sunken/60")}
          onClick={() => openAppDialog("wizard")}
        >
          {label}
        </button>
      </li>
    );
  return (
    <li>
      <Link to={pathOf(item, role)} className={clsx(stepClass, "hover:bg-sunken/60")}>
        {label}
      </Link>
    </li>
  );
}

function isHostItem(item: ChecklistItem): item is keyof typeof copy.hostItems {
  return item in copy.hostItems;
}

/** Only a sponsor makes the first offer; a host's deals begin with a brand's offer. */
function pathOf(item: Exclude<ChecklistItem, "brandFacts">, role: UserRole): string {
  if (item === "savedEvent") return paths.events;
  if (item === "publishedEvent") return paths.newEvent;
  if (item === "campaign") return paths.campaigns;
  return maySponsor(role) ? paths.newSponsorship : paths.sponsorships;
}
