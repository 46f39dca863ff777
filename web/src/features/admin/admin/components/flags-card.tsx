import type { Flag } from "@marquee/contracts/enums";
import { useState } from "react";
import { success, toast } from "#toasts/toast.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Switch } from "#ui/switch.tsx";
import type { VersionedSettings } from "../api/get-system-settings.ts";
import { failureOf, isStale, type useUpdateSystemSettings } from "../api/update-system-settings.ts";
import { flagsCard as strings } from "../system-copy.ts";

/** What each part of System Control works with: the settings as read, and the one way to change them. */
export interface SettingsPart {
  settings: VersionedSettings;
  update: ReturnType<typeof useUpdateSystemSettings>;
}

const flags: readonly { flag: Flag; label: string; note: string }[] = [
  {
    flag: "registration",
    label: strings.registration,
    note: strings.registrationNote,
  },
  { flag: "googleSignIn", label: strings.google, note: strings.googleNote },
  { flag: "phoneSignIn", label: strings.phone, note: strings.phoneNote },
  {
    flag: "campaigns",
    label: strings.campaigns,
    note: strings.campaignsNote,
  },
  {
    flag: "chat",
    label: strings.chat,
    note: strings.chatNote,
  },
  {
    flag: "billing",
    label: strings.billing,
    note: strings.billingNote,
  },
];

/** The switches. They act at once; switching off asks first. */
export function FlagsCard({ settings, update }: SettingsPart) {
  const [asking, setAsking] = useState<(typeof flags)[number] | null>(null);

  const [changing, setChanging] = useState<Flag | null>(null);

  function put({ flag, label }: (typeof flags)[number], on: boolean): void {
    setChanging(flag);
    update.mutate(
      { read: settings, change: { flags: { ...settings.flags, [flag]: on } } },
      {
        onSuccess: () => {
          toast(success(strings.turned(label, on), strings.takesEffect));
          setAsking(null);
        },
        onError: (error) => {
          if (isStale(error)) setAsking(null);
        },
      },
    );
  }

  return (
    <Card aria-labelledby="flags-title">
      <CardHeader title={strings.title} id="flags-title" note={strings.note} />
      <div className="divide-y divide-line border-t border-line px-5">
        {flags.map((each) => (
          <Switch
            key={each.flag}
            label={each.label}
            note={each.note}
            checked={settings.flags[each.flag]}
            disabled={update.isPending}
            pending={changing === each.flag && update.isPending}
            error={changing === each.flag && asking === null ? failureOf(update, "flags") : null}
            onChange={(on) => (on ? put(each, true) : setAsking(each))}
          />
        ))}
      </div>
      {asking && (
        <ConfirmDialog
          danger
          title={strings.offTitle(asking.label.toLowerCase())}
          description={strings.offText}
          confirm={strings.off}
          pending={update.isPending}
          error={failureOf(update, "flags")}
          onConfirm={() => put(asking, false)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
