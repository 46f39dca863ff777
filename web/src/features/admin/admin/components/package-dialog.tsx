import type { updateCreditPackage } from "@marquee/contracts/admin/system";
import type { CreditPackage } from "@marquee/contracts/credits/credits";
import type { BodyOf } from "@marquee/contracts/operation";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { CheckField, TextField } from "#ui/field.tsx";
import { useUpdateCreditPackage } from "../api/update-credit-package.ts";
import { type PackageValues, packageFormSchema, toPackageValues } from "../model/package-form.ts";
import { packageDialog as strings } from "../system-copy.ts";

/** Changes a package's name, price and contents, and whether it is on offer. */
export function PackageDialog({ offer, onClose }: { offer: CreditPackage; onClose: () => void }) {
  const update = useUpdateCreditPackage(offer.id);
  const form = useHookForm<PackageValues, BodyOf<typeof updateCreditPackage>>({
    schema: packageFormSchema,
    initial: toPackageValues(offer),
    draftKey: `package-${offer.id}`,
    onSubmit: (body) =>
      update.mutate(body, {
        onSuccess: ({ name, waiting }) => {
          form.draft.clear();
          toast(
            waiting
              ? success(strings.waiting, strings.unchangedUntilThen(name))
              : success(strings.saved, name),
          );
          onClose();
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <Dialog locked={update.isPending} onClose={onClose} title={strings.title} description={strings.lead}>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField field={form.field("name")} label={strings.name} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            field={form.field("price")}
            label={strings.price}
            prefix="$"
            inputMode="numeric"
            hint={strings.priceHint}
          />
          <TextField
            field={form.field("creditAmount")}
            label={strings.credits}
            suffix={strings.creditsUnit}
            inputMode="numeric"
          />
        </div>
        <CheckField field={form.field("isActive")} label={strings.forSale} note={strings.forSaleNote} />
        <DialogFormEnd
          form={form}
          pending={update.isPending}
          cancel={strings.cancel}
          submit={strings.save}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
