import { dealSides } from "@marquee/contracts/deals/deal-moves";
import type { Analytics, AnalyticsView } from "@marquee/contracts/insight/analytics";
import { startTransition, useOptimistic } from "react";
import { useAddress } from "#routing/address.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { controls as copy } from "../copy.ts";
import { type Choice, rangesOf } from "../model/choice.ts";
import { periodText } from "../model/days.ts";

/** The value of the choice that is neither of the ranges. */
const ofDays = "days";

/** The days of one deal's life may be more than the page shows of anything else. */
function withoutDays(search: URLSearchParams): void {
  search.delete("from");
  search.delete("to");
}

/** Chooses what the page shows: period, side, event, deal, and whether to draw the previous period; and Refresh. */
export function ViewControls(props: {
  view: AnalyticsView;
  choice: Choice;
  analytics: Analytics | undefined;
  refreshing: boolean;
  onRefresh: () => void;
}) {
  const { view, choice, analytics } = props;
  const { address, days } = choice;
  const { edit } = useAddress();
  const [compares, setCompares] = useOptimistic(choice.compares);
  const events = analytics?.events ?? [];
  const isOther = choice.event !== "all" && !events.some(({ id }) => id === choice.event);
  const deals = analytics?.deals ?? [];
  const deal = deals.find(({ id }) => id === choice.deal);
  const goesWith = (event: string, of: typeof deal) => event === "all" || of?.eventId === event;
  // Keep the chosen deal in the list even if the address names a different event.
  const offered = deals.filter((each) => each === deal || goesWith(choice.event, each));
  const nameOf = ({ name, eventId }: (typeof deals)[number]) =>
    copy.dealOf(events.find(({ id }) => id === eventId)?.name ?? copy.otherEvent, name);
  return (
    <div className="phone-strip items-center gap-x-4 gap-y-2 max-md:gap-x-2 md:flex md:flex-wrap print:hidden">
      <Select
        aria-label={copy.range}
        className="w-auto!"
        value={days ? ofDays : choice.range}
        options={[
          ...(days ? [{ value: ofDays, label: periodText(days) }] : []),
          ...rangesOf(view).map((value) => ({
            value,
            label: view === "engagement" && value === "last90" ? copy.months : copy.ranges[value],
          })),
        ]}
        onValue={(range) =>
          edit(
            (search) => {
              if (range === ofDays) return;
              withoutDays(search);
              search.set("range", range);
            },
            { replace: true },
          )
        }
      />
      {(choice.side || (analytics?.sides.length ?? 0) > 1) && (
        <Select
          aria-label={copy.side}
          className="w-auto!"
          value={analytics?.side ?? choice.side ?? dealSides[0]}
          options={dealSides.map((value) => ({ value, label: copy.sides[value] }))}
          onValue={(side) =>
            edit(
              (search) => {
                search.set("side", side);
                search.delete("deal");
                withoutDays(search);
              },
              { replace: true },
            )
          }
        />
      )}
      <Select
        aria-label={copy.event}
        className="w-44! max-w-full max-md:w-36!"
        value={choice.event}
        options={[
          { value: "all", label: copy.allEvents },
          ...(isOther ? [{ value: choice.event, label: copy.otherEvent }] : []),
          ...events.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValue={(event) =>
          edit(
            (search) => {
              search.set("event", event);
              if (goesWith(event, deal)) return;
              search.delete("deal");
              withoutDays(search);
            },
            { replace: true },
          )
        }
      />
      <Select
        aria-label={copy.deal}
        className="w-44! max-w-full max-md:w-36!"
        value={choice.deal}
        options={[
          { value: "all", label: copy.allDeals },
          ...(choice.deal !== "all" && !deal ? [{ value: choice.deal, label: copy.otherDeal }] : []),
          ...offered.map((each) => ({
            value: each.id,
            label: choice.event === each.eventId ? each.name : nameOf(each),
          })),
        ]}
        onValue={(value) =>
          edit(
            (search) => {
              search.set("deal", value);
              withoutDays(search);
            },
            { replace: true },
          )
        }
      />
      <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-lamp-text"
          checked={compares}
          onChange={({ target: { checked } }) =>
            // The address updates a moment later; the box must not jump back until then.
            startTransition(() => {
              setCompares(checked);
              address.set("compare", checked ? "previous" : "");
            })
          }
        />
        {copy.compare}
      </label>
      <Button className="sm:ml-auto" pending={props.refreshing} onClick={props.onRefresh}>
        {!props.refreshing && <Icon name="refresh-cw" />}
        {copy.refresh}
      </Button>
    </div>
  );
}
