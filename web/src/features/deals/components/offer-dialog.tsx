import type { Deal } from "@marquee/contracts/http/deals";
import { useQuery } from "@tanstack/react-query";
import { eventQuery } from "#features/events/api/get-event.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { TagField } from "#ui/tag-field.tsx";
import { useTransitionDeal } from "../api/transition-deal.ts";
import { offerDialog as copy, terms } from "../copy.ts";
import { movedBy, type OfferBody, type OfferValues, offerSchema } from "../model/move-schemas.ts";
import { toasts } from "../toasts.ts";
import { AddOnChoice } from "./add-on-choice.tsx";
import { ZeroOffer } from "./zero-offer.tsx";

/** A new version of the terms, prefilled with the latest one. */
export function OfferDialog({ deal, title, onClose }: { deal: Deal; title: string; onClose: () => void }) {
  const move = useTransitionDeal(deal.id);
  const form = useHookForm<OfferValues, OfferBody>({
    schema: offerSchema,
    initial: {
      amount: String(deal.amount),
      note: "",
      zeroAgreed: false,
      terms: {
        addOns: deal.addOns.map(({ id }) => id),
        benefits: deal.benefits.join("\n"),
        kpis: deal.kpis,
        closingDate: deal.closingDate ?? "",
        notes: deal.notes,
      },
    },
    // A draft typed for another version would undo that version's changes.
    draftKey: `deal-${deal.id}-offer-${deal.version}`,
    onSubmit: (body) =>
      move.mutate(
        { action: "propose", version: deal.version, ...body },
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
  const event = useQuery(eventQuery(deal.eventId)).data;
  const owned = deal.addOns.map(({ id }) => id);
  const others = event?.addOns.filter(({ id }) => !owned.includes(id)) ?? [];
  const addOns = [...deal.addOns.map((one) => ({ ...one, remaining: null })), ...others];
  return (
    <Dialog
      onClose={onClose}
      locked={move.isPending}
      inAddress
      size="lg"
      title={title}
      description={copy.lead(deal.with.name)}
    >
      <form {...form.formProps} className="grid gap-4 sm:grid-cols-2">
        <TextField field={form.field("amount")} label={terms.amount} prefix="$" inputMode="decimal" />
        <TextField field={form.field("terms.closingDate")} label={terms.closingDate} type="date" optional />
        <AddOnChoice
          field={form.field("terms.addOns")}
          addOns={addOns}
          onChoose={({ price }, chosen) => form.set({ amount: movedBy(form.values.amount, price, chosen) })}
          className="sm:col-span-2"
        />
        <TextAreaField
          field={form.field("terms.benefits")}
          label={terms.benefits}
          hint={copy.onePerLine}
          rows={4}
          className="sm:col-span-2"
        />
        <TagField
          field={form.field("terms.kpis")}
          label={terms.kpis}
          optional
          hint={copy.oneByOne}
          className="sm:col-span-2"
        />
        <TextAreaField
          field={form.field("terms.notes")}
          label={terms.notes}
          optional
          rows={3}
          className="sm:col-span-2"
        />
        <TextAreaField
          field={form.field("note")}
          label={copy.note(deal.with.name)}
          optional
          rows={3}
          className="sm:col-span-2"
        />
        <ZeroOffer amount={form.values.amount} field={form.field("zeroAgreed")} className="sm:col-span-2" />
        <FailureNote error={form.failure} className="sm:col-span-2" />
        <div className="mt-1 flex flex-wrap justify-end gap-2 sm:col-span-2">
          <DraftStatus draft={form.draft} className="mr-auto" />
          <Button disabled={move.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={move.isPending}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
