import type { CreditPackage } from "@marquee/contracts/http/credits";
import type { updateCreditPackage } from "@marquee/contracts/http/system";
import type { BodyOf } from "@marquee/contracts/operation";
import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { ApiError } from "#lib/http.ts";
import { reportFailure } from "#lib/report-failure.ts";
import { toast } from "#lib/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { CheckField, TextField } from "#ui/field.tsx";
import { useUpdateCreditPackage } from "../api/update-credit-package.ts";
import { packageDialog as strings } from "../copy.ts";
import { type PackageValues, packageFormSchema, toPackageValues } from "../model/package-form.ts";

/** Changes what a package is called, costs and brings, and whether it is offered. */
export function PackageDialog({ offer, onClose }: { offer: CreditPackage; onClose: () => void }) {
  const update = useUpdateCreditPackage(offer.id);
  const form = useForm<PackageValues, BodyOf<typeof updateCreditPackage>>({
    schema: packageFormSchema,
    initial: toPackageValues(offer),
    onSubmit: (body) =>
      update.mutate(body, {
        onSuccess: ({ name, waiting }) => {
          toast(
            waiting
              ? copy.changed(strings.waitingForASecondAdmin, strings.staysAsIsUntilThen(name))
              : copy.changed(strings.packageSaved, name),
          );
          onClose();
        },
        onError: (error) => {
          form.showServerErrors(error, { validation_failed: "name" });
          if (!(error instanceof ApiError && error.code === "validation_failed")) reportFailure(error);
        },
      }),
  });
  return (
    <Dialog
      open
      locked={update.isPending}
      onClose={onClose}
      title={strings.editPackage}
      description={strings.paymentsThatWereStartedKeep}
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField field={form.field("name")} label={strings.name} maxLength={80} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            field={form.field("priceDollars")}
            label={strings.priceUsd}
            inputMode="numeric"
            hint={strings.wholeDollars}
          />
          <TextField field={form.field("creditAmount")} label={strings.credits} inputMode="numeric" />
        </div>
        <CheckField field={form.field("isActive")} label={strings.onOffer} note={strings.whatIsNotOnOffer} />
        <div className="mt-1 flex justify-end gap-2">
          <Button disabled={update.isPending} onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            {strings.savePackage}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
