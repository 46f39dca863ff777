import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { invalidate } from "#api/query.ts";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { systemSettingsQuery } from "../api/get-system-settings.ts";
import { isStale, useUpdateSystemSettings } from "../api/update-system-settings.ts";
import { isSetBack, readSettingsChange, setBack } from "../model/set-back.ts";
import { setBackButton as strings } from "../system-copy.ts";

/** Reverts one settings change from its audit entry; renders nothing for any other entry. */
export function SetBackButton({ entry }: { entry: { action: string; before: unknown; after: unknown } }) {
  const change = readSettingsChange(entry);
  return change && <SetBack change={change} />;
}

function SetBack({ change }: { change: NonNullable<ReturnType<typeof readSettingsChange>> }) {
  const client = useQueryClient();
  const { data: now } = useQuery(systemSettingsQuery);
  const update = useUpdateSystemSettings();
  const [asking, setAsking] = useState(false);
  if (!now) return null;
  if (isSetBack(now, change)) return <span className="text-sm text-muted">{strings.notInEffect}</span>;

  function apply(): void {
    if (!now) return;
    update.mutate(
      { read: now, change: setBack(now, change) },
      {
        onSuccess: ({ waiting }) => {
          toast(
            waiting
              ? success(strings.waiting, strings.waitingText)
              : success(strings.reverted, strings.takesEffect),
          );
          setAsking(false);
        },
        onError: (error) => {
          if (isStale(error)) void invalidate(client, "getSystemSettings", "listAudit");
        },
      },
    );
  }

  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {strings.revert}
      </Button>
      {asking && (
        <ConfirmDialog
          title={strings.title}
          description={strings.text}
          confirm={strings.confirm}
          pending={update.isPending}
          error={update.error}
          onConfirm={apply}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
