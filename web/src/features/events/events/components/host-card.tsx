import type { ViewedEvent } from "@marquee/contracts/events/events";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CompanyMark } from "#ui/company-mark.tsx";
import { hostCard as copy } from "../copy.ts";
import { SaveButton } from "./save-button.tsx";

/** The host and their reply time, with buttons to contact them, for those who may, and to save the event. */
export function HostCard(props: { event: ViewedEvent; onContact: (() => void) | undefined }) {
  const { name, company, medianReplyHours, completionRate } = props.event.host;
  return (
    <Card aria-labelledby="event-host" className="p-5">
      <h2 id="event-host" className="text-base">
        {copy.title}
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <CompanyMark company={company || name} className="size-11" />
        <p className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-sm text-muted">{company}</span>
        </p>
      </div>
      {medianReplyHours !== null && <p className="mt-3 text-sm text-muted">{replyTime(medianReplyHours)}</p>}
      {completionRate !== null && <p className="mt-1 text-sm text-muted">{copy.completed(completionRate)}</p>}
      {props.onContact && (
        <Button className="mt-4 w-full" onClick={props.onContact}>
          {copy.contact}
        </Button>
      )}
      <SaveButton event={props.event} className={props.onContact ? "mt-2 w-full" : "mt-4 w-full"} />
    </Card>
  );
}

/** How long a host usually takes, in a suitable unit. */
function replyTime(hours: number): string {
  if (hours < 1) return copy.withinTheHour;
  return hours < 48 ? copy.hours(Math.round(hours)) : copy.days(Math.round(hours / 24));
}
