import type { Flag } from "@marquee/contracts/enums";
import { useState } from "react";
import { copy } from "#lib/error-copy.ts";
import { toast } from "#lib/toast.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Switch } from "#ui/switch.tsx";
import type { VersionedSettings } from "../api/get-system-settings.ts";
import type { useUpdateSystemSettings } from "../api/update-system-settings.ts";

/** What a part of System Control works on: the settings as read, and the one way to change them. */
export interface SettingsPart {
  settings: VersionedSettings;
  update: ReturnType<typeof useUpdateSystemSettings>;
}

const flags: readonly { flag: Flag; label: string; note: string }[] = [
  {
    flag: "registration",
    label: "Registration",
    note: "New people can create an account, in any of the three ways.",
  },
  { flag: "googleSignIn", label: "Google sign-in", note: "The Google button works, where Google is set up." },
  { flag: "phoneSignIn", label: "Phone sign-in", note: "Codes are sent by text message, which costs money." },
  {
    flag: "campaigns",
    label: "Campaign generation",
    note: "New campaigns can be ordered. Work under way is finished either way.",
  },
  {
    flag: "chat",
    label: "Chat with Morgan",
    note: "Messages are answered. Earlier conversations stay readable.",
  },
  {
    flag: "billing",
    label: "Billing tab",
    note: "The profile shows payments and receipts in place of “Billing Coming Soon”.",
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
          toast(
            copy.changed(`${label} switched ${on ? "on" : "off"}`, "It counts everywhere within a minute."),
          ),
        onSettled: () => setAsking(null),
      },
    );
  }

  return (
    <Card aria-labelledby="flags-title">
      <CardHeader
        title="Switches"
        id="flags-title"
        note="What is off is not offered, and its calls are refused."
      />
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
          title={`Switch off ${asking.label.toLowerCase()}?`}
          description="It stops for everyone within a minute, until it is switched on again."
          confirm="Switch off"
          pending={update.isPending}
          onConfirm={() => put(asking, false)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
