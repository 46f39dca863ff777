import type { PriceList } from "@marquee/contracts/admin/system";
import { useState } from "react";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { TextField } from "#ui/field.tsx";
import { failureOf, isStale } from "../api/update-system-settings.ts";
import { type PriceValues, priceFields, priceFormSchema, toPriceValues } from "../model/price-form.ts";
import { pricesCard as strings } from "../system-copy.ts";
import type { SettingsPart } from "./flags-card.tsx";

/** The price list: screens show it, and the debit uses it. */
export function PricesCard({ settings, update }: SettingsPart) {
  const [asked, setAsked] = useState<PriceList | null>(null);
  const form = useHookForm<PriceValues, PriceList>({
    schema: priceFormSchema,
    initial: toPriceValues(settings.prices),
    draftKey: "prices",
    onSubmit: setAsked,
  });
  const changed = priceFields.some(({ name }) => form.values[name] !== String(settings.prices[name]));
  const differences =
    asked === null ? [] : priceFields.filter(({ name }) => asked[name] !== settings.prices[name]);
  return (
    <Card aria-labelledby="prices-title">
      <CardHeader title={strings.title} id="prices-title" note={strings.note} />
      <form {...form.formProps} className="px-5 pb-5">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {priceFields.map(({ name, label, hint }) => (
            <TextField key={name} field={form.field(name)} label={label} hint={hint} inputMode="numeric" />
          ))}
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
          <DraftStatus draft={form.draft} />
          <Button type="submit" variant="primary" disabled={!changed} pending={update.isPending}>
            {strings.save}
          </Button>
        </div>
      </form>
      {asked && (
        <ConfirmDialog
          title={strings.confirmTitle}
          description={
            differences.length === 0
              ? strings.noDifference
              : strings.confirmText(
                  differences
                    .map(({ name, label }) => strings.difference(label, settings.prices[name], asked[name]))
                    .join(". "),
                )
          }
          confirm={strings.confirm}
          pending={update.isPending}
          error={failureOf(update, "prices")}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            update.mutate(
              { read: settings, change: { prices: asked } },
              {
                onSuccess: ({ waiting }) => {
                  form.draft.clear();
                  setAsked(null);
                  toast(
                    waiting
                      ? success(strings.waiting, strings.unchangedUntilThen)
                      : success(strings.saved, strings.takesEffect),
                  );
                },
                onError: (error) => {
                  // Both are shown outside this dialog: next to the field, and above all settings.
                  if (form.showServerErrors(error) || isStale(error)) setAsked(null);
                },
              },
            )
          }
        />
      )}
    </Card>
  );
}
