import { type Digest, digests } from "@marquee/contracts/enums";
import type { MailSettings } from "@marquee/contracts/live/mail-settings";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { zoneName } from "#format/time-zones.ts";
import { paths } from "#routing/paths.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { FieldFrame, inputClass, Select } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { mailSettingsQuery } from "../api/get-mail-settings.ts";
import { useUpdateMailSettings } from "../api/update-mail-settings.ts";
import { usePreferences } from "../api/update-preferences.ts";
import { mailCard as copy } from "../copy.ts";

/** How often and at what hours notifications are emailed; every change is saved immediately. */
export function MailCard() {
  const query = useQuery(mailSettingsQuery);
  const { data: preferences } = usePreferences();
  const isOn = preferences?.notifications.emailNotifications !== false;
  return (
    <Card aria-labelledby="mail-title">
      <CardHeader id="mail-title" title={copy.title} note={isOn ? copy.note : copy.off} />
      {query.data ? (
        <Controls settings={query.data} isOn={isOn} />
      ) : query.isError ? (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading label={copy.loading} className="grid grid-cols-1 gap-5 px-5 pb-5">
          <Skeleton className="h-15" />
          <Skeleton className="h-14" />
          <Skeleton className="h-5" />
        </Loading>
      )}
    </Card>
  );
}

/** The initial quiet hours if none were chosen yet: a typical night. */
const defaultQuietHours = { from: "22:00", to: "07:00" };

function Controls({ settings, isOn }: { settings: MailSettings; isOn: boolean }) {
  const { mutate } = useUpdateMailSettings();
  const { digest, quietHours, timeZone } = settings;
  const digestId = useId();
  const set = (change: Partial<MailSettings>) => mutate({ ...settings, ...change });
  return (
    <div className="grid grid-cols-1 gap-5 px-5 pb-5">
      <FieldFrame id={digestId} label={copy.digest} error={undefined}>
        <Select<Digest>
          id={digestId}
          disabled={!isOn}
          value={digest}
          onValue={(next) => set({ digest: next })}
          options={digests.map((value) => ({ value, label: copy.digests[value] }))}
        />
      </FieldFrame>
      <div>
        <Switch
          label={copy.quiet}
          note={copy.quietNote}
          checked={quietHours !== null}
          disabled={!isOn}
          onChange={(on) => set({ quietHours: on ? defaultQuietHours : null })}
        />
        {quietHours && (
          <div className="grid grid-cols-2 gap-3">
            <Time
              label={copy.from}
              value={quietHours.from}
              disabled={!isOn}
              onChange={(from) => from !== quietHours.to && set({ quietHours: { ...quietHours, from } })}
            />
            <Time
              label={copy.to}
              value={quietHours.to}
              disabled={!isOn}
              onChange={(to) => to !== quietHours.from && set({ quietHours: { ...quietHours, to } })}
            />
          </div>
        )}
      </div>
      <p className="text-sm text-muted">
        {copy.zone(zoneName(timeZone))} <TextLink to={paths.profile}>{copy.changeZone}</TextLink>
      </p>
    </div>
  );
}

function Time(props: { label: string; value: string; disabled: boolean; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={props.label} error={undefined}>
      <input
        id={id}
        type="time"
        required
        className={inputClass}
        disabled={props.disabled}
        value={props.value}
        // A half-typed time has no value in the browser.
        onChange={({ target }) => target.value !== "" && props.onChange(target.value.slice(0, 5))}
      />
    </FieldFrame>
  );
}
