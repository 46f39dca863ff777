import type { StageLimits } from "@marquee/contracts/admin/stage-limits";
import { formatCount } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { failureOf } from "../api/update-system-settings.ts";
import { toWelcomeValues, type WelcomeValues, welcomeFormSchema } from "../model/limit-form.ts";
import { welcomeCard as copy, modelBudgetCard } from "../system-copy.ts";
import type { SettingsPart } from "./flags-card.tsx";

/** What people get once they are confirmed; a second admin agrees to more. */
export function WelcomeCard({ settings, update }: SettingsPart) {
  const { stage } = settings;
  const initial = toWelcomeValues(settings.welcome ?? stage.welcome);
  const save = (welcome: StageLimits["welcome"] | null) =>
    update.mutate(
      { read: settings, change: { welcome } },
      {
        onSuccess: ({ waiting }) =>
          toast(
            waiting
              ? success(copy.waiting, copy.unchangedUntilThen)
              : success(copy.saved, modelBudgetCard.takesEffect),
          ),
        onError: (error) => void form.showServerErrors(error),
      },
    );
  const form = useHookForm<WelcomeValues, StageLimits["welcome"]>({
    schema: welcomeFormSchema,
    initial,
    onSubmit: save,
  });
  const isChanged = form.values.credits !== initial.credits || form.values.days !== initial.days;
  return (
    <Card aria-labelledby="welcome-title">
      <CardHeader title={copy.title} id="welcome-title" note={copy.note} />
      <form {...form.formProps} className="flex flex-col gap-4 px-5 pb-5">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            field={form.field("credits")}
            label={copy.credits}
            hint={copy.creditsHint}
            inputMode="numeric"
          />
          <TextField field={form.field("days")} label={copy.days} inputMode="numeric" />
        </div>
        <p className="text-sm text-muted">
          {copy.stage(formatCount(stage.welcome.credits), formatCount(stage.welcome.days))}
        </p>
        <FailureNote error={failureOf(update, "welcome") && form.failure} />
        <div className="flex flex-wrap justify-end gap-2">
          {settings.welcome !== null && (
            <Button disabled={update.isPending} onClick={() => save(null)}>
              {copy.reset}
            </Button>
          )}
          <Button type="submit" variant="primary" disabled={!isChanged} pending={update.isPending}>
            {copy.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
