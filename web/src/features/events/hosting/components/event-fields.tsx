import { limits } from "@marquee/contracts/limits";
import type { HookForm } from "#forms/hook-form.ts";
import { CheckField, SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { eventFields as copy } from "../copy.ts";
import { categoryOptions, type EventValues, type StoredZone } from "../model/event-form.ts";
import { useShownZone } from "../model/use-shown-zone.ts";
import { TimeZoneField } from "./time-zone-field.tsx";

/** The fields that a host fills in for an event. */
export function EventFields(props: {
  form: HookForm<EventValues>;
  /** The event as it is stored; undefined for a new one. */
  stored?: StoredZone;
  disabled?: boolean;
}) {
  const { form, stored, disabled = false } = props;
  const { labels } = copy;
  const zone = useShownZone(form.values, stored);
  const hint = zone === undefined ? copy.localTimeUnknown : copy.localTime(zone.replaceAll("_", " "));
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField field={form.field("name")} label={labels.name} className="sm:col-span-2" />
      <TextField field={form.field("date")} label={labels.date} type="datetime-local" hint={hint} />
      <TextField field={form.field("endsAt")} label={labels.endsAt} type="datetime-local" />
      <SelectField field={form.field("category")} label={labels.category} options={categoryOptions} />
      <TextField field={form.field("location")} label={labels.location} hint={copy.locationHint} />
      <TimeZoneField form={form} zone={zone} />
      <TextField
        field={form.field("attendeeCount")}
        label={labels.attendeeCount}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <TextField
        field={form.field("attendeeType")}
        label={labels.attendeeType}
        hint={copy.attendeeTypeHint}
        optional
      />
      <TextAreaField
        field={form.field("description")}
        label={labels.description}
        counterMax={limits.eventDescriptionMaxLength}
        rows={6}
        className="sm:col-span-2"
      />
      <TextField
        field={form.field("eventUrl")}
        label={labels.eventUrl}
        type="url"
        placeholder={copy.websiteStart}
        className="sm:col-span-2"
        optional
      />
      <div className="sm:col-span-2">
        <CheckField
          field={form.field("oneSponsorPerIndustry")}
          label={labels.oneSponsorPerIndustry}
          note={copy.oneSponsorPerIndustryNote}
        />
      </div>
    </fieldset>
  );
}
