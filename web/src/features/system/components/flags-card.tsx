import type { Flag } from "@marquee/contracts/enums";
import { useState } from "react";
import { copy } from "#lib/error-copy.ts";
import { toast } from "#lib/toast.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Switch } from "#ui/switch.tsx";
import type { VersionedSettings } from "../api/get-system-settings.ts";
import type { useUpdateSystemSettings } from "../api/update-system-settings.ts";
import { flagsCard as strings } from "../copy.ts";

/** What a part of System Control works on: the settings as read, and the one way to change them. */
export interface SettingsPart {
  settings: VersionedSettings;
  update: ReturnType<typeof useUpdateSystemSettings>;
}

const flags: readonly { flag: Flag; label: string; note: string }[] = [
  {
    flag: "registration",
    label: strings.registration,
    note: strings.newPeopleCanCreateAn,
  },
  { flag: "googleSignIn", label: strings.googleSignIn, note: strings.theGoogleButtonWorksWhere },
  { flag: "phoneSignIn", label: strings.phoneSignIn, note: strings.codesAreSentByText },
  {
    flag: "campaigns",
    label: strings.campaignGeneration,
    note: strings.newCampaignsCanBeOrdered,
  },
  {
    flag: "chat",
    label: strings.chatWithMorgan,
    note: strings.messagesAreAnsweredEarlier,
  },
  {
    flag: "billing",
    label: strings.billingTab,
    note: strings.theProfileShowsPaymentsAnd,
  },
];

/** The switches. One acts at once; switching off asks first. */
export function FlagsCard({ settings, update }: SettingsPart) {
  const [asking, setAsking] = useState<(typeof flags)[number] | null>(null);

  function put({ flag, label }: (typeof flags)[number], on: boolean): void {
    update.mutate(
      { read: settings, change: { flags: { ...settings.flags, [flag]: on } } },
      {
        onSuccess: () =>
          toast(copy.changed(`${label} switched ${on ? "on" : "off"}`, strings.itCountsEverywhereWithinA)),
        onSettled: () => setAsking(null),
      },
    );
  }

  return (
    <Card aria-labelledby="flags-title">
      <CardHeader title={strings.switches} id="flags-title" note={strings.whatIsOffIsNot} />
      <div className="divide-y divide-line border-t border-line px-5">
        {flags.map((each) => (
          <Switch
            key={each.flag}
            label={each.label}
            note={each.note}
            checked={settings.flags[each.flag]}
            disabled={update.isPending}
            onChange={(on) => (on ? put(each, true) : setAsking(each))}
          />
        ))}
      </div>
      {asking && (
        <ConfirmDialog
          danger
          title={strings.switchOff(asking.label.toLowerCase())}
          description={strings.itStopsForEveryoneWithin}
          confirm={strings.switchOff2}
          pending={update.isPending}
          onConfirm={() => put(asking, false)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
