import type { StoredBilling } from "@marquee/contracts/credits/billing-details";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#api/http.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { billingDetailsQuery } from "../api/get-billing-details.ts";
import { useRemoveBillingDetails } from "../api/remove-billing-details.ts";
import { useUpdateBillingDetails } from "../api/update-billing-details.ts";
import { billingDetailsCard as copy } from "../copy.ts";
import { billingValues, countryOptions, loadBillingSchema } from "../model/billing-form.ts";
import { toasts } from "../toasts.ts";

/** Who is billed on the company's receipts from now on; owners only. */
export function BillingDetailsCard() {
  const { data, error, isPending, refetch } = useQuery(billingDetailsQuery);
  return (
    <Card aria-labelledby="billing-details-title">
      <CardHeader title={copy.title} id="billing-details-title" note={copy.note} />
      {isPending ? (
        <Loading label={copy.loading} className="px-5 pb-5">
          <Skeleton className="h-96 w-full" />
        </Loading>
      ) : data ? (
        // The form starts over with every version, so that it shows what a save would replace.
        <BillingForm key={data.version} stored={data} onReload={() => void refetch()} />
      ) : (
        <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function BillingForm({ stored, onReload }: { stored: StoredBilling; onReload: () => void }) {
  const update = useUpdateBillingDetails();
  const remove = useRemoveBillingDetails();
  const [asking, setAsking] = useState(false);
  const [countries] = useState(countryOptions);
  const initial = billingValues(stored.details);
  const form = useHookForm({
    schema: () => loadBillingSchema(stored.version),
    initial,
    draftKey: "billing-details",
    onSubmit: (body) =>
      update.mutate(body, {
        onSuccess: () => {
          form.draft.clear();
          toast(toasts.billingSaved);
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  const isStale = [update.error, remove.error].some(
    (error) => error instanceof ApiError && error.code === "stale_version",
  );
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(initial);
  return (
    <form className="flex flex-col gap-4 px-5 pb-5" {...form.formProps}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          field={form.field("company")}
          label={copy.company}
          autoComplete="billing organization"
          className="sm:col-span-2"
        />
        <TextField
          field={form.field("addressLine1")}
          label={copy.address}
          autoComplete="billing address-line1"
        />
        <TextField
          field={form.field("addressLine2")}
          label={copy.address2}
          autoComplete="billing address-line2"
          optional
        />
        <TextField field={form.field("city")} label={copy.city} autoComplete="billing address-level2" />
        <TextField
          field={form.field("region")}
          label={copy.region}
          autoComplete="billing address-level1"
          optional
        />
        <TextField
          field={form.field("postalCode")}
          label={copy.postalCode}
          autoComplete="billing postal-code"
          optional
        />
        <SelectField
          field={form.field("country")}
          label={copy.country}
          autoComplete="billing country"
          options={[{ value: "" as const, label: copy.chooseCountry }, ...countries]}
        />
        <TextField
          field={form.field("taxId")}
          label={copy.taxId}
          hint={copy.taxIdHint}
          autoComplete="off"
          spellCheck={false}
          optional
        />
      </div>
      <FailureNote error={form.failure} />
      {isStale && (
        <Button className="self-start" onClick={onReload}>
          {copy.reload}
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <DraftStatus draft={form.draft} className="mr-auto" />
        {stored.details !== null && (
          <Button disabled={update.isPending} onClick={() => setAsking(true)}>
            {copy.remove}
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={!isChanged} pending={update.isPending}>
          {copy.save}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={copy.removeTitle}
          description={copy.removeText}
          confirm={copy.remove}
          danger
          pending={remove.isPending}
          error={remove.error}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            remove.mutate(stored.version, {
              onSuccess: () => {
                form.draft.clear();
                toast(toasts.billingRemoved);
              },
            })
          }
        />
      )}
    </form>
  );
}
