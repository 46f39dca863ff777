import type { PriceList } from "@marquee/contracts/http/system";
import { useState } from "react";
import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { toast } from "#lib/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { pricesCard as strings } from "../copy.ts";
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
      <CardHeader title={strings.priceList} id="prices-title" note={strings.workThatWasOrderedBefore} />
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
            {strings.discard}
          </Button>
          <Button type="submit" variant="primary" disabled={!changed} pending={update.isPending}>
            {strings.savePrices}
          </Button>
        </div>
      </form>
      {asked && (
        <ConfirmDialog
          title={strings.changeThePrices}
          description={
            differences.length === 0
              ? strings.theseAreThePricesThat
              : `${differences.map(({ name, label }) => `${label}: ${settings.prices[name]} → ${asked[name]}`).join(". ")}. Higher prices count for everyone within a minute, lower ones once a second admin agrees.`
          }
          confirm={strings.changePrices}
          pending={update.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            update.mutate(
              { read: settings, change: { prices: asked } },
              {
                onSuccess: ({ waiting }) =>
                  toast(
                    waiting
                      ? copy.changed(strings.waitingForASecondAdmin, strings.thePricesStayAsThey)
                      : copy.changed(strings.pricesChanged, strings.theyCountEverywhereWithinA),
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
