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
              ? copy.changed("Waiting for a second admin", `${name} stays as is until then.`)
              : copy.changed("Package saved", name),
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
      title="Edit package"
      description="Payments that were started keep what was agreed. Cheaper credits need a second admin."
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField field={form.field("name")} label="Name" maxLength={80} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            field={form.field("priceDollars")}
            label="Price (USD)"
            inputMode="numeric"
            hint="Whole dollars."
          />
          <TextField field={form.field("creditAmount")} label="Credits" inputMode="numeric" />
        </div>
        <CheckField
          field={form.field("isActive")}
          label="On offer"
          note="What is not on offer cannot be bought and is not listed."
        />
        <div className="mt-1 flex justify-end gap-2">
          <Button disabled={update.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            Save package
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
