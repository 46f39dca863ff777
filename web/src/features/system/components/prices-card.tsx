import type { PriceList } from "@marquee/contracts/http/system";
import { useState } from "react";
import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { toast } from "#lib/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { type PriceValues, priceFields, priceFormSchema, toPriceValues } from "../model/price-form.ts";
import type { SettingsPart } from "./flags-card.tsx";

/** The price list: the one that screens show and the debit uses. */
export function PricesCard({ settings, update }: SettingsPart) {
  const [asked, setAsked] = useState<PriceList | null>(null);
  const form = useForm<PriceValues, PriceList>({
    schema: priceFormSchema,
    initial: toPriceValues(settings.prices),
    onSubmit: setAsked,
  });
  const changed = priceFields.some(({ name }) => form.values[name] !== String(settings.prices[name]));
  const differences =
    asked === null ? [] : priceFields.filter(({ name }) => asked[name] !== settings.prices[name]);
  return (
    <Card aria-labelledby="prices-title">
      <CardHeader
        title="Price list"
        id="prices-title"
        note="Work that was ordered before keeps its price. Lower prices need a second admin."
      />
      <form {...form.formProps} className="px-5 pb-5">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {priceFields.map(({ name, label, hint }) => (
            <TextField key={name} field={form.field(name)} label={label} hint={hint} inputMode="numeric" />
          ))}
        </div>
        <div className="mt-4 flex justify-end gap-2">
          <Button
            disabled={!changed || update.isPending}
            onClick={() => form.reset(toPriceValues(settings.prices))}
          >
            Discard
          </Button>
          <Button type="submit" variant="primary" disabled={!changed} pending={update.isPending}>
            Save prices
          </Button>
        </div>
      </form>
      {asked && (
        <ConfirmDialog
          title="Change the prices?"
          description={
            differences.length === 0
              ? "These are the prices that hold already."
              : `${differences.map(({ name, label }) => `${label}: ${settings.prices[name]} → ${asked[name]}`).join(". ")}. Higher prices count for everyone within a minute, lower ones once a second admin agrees.`
          }
          confirm="Change prices"
          pending={update.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            update.mutate(
              { read: settings, change: { prices: asked } },
              {
                onSuccess: ({ waiting }) =>
                  toast(
                    waiting
                      ? copy.changed("Waiting for a second admin", "The prices stay as they are until then.")
                      : copy.changed("Prices changed", "They count everywhere within a minute."),
                  ),
                onError: (error) => form.showServerErrors(error),
                onSettled: () => setAsked(null),
              },
            )
          }
        />
      )}
    </Card>
  );
}
