import type { ContactRef } from "@marquee/contracts/deals/proposals";
import type { EventDetail, SponsorshipPackage } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BenefitFields } from "#features/events/events/components/benefit-fields.tsx";
import { benefitRows } from "#features/events/events/copy.ts";
import { emptyBenefit } from "#features/events/events/model/benefit-form.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { Select, SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { FieldRows } from "#ui/field-rows.tsx";
import { useCreatePackage } from "../api/create-sponsorship-package.ts";
import { eventContactsQuery } from "../api/list-event-contacts.ts";
import { packageTemplatesQuery } from "../api/list-package-templates.ts";
import { useProposePackage } from "../api/propose-sponsorship-package.ts";
import { useUpdatePackage } from "../api/update-sponsorship-package.ts";
import { packageDialog as copy } from "../copy.ts";
import {
  audienceOptions,
  contactValue,
  emptyPackage,
  loadPackageSchema,
  type PackageBody,
  type PackageValues,
  packageValues,
  tierOptions,
} from "../model/package-form.ts";
import { toasts } from "../toasts.ts";

/** Adds a package to an event, or edits one. Opens with everything that can be chosen in it, so that nothing moves. */
export function PackageDialog(props: {
  event: Pick<EventDetail, "id" | "status">;
  offer?: SponsorshipPackage;
  /** The contact it is made for, if a link named one. */
  to?: ContactRef;
  onClose: () => void;
  /** Called after saving, instead of closing. */
  onSaved?: () => void;
}) {
  const { event, offer, to, onClose, onSaved = onClose } = props;
  const create = useCreatePackage(event.id);
  const propose = useProposePackage(event.id);
  const update = useUpdatePackage(offer?.id ?? "");
  const isPending = create.isPending || propose.isPending || update.isPending;
  const linked = to ? contactValue(to) : "";
  const form = useHookForm<PackageValues, PackageBody>({
    schema: loadPackageSchema,
    initial: offer ? packageValues(offer) : { ...emptyPackage, onlyFor: linked },
    draftKey: offer ? `package-${offer.id}` : `package-new-${event.id}${linked}`,
    onSubmit: (body) => {
      const then = {
        onSuccess: ({ name, madeFor }: SponsorshipPackage) => {
          form.draft.clear();
          toast(madeFor && !offer ? toasts.packageProposed(madeFor.name) : toasts.packageSaved(name));
          onSaved();
        },
        onError: (error: Error) => void form.showServerErrors(error),
      };
      if (offer) update.mutate(body, then);
      else if ("onlyFor" in body) propose.mutate(body, then);
      else create.mutate(body, then);
    },
  });
  const { data: contacts, isLoading: awaitsContacts } = useQuery({
    ...eventContactsQuery(event.id),
    enabled: offer === undefined && event.status !== "draft",
  });
  const { data: templates = [], isLoading: awaitsTemplates } = useQuery({
    ...packageTemplatesQuery,
    enabled: offer === undefined,
  });
  const [startedFrom, setStartedFrom] = useState("");
  function startFrom(id: string): void {
    const template = templates.find((each) => each.id === id);
    setStartedFrom(id);
    form.reset({ ...(template ? packageValues(template) : emptyPackage), onlyFor: form.values.onlyFor });
  }
  if (awaitsContacts || awaitsTemplates) return null;
  const isForOne = offer ? offer.madeFor !== null : form.values.onlyFor !== "";
  const title = offer ? copy.edit : isForOne ? copy.propose : copy.add;
  return (
    <Dialog size="lg" title={title} locked={isPending} onClose={onClose}>
      <form {...form.formProps} className="flex flex-col gap-4">
        {offer?.madeFor && <p className="text-muted">{copy.onlyFor(offer.madeFor)}</p>}
        {templates.length > 0 && (
          <label className="grid grid-cols-1 gap-1.5 text-sm font-medium">
            {copy.startFrom}
            <Select
              options={[
                { value: "", label: copy.blank },
                ...templates.map(({ id, name, eventName }) => ({
                  value: id,
                  label: copy.template(name, eventName),
                })),
              ]}
              value={startedFrom}
              onValue={startFrom}
            />
          </label>
        )}
        {offer === undefined && (linked !== "" || (contacts?.length ?? 0) > 0) && (
          <SelectField
            field={form.field("onlyFor")}
            label={copy.audience}
            hint={isForOne ? copy.forOneHint : copy.forAllHint}
            options={audienceOptions(contacts ?? [], linked)}
          />
        )}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField field={form.field("name")} label={copy.name} />
          <SelectField field={form.field("tier")} label={copy.tier} options={tierOptions} />
          <TextField field={form.field("price")} label={copy.price} prefix="$" inputMode="decimal" />
          {!isForOne && (
            <TextField
              field={form.field("maxSponsors")}
              label={copy.spots}
              hint={copy.spotsHint}
              inputMode="numeric"
            />
          )}
        </div>
        <TextAreaField
          field={form.field("description")}
          label={copy.description}
          counterMax={limits.packageDescriptionMaxLength}
          rows={3}
          optional
        />
        <FieldRows
          form={form}
          name="benefitItems"
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
        <DialogFormEnd
          form={form}
          pending={isPending}
          cancel={copy.cancel}
          submit={isForOne && !offer ? copy.send : copy.save}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
