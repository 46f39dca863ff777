import { type SystemSettings, systemSettingsSchema } from "@marquee/contracts/admin/system";
import { isBlank } from "@marquee/contracts/text/typed-text";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField, TextAreaField } from "#ui/field.tsx";
import { failureOf } from "../api/update-system-settings.ts";
import { maintenanceCard as strings } from "../system-copy.ts";
import type { SettingsPart } from "./flags-card.tsx";

type Maintenance = NonNullable<SystemSettings["maintenance"]>;

const toneOptions = [
  { value: "info", label: strings.information },
  { value: "warning", label: strings.warning },
] as const;

/** The message shown to everyone above every page, with a preview. */
export function MaintenanceCard({ settings, update }: SettingsPart) {
  const current = settings.maintenance;
  const form = useHookForm<Maintenance, SystemSettings["maintenance"]>({
    schema: systemSettingsSchema.shape.maintenance,
    initial: current ?? { message: "", tone: "info" },
    draftKey: "maintenance-banner",
    onSubmit: (maintenance) => put(maintenance, current ? strings.updated : strings.shown),
  });
  const { message, tone } = form.values;

  function put(maintenance: SystemSettings["maintenance"], done: string): void {
    update.mutate(
      { read: settings, change: { maintenance } },
      {
        onSuccess: () => {
          form.draft.clear();
          toast(success(done, strings.takesEffect));
        },
        onError: (error) => void form.showServerErrors(error),
      },
    );
  }

  return (
    <Card aria-labelledby="maintenance-title">
      <CardHeader
        title={strings.title}
        id="maintenance-title"
        note={current ? strings.shownNote : strings.hiddenNote}
      />
      <form {...form.formProps} className="flex flex-col gap-4 px-5 pb-5">
        <TextAreaField
          field={form.field("message")}
          label={strings.message}
          rows={2}
          counterMax={300}
          placeholder={strings.messagePlaceholder}
        />
        <SelectField field={form.field("tone")} label={strings.tone} options={toneOptions} />
        {!isBlank(message) && (
          <div>
            <p className="mb-1.5 text-sm font-medium">{strings.preview}</p>
            <div className="overflow-hidden rounded-lg border border-line">
              <Banner preview tone={tone}>
                {message}
              </Banner>
            </div>
          </div>
        )}
        <FailureNote error={failureOf(update, "maintenance") && form.failure} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <DraftStatus draft={form.draft} className="mr-auto" />
          {current && (
            <Button disabled={update.isPending} onClick={() => put(null, strings.removed)}>
              {strings.remove}
            </Button>
          )}
          <Button type="submit" variant="primary" pending={update.isPending}>
            {current ? strings.change : strings.show}
          </Button>
        </div>
      </form>
    </Card>
  );
}
