import { dealFieldLabels as terms } from "@marquee/contracts/deals/deal-facts";
import type { Deal } from "@marquee/contracts/deals/deals";
import { BenefitFields } from "#features/events/events/components/benefit-fields.tsx";
import { benefitRows } from "#features/events/events/copy.ts";
import { benefitValues, emptyBenefit } from "#features/events/events/model/benefit-form.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { FieldRows } from "#ui/field-rows.tsx";
import { useTransitionDeal } from "../api/transition-deal.ts";
import { offerDialog as copy } from "../copy.ts";
import { useDealPrice } from "../model/deal-price.ts";
import { movedBy, type OfferBody, type OfferValues, offerSchema } from "../model/move-schemas.ts";
import { plainTermValues } from "../model/plain-terms.ts";
import { useReadDeal } from "../model/read-deal.ts";
import { shownChanges } from "../model/terms.ts";
import { toasts } from "../toasts.ts";
import { AddOnChoice } from "./add-on-choice.tsx";
import { ChangedNote } from "./changed-note.tsx";
import { MorgansNumber, UseNumber } from "./morgans-number.tsx";
import { PlainTermFields } from "./plain-term-fields.tsx";
import { ZeroOffer } from "./zero-offer.tsx";

/** A new version of the terms, prefilled with the latest one. */
export function OfferDialog({ deal, title, onClose }: { deal: Deal; title: string; onClose: () => void }) {
  const { read, changes, adopt } = useReadDeal(deal);
  const mayStill = deal.moves.includes("propose");
  const move = useTransitionDeal(deal.id);
  const { price, event } = useDealPrice(deal);
  // A number is for whoever is to answer: nobody bids against their own offer.
  const isAsked = deal.offeredBy !== deal.ownSide;
  // The add-ons that are drawn, and with them the hash of the answer that they came in.
  const packageHash = event?.packages.find(({ id }) => id === deal.packageId)?.packageHash;
  const form = useHookForm<OfferValues, OfferBody>({
    schema: offerSchema,
    initial: {
      amount: String(deal.amount),
      note: "",
      zeroAgreed: false,
      terms: {
        addOns: deal.addOns.map(({ id }) => id),
        benefitItems: deal.benefitItems.map(benefitValues),
        ...plainTermValues(deal),
      },
    },
    // A draft typed for another version would undo that version's changes.
    draftKey: `deal-${deal.id}-offer-${read.version}`,
    onSubmit: (body) =>
      changes === undefined &&
      mayStill &&
      move.mutate(
        {
          action: "propose",
          version: read.version,
          termsHash: read.termsHash,
          ...(packageHash === undefined ? {} : { packageHash }),
          ...body,
        },
        {
          onSuccess: () => {
            form.draft.clear();
            toast(toasts.offerSent(deal.with.name));
            onClose();
          },
          onError: (error) => form.showServerErrors(error),
        },
      ),
  });
  const owned = deal.addOns.map(({ id }) => id);
  const others = event?.addOns.filter(({ id }) => !owned.includes(id)) ?? [];
  const addOns = [...deal.addOns.map((each) => ({ ...each, remaining: null })), ...others];
  return (
    <Dialog
      onClose={onClose}
      locked={move.isPending}
      size="lg"
      title={title}
      description={copy.lead(deal.with.name)}
    >
      <form {...form.formProps} className="grid gap-4 sm:grid-cols-2">
        <TextField field={form.field("amount")} label={terms.amount} prefix="$" inputMode="decimal" />
        {isAsked && price && (
          <div className="sm:col-span-2">
            <MorgansNumber price={price} other={deal.with.company || deal.with.name}>
              <UseNumber price={price} onUse={(amount) => form.set({ amount })} />
            </MorgansNumber>
          </div>
        )}
        <AddOnChoice
          field={form.field("terms.addOns")}
          addOns={addOns}
          onChoose={({ price }, chosen) => form.set({ amount: movedBy(form.values.amount, price, chosen) })}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <FieldRows
            form={form}
            name="terms.benefitItems"
            empty={emptyBenefit}
            label={benefitRows.title}
            noun={benefitRows.benefit}
            addLabel={benefitRows.add}
          >
            {(path) => (
              <div className="grid grid-cols-2 gap-3 sm:grid-cols-6">
                <BenefitFields
                  text={form.field(`${path}.text`)}
                  kind={form.field(`${path}.kind`)}
                  quantity={form.field(`${path}.quantity`)}
                  dueDays={form.field(`${path}.due.days`)}
                  dueFrom={form.field(`${path}.due.from`)}
                />
              </div>
            )}
          </FieldRows>
        </div>
        <PlainTermFields field={(name) => form.field(`terms.${name}`) as never} />
        <TextAreaField
          field={form.field("note")}
          label={copy.note(deal.with.name)}
          optional
          rows={3}
          className="sm:col-span-2"
        />
        <ZeroOffer amount={form.values.amount} field={form.field("zeroAgreed")} className="sm:col-span-2" />
        {changes && <ChangedNote changes={shownChanges(changes)} onRead={adopt} className="sm:col-span-2" />}
        {!changes && (
          <FailureNote error={mayStill ? form.failure : new Error(copy.over)} className="sm:col-span-2" />
        )}
        <div className="mt-1 flex flex-wrap justify-end gap-2 sm:col-span-2">
          <DraftStatus draft={form.draft} className="mr-auto" />
          <Button disabled={move.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            pending={move.isPending}
            disabled={changes !== undefined || !mayStill}
          >
            {copy.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
