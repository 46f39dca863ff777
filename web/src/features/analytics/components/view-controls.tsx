import type { Analytics, AnalyticsView } from "@marquee/contracts/http/analytics";
import { startTransition, useOptimistic } from "react";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { controls as copy } from "../copy.ts";
import { type Choice, rangesOf } from "../model/choice.ts";

/** What the page shows: the period, the event, and whether the period before is drawn too; and Refresh. */
export function ViewControls(props: {
  view: AnalyticsView;
  choice: Choice;
  analytics: Analytics | undefined;
  refreshing: boolean;
  onRefresh: () => void;
}) {
  const { view, choice, analytics } = props;
  const { address } = choice;
  const [compares, setCompares] = useOptimistic(choice.compares);
  const events = analytics?.events ?? [];
  const isOther = choice.event !== "all" && !events.some(({ id }) => id === choice.event);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Select
        aria-label={copy.range}
        className="w-auto!"
        value={choice.range}
        options={rangesOf(view).map((value) => ({
          value,
          label: view === "engagement" && value === "last90" ? copy.months : copy.ranges[value],
        }))}
        onValue={(range) => address.set("range", range)}
      />
      <Select
        aria-label={copy.event}
        className="w-auto! max-w-full"
        value={choice.event}
        options={[
          { value: "all", label: copy.allEvents },
          ...(isOther ? [{ value: choice.event, label: copy.otherEvent }] : []),
          ...events.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValue={(event) => address.set("event", event)}
      />
      <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-lamp-text"
          checked={compares}
          onChange={({ target: { checked } }) =>
            // The address follows a moment later; the box must not jump back until then.
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
