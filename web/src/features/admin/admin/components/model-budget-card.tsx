import type { StageLimits } from "@marquee/contracts/admin/stage-limits";
import { formatCount } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { failureOf } from "../api/update-system-settings.ts";
import { type BudgetValues, budgetFormSchema, toBudgetValues } from "../model/limit-form.ts";
import { modelBudgetCard as copy } from "../system-copy.ts";
import type { SettingsPart } from "./flags-card.tsx";

/** What the whole stage may ask of the model in a day: what is shown is what applies. */
export function ModelBudgetCard({ settings, update }: SettingsPart) {
  const { stage } = settings;
  const initial = toBudgetValues(settings.modelBudget ?? stage.modelBudget);
  const save = (modelBudget: StageLimits["modelBudget"] | null) =>
    update.mutate(
      { read: settings, change: { modelBudget } },
      {
        onSuccess: () => toast(success(copy.saved, copy.takesEffect)),
        onError: (error) => void form.showServerErrors(error),
      },
    );
  const form = useHookForm<BudgetValues, StageLimits["modelBudget"]>({
    schema: budgetFormSchema,
    initial,
    onSubmit: save,
  });
  const { campaigns, replies, tokens } = form.values;
  const isChanged =
    campaigns !== initial.campaigns || replies !== initial.replies || tokens !== initial.tokens;
  const { orders, outputTokens } = stage.modelBudget;
  return (
    <Card aria-labelledby="model-budget-title">
      <CardHeader title={copy.title} id="model-budget-title" note={copy.note} />
      <form {...form.formProps} className="flex flex-col gap-4 px-5 pb-5">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField field={form.field("campaigns")} label={copy.campaigns} inputMode="numeric" />
          <TextField field={form.field("replies")} label={copy.replies} inputMode="numeric" />
          <TextField field={form.field("tokens")} label={copy.tokens} inputMode="numeric" />
        </div>
        <p className="text-sm text-muted">
          {copy.stage(formatCount(orders.campaign), formatCount(orders.chat), formatCount(outputTokens))}
        </p>
        <FailureNote error={failureOf(update, "modelBudget") && form.failure} />
        <div className="flex flex-wrap justify-end gap-2">
          {settings.modelBudget !== null && (
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
