import { sponsoringRoles } from "@marquee/contracts/account/sponsoring-roles";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { RolesOnly } from "#account/roles-only.tsx";
import { ApiError } from "#api/http.ts";
import { eventQuery } from "#features/events/events/api/get-event.ts";
import { useCampaignIdea } from "#features/studio/campaigns/api/get-campaign-idea.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { useAddress } from "#routing/address.ts";
import { conceptPath, dealPath, paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Card } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Page } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Wizard } from "#ui/wizard.tsx";
import { useCreateDeal } from "../api/create-deal.ts";
import { packagesQuery } from "../api/list-packages.ts";
import { ChangedNote } from "../components/changed-note.tsx";
import { HoldNote } from "../components/hold-note.tsx";
import { IndustryNote } from "../components/industry-note.tsx";
import { OfferStep } from "../components/offer-step.tsx";
import { PackageStep } from "../components/package-step.tsx";
import { ReviewStep } from "../components/review-step.tsx";
import { type DealBody, type NewDealValues, newDealSchema } from "../model/offer-form.ts";
import { emptyPlainTerms, plainTermFieldNames } from "../model/plain-terms.ts";
import { useReadPackage } from "../model/read-package.ts";
import { newDealPage as copy, packageStep } from "../new-deal-copy.ts";
import { toasts } from "../toasts.ts";

/** Most people come from an event's page; choosing one here brings the tables' library. */
const EventStep = lazyPart(async () => (await import("../components/event-step.tsx")).EventStep);

/** Create New Deal: event, package, offer, review. Choices from a link are filled in; typed values are kept. */
export function NewDealPage() {
  return (
    <RolesOnly roles={sponsoringRoles}>
      <NewDeal />
    </RolesOnly>
  );
}

function NewDeal() {
  const { search, edit } = useAddress();
  // The link's choices at the time the page opened; after that, the form is the source of truth.
  const linked = useRef({
    eventId: search.get("event") ?? "",
    packageId: search.get("package") ?? "",
  }).current;
  const conceptId = search.get("concept") ?? "";
  const { data: concept, error: conceptError } = useCampaignIdea(conceptId === "" ? null : conceptId);
  // A concept that is gone or belongs to someone else is left out, rather than refused at the end.
  const isConceptGone = conceptError instanceof ApiError && [400, 404].includes(conceptError.status);
  const forConcept = conceptId === "" || isConceptGone ? {} : { conceptId };
  const navigate = useNavigate();
  const create = useCreateDeal();
  const form = useHookForm<NewDealValues, DealBody>({
    schema: newDealSchema,
    initial: {
      ...linked,
      addOns: [],
      amount: "",
      note: "",
      ...emptyPlainTerms,
      zeroAgreed: false,
    },
    draftKey: `new-deal-${linked.packageId || linked.eventId || "any"}`,
    onSubmit: (body) =>
      read &&
      changes === undefined &&
      create.mutate(
        { ...body, ...forConcept, packageHash: read.packageHash },
        {
          onSuccess: (deal) => {
            form.draft.clear();
            toast(toasts.offerSent(deal.with.name));
            void navigate(dealPath(deal.id), { replace: true });
          },
          onError: (error) => form.showServerErrors(error),
        },
      ),
  });
  const { eventId, packageId } = form.values;
  const event = useQuery({ ...eventQuery(eventId), enabled: eventId !== "" }).data;
  const {
    data: packages,
    isLoading,
    error: unread,
  } = useQuery({ ...packagesQuery(eventId), enabled: eventId !== "" });
  const offered = packages?.find(({ id }) => id === packageId);
  const { read, changes, adopt } = useReadPackage(offered);
  // The terms of an add-on are those that were read; how many are left is what holds now.
  const addOns = (read?.addOns ?? []).map((each) => ({
    ...each,
    remaining: event?.addOns.find(({ id }) => id === each.id)?.remaining ?? null,
  }));

  const changed = packages
    ? changes && <ChangedNote changes={changes} onRead={adopt} />
    : unread && <FailureNote error={unread} />;
  const hold =
    packageId !== "" &&
    (offered?.barredBy === "industry_missing" ? (
      <IndustryNote eventId={eventId} barredBy={offered.barredBy} />
    ) : (
      <HoldNote packageId={packageId} onTaken={() => edit((address) => address.set("step", "package"))} />
    ));
  return (
    <Page
      title={copy.title}
      lead={offered?.madeFor ? copy.madeForYou(offered.name) : copy.lead}
      back={{ to: paths.sponsorships, label: copy.back }}
    >
      <Card className="max-w-5xl p-5 sm:p-6">
        {concept && (
          <p className="mb-5 rounded-lg bg-sunken px-4 py-2.5">
            {copy.forConcept} <TextLink to={conceptPath(concept.id)}>{concept.name}</TextLink>.{" "}
            <span className="text-muted">{copy.onlyYou}</span>
          </p>
        )}
        <Wizard
          form={form}
          label={copy.label}
          submit={copy.submit}
          // What has not been read yet cannot be offered for.
          pending={create.isPending || isLoading}
          steps={[
            {
              name: "event",
              title: copy.event,
              fields: ["eventId"],
              content: (
                <Suspense fallback={<Skeleton className="h-186" />}>
                  <EventStep
                    field={form.field("eventId")}
                    onPick={(id) => {
                      // Another event has other packages and add-ons.
                      if (id !== eventId) form.set({ eventId: id, packageId: "", addOns: [] });
                      edit((address) => address.set("step", "package"));
                    }}
                  />
                </Suspense>
              ),
            },
            {
              name: "package",
              title: copy.package,
              fields: ["packageId"],
              content: <PackageStep eventId={eventId} field={form.field("packageId")} />,
            },
            {
              name: "offer",
              title: copy.offer,
              fields: ["addOns", "amount", ...plainTermFieldNames, "note"],
              content: isLoading ? (
                <Loading label={packageStep.loading}>
                  <Skeleton className="h-[36rem]" />
                </Loading>
              ) : (
                <>
                  <OfferStep form={form} offered={read} hostId={event?.hostId} addOns={addOns} />
                  {changed}
                  {hold}
                </>
              ),
            },
            {
              name: "review",
              title: copy.review,
              fields: ["zeroAgreed"],
              content: (
                <>
                  <ReviewStep values={form.values} zeroAgreed={form.field("zeroAgreed")} read={read} />
                  {changed}
                  {hold}
                </>
              ),
            },
          ]}
        />
      </Card>
    </Page>
  );
}
