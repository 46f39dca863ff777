import { limits } from "@marquee/contracts/limits";
import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { formatCredits, formatSignedCredits } from "#lib/format.ts";
import { ApiError } from "#lib/http.ts";
import { reportFailure } from "#lib/report-failure.ts";
import { toast } from "#lib/toast.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { useAdjustCredits } from "../api/adjust-credits.ts";
import { adjustCreditsForm as strings } from "../copy.ts";
import {
  type AdjustmentValues,
  adjustmentFormSchema,
  needsSecondAdmin,
  readAmount,
} from "../model/adjustment.ts";
import { type ChangeProps, Foot } from "./user-change-forms.tsx";

/** Books credits for or against an account, with a reason; a large amount waits for a second admin. */
export function AdjustCreditsForm(props: ChangeProps) {
  const { user, onBusy, onDone } = props;
  const adjust = useAdjustCredits(user);
  const form = useForm<AdjustmentValues, { amount: number; reason: string }>({
    schema: adjustmentFormSchema,
    initial: { amount: "", reason: "" },
    onSubmit: (body) => {
      onBusy(true);
      adjust.mutate(body, {
        onSuccess: ({ status, amount }) => {
          toast(
            status === "waiting"
              ? copy.changed(
                  strings.waitingForASecondAdmin,
                  strings.creditsFor(formatSignedCredits(amount), user.name),
                )
              : copy.changed(
                  strings.creditsBooked,
                  strings.creditsFor(formatSignedCredits(amount), user.name),
                ),
          );
          onDone();
        },
        onError: (error) => {
          const besideField =
            error instanceof ApiError && ["validation_failed", "not_enough_credits"].includes(error.code);
          if (besideField) form.showServerErrors(error, { not_enough_credits: "amount" });
          else reportFailure(error);
        },
        onSettled: () => onBusy(false),
      });
    },
  });
  const amount = readAmount(form.values.amount);
  const waits = needsSecondAdmin(amount);
  const after = user.balance.availableCredits + (Number.isInteger(amount) ? amount : 0);
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <TextField
        field={form.field("amount")}
        label={strings.credits}
        inputMode="text"
        autoComplete="off"
        placeholder={strings.amountExample}
        hint={strings.availableNowAfterwards(
          formatCredits(user.balance.availableCredits),
          formatCredits(after),
        )}
      />
      <TextAreaField
        field={form.field("reason")}
        label={strings.reason}
        rows={2}
        maxLength={300}
        hint={strings.keptInTheAuditLog}
      />
      <p className={waits ? "text-sm text-lamp-text" : "text-sm text-muted"} aria-live="polite">
        {waits
          ? strings.moreThanCreditsNothingIs(formatCredits(limits.adjustmentAloneCredits))
          : strings.upToCreditsIn24(formatCredits(limits.adjustmentAloneCredits))}
      </p>
      <Foot onDone={onDone} pending={adjust.isPending}>
        {waits ? strings.askForApproval : strings.bookCredits}
      </Foot>
    </form>
  );
}
