import { limits } from "@marquee/contracts/limits";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { formatCredits, formatSignedCredits } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { useAdjustCredits } from "../api/adjust-credits.ts";
import { adjustCreditsForm as strings } from "../copy.ts";
import { type AdjustmentValues, adjustmentFormSchema, needsSecondAdmin } from "../model/adjustment.ts";
import { type ChangeProps, Foot } from "./user-change-forms.tsx";

/** Books credits for or against an account, with a reason; a large amount waits for a second admin. */
export function AdjustCreditsForm(props: ChangeProps) {
  const { user, onBusy, onDone } = props;
  const adjust = useAdjustCredits(user);
  const form = useHookForm<AdjustmentValues, { amount: number; reason: string }>({
    schema: adjustmentFormSchema,
    initial: { amount: "", reason: "" },
    draftKey: `adjust-credits-${user.id}`,
    onSubmit: (body) => {
      onBusy(true);
      adjust.mutate(body, {
        onSuccess: ({ status, amount }) => {
          form.draft.clear();
          toast(
            status === "waiting"
              ? success(strings.waiting, strings.creditsFor(formatSignedCredits(amount), user.name))
              : success(strings.adjusted, strings.creditsFor(formatSignedCredits(amount), user.name)),
          );
          onDone();
        },
        onError: (error) => void form.showServerErrors(error, { not_enough_credits: "amount" }),
        onSettled: () => onBusy(false),
      });
    },
  });
  const amount = typedNumber(form.values.amount);
  const waits = needsSecondAdmin(amount);
  const after = user.balance.availableCredits + (Number.isInteger(amount) ? amount : 0);
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <TextField
        field={form.field("amount")}
        label={strings.amount}
        inputMode="text"
        autoComplete="off"
        placeholder={strings.amountPlaceholder}
        hint={strings.balance(formatCredits(user.balance.availableCredits), formatCredits(after))}
      />
      <TextAreaField field={form.field("reason")} label={strings.reason} rows={2} hint={strings.reasonHint} />
      <p className={waits ? "text-sm text-lamp-text" : "text-sm text-muted"} aria-live="polite">
        {waits
          ? strings.needsApproval(formatCredits(limits.adjustmentAloneCredits))
          : strings.limit(formatCredits(limits.adjustmentAloneCredits))}
      </p>
      <DraftStatus draft={form.draft} />
      <FailureNote error={form.failure} />
      <Foot onDone={onDone} pending={adjust.isPending}>
        {waits ? strings.request : strings.submit}
      </Foot>
    </form>
  );
}
