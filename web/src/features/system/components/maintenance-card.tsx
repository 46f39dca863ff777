import { type SystemSettings, systemSettingsSchema } from "@marquee/contracts/http/system";
import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { toast } from "#lib/toast.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { SelectField, TextAreaField } from "#ui/field.tsx";
import type { SettingsPart } from "./flags-card.tsx";

type Maintenance = NonNullable<SystemSettings["maintenance"]>;

const toneOptions = [
  { value: "info", label: "Information" },
  { value: "warning", label: "Warning" },
] as const;

/** What everyone is told above every page, with how it will look. */
export function MaintenanceCard({ settings, update }: SettingsPart) {
  const shown = settings.maintenance;
  const form = useForm<Maintenance, SystemSettings["maintenance"]>({
    schema: systemSettingsSchema.shape.maintenance,
    initial: shown ?? { message: "", tone: "info" },
    onSubmit: (maintenance) => put(maintenance, "Banner shown"),
  });
  const { message, tone } = form.values;

  function put(maintenance: SystemSettings["maintenance"], done: string): void {
    update.mutate(
      { read: settings, change: { maintenance } },
      {
        onSuccess: () => toast(copy.changed(done, "Everyone sees it within a few minutes.")),
        onError: (error) => form.showServerErrors(error),
      },
    );
  }

  return (
    <Card aria-labelledby="maintenance-title">
      <CardHeader
        title="Maintenance banner"
        id="maintenance-title"
        note={shown ? "Shown above every page, also before signing in." : "Nothing is shown at the moment."}
      />
      <form {...form.formProps} className="flex flex-col gap-4 px-5 pb-5">
        <TextAreaField
          field={form.field("message")}
          label="Message"
          rows={2}
          maxLength={300}
          placeholder="Marquee is updated on Sunday from 8 to 9 pm UTC. Campaigns may take longer."
        />
        <SelectField field={form.field("tone")} label="Tone" options={toneOptions} />
        {message.trim() !== "" && (
          <div>
            <p className="mb-1.5 text-sm font-medium">Preview</p>
            <div className="overflow-hidden rounded-lg border border-line">
              <Banner preview tone={tone}>
                {message}
              </Banner>
            </div>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {shown && (
            <Button disabled={update.isPending} onClick={() => put(null, "Banner removed")}>
              Remove banner
            </Button>
          )}
          <Button type="submit" variant="primary" pending={update.isPending}>
            {shown ? "Change banner" : "Show banner"}
          </Button>
        </div>
      </form>
    </Card>
  );
}
