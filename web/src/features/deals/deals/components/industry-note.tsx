import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { useQuery } from "@tanstack/react-query";
import { eventQuery } from "#features/events/events/api/get-event.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { industryNote as copy } from "../new-deal-copy.ts";

/** For an event with one sponsor per industry: says so, and whether the user can still be one. */
export function IndustryNote(props: { eventId: string; barredBy: OfferedPackage["barredBy"] }) {
  const { data: event } = useQuery(eventQuery(props.eventId));
  if (!event?.oneSponsorPerIndustry) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-sunken px-3 py-2.5">
      <p className="max-w-prose">
        <strong className="font-semibold">{copy.title}</strong> {copy[props.barredBy ?? "free"]}
      </p>
      {props.barredBy === "industry_missing" && (
        <LinkButton size="sm" to={paths.profile}>
          {copy.profile}
        </LinkButton>
      )}
    </div>
  );
}
