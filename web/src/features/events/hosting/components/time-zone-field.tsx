import { localTimeIn, unknownPlaceZone } from "@marquee/contracts/events/event-time";
import { useMemo, useState } from "react";
import { now } from "#browser/clock.ts";
import { timeZonesWith, zoneName } from "#format/time-zones.ts";
import type { HookForm } from "#forms/hook-form.ts";
import { SelectField } from "#ui/field.tsx";
import { eventFields as copy } from "../copy.ts";
import type { EventValues } from "../model/event-form.ts";

/** The time zone of the event's place: guessed while its host chooses none. Choosing another one keeps the typed times. */
export function TimeZoneField({ form, zone }: { form: HookForm<EventValues>; zone: string | undefined }) {
  const field = form.field("timeZone");
  const { date } = form.values;
  const [openedAt] = useState(() => new Date(now()).toISOString());
  const options = useMemo(() => {
    // Summer time counts on the day of the event, not today.
    const at = Number.isNaN(Date.parse(`${date}Z`)) ? openedAt : `${date}Z`;
    return timeZonesWith(zone ?? unknownPlaceZone).map((value) => ({
      value,
      label: copy.zone(zoneName(value), localTimeIn(value, at).slice(-6)),
    }));
  }, [zone, date, openedAt]);
  const hint =
    field.value !== "" ? copy.zoneChosen : zone === unknownPlaceZone ? copy.zoneUnknown : copy.zoneGuessed;
  return (
    <SelectField
      field={{ ...field, value: zone ?? "" }}
      label={copy.labels.timeZone}
      options={options}
      hint={hint}
    />
  );
}
