import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { rolesOnly } from "#account/copy.ts";
import { useReaches } from "#account/grant-scope.ts";
import { useHasRole } from "#account/team-role.ts";
import { useCurrentUser } from "#api/session.ts";
import { keeperOf, readStored, storageKeys } from "#browser/storage.ts";
import { brandFactsQuery } from "#features/account/brand-facts/api/get-brand-facts.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { useAddress } from "#routing/address.ts";
import { paths } from "#routing/paths.ts";
import { type ToastMessage, toast } from "#toasts/toast.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useGenerateCampaignIdeas } from "../api/generate-campaign-ideas.ts";
import { useCampaignGeneration } from "../api/get-campaign-generation.ts";
import { useCampaignGenerations } from "../api/list-campaign-generations.ts";
import { savedOfGenerationQuery } from "../api/list-campaign-ideas.ts";
import { libraryGlanceQuery } from "../api/list-library.ts";
import { useRefineCampaignConcept } from "../api/refine-campaign-concept.ts";
import { ConceptsTab } from "../components/concepts-tab.tsx";
import { RerunNote } from "../components/rerun-note.tsx";
import { StrategyBuilder } from "../components/strategy-builder.tsx";
import { briefReplaced, campaignsPage as strings } from "../copy.ts";
import {
  type BuilderValues,
  fromGeneration,
  fromTemplate,
  hasDetails,
  isEmptyBrief,
  loadBuilderSchema,
  openingBrief,
  toRerunBody,
} from "../model/builder.ts";
import { useGenerationOutcome } from "../model/use-generation-outcome.ts";
import { toasts } from "../toasts.ts";

const TemplatesTab = lazyPart(async () => (await import("../components/templates-tab.tsx")).TemplatesTab);
const LibraryTab = lazyPart(async () => (await import("../components/library-tab.tsx")).LibraryTab);

const tabNames = ["builder", "concepts", "templates", "library"] as const;
type CampaignTab = (typeof tabNames)[number];

/** The campaign strategy screen: describe a campaign, watch its concepts arrive, save the good ones. */
export function CampaignsPage() {
  const user = useCurrentUser();
  const acts = useHasRole("member");
  const hasDashboard = useReaches("everything");
  const { search, edit } = useAddress();
  const generations = useCampaignGenerations();
  const library = useQuery(libraryGlanceQuery);
  const generate = useGenerateCampaignIdeas();
  const refine = useRefineCampaignConcept();
  /** The generation that was just started here; focus moves to its concepts. */
  const [startedId, setStartedId] = useState<string | null>(null);
  useGenerationOutcome(generations.data);

  const tab = tabNames.find((name) => name === search.get("tab")) ?? "builder";
  const shownId =
    search.get("generation") ??
    lastKnown(keeperOf(user), generations.data) ??
    generations.data?.[0]?.generationId;
  const current = useCampaignGeneration(shownId);
  const saved = useQuery({
    ...savedOfGenerationQuery(shownId ?? ""),
    enabled: shownId !== undefined && tab === "concepts",
  });
  /** The generation to rerun with a changed brief. */
  const rerun = search.get("rerun");
  /** The rerun whose brief was removed from the builder with Undo, even if the address still names it. */
  const [takenBack, setTakenBack] = useState<string | null>(null);
  const rerunId = rerun === takenBack ? null : rerun;

  const facts = useQuery(brandFactsQuery);
  const opening = useMemo(() => openingBrief(facts.data), [facts.data]);
  const form = useHookForm<BuilderValues, Parameters<typeof generate.mutate>[0]>({
    schema: loadBuilderSchema,
    initial: opening,
    draftKey: "strategy-builder",
    onSubmit: (body) => {
      const outcome = {
        onSuccess: ({ generationId }: { generationId: string }) => {
          form.draft.clear();
          follow(generationId);
        },
        onError: (error: unknown) => form.showServerErrors(error),
      };
      if (rerunId === null) generate.mutate(body, outcome);
      else refine.mutate({ id: rerunId, body: toRerunBody(body) }, outcome);
    },
  });
  const pending = generate.isPending || refine.isPending;

  const onOpening = useEffectEvent(() => {
    // Keep details that the user has typed or has in a draft.
    if (hasDetails(form.values)) return;
    const { industry, targetAudience, goals } = opening;
    form.reset({ ...form.values, industry, targetAudience, goals });
  });
  useEffect(() => {
    if (hasDetails(opening)) onOpening();
  }, [opening]);

  function go(next: CampaignTab, more: Record<string, string> = {}): void {
    edit((address) => {
      for (const name of new Set(address.keys())) address.delete(name);
      if (next !== "builder") address.set("tab", next);
      for (const [name, value] of Object.entries(more)) address.set(name, value);
    });
  }

  /** Shows a generation that was ordered here and moves focus to it. */
  function follow(generationId: string): void {
    setStartedId(generationId);
    go("concepts", { generation: generationId });
  }

  /** Makes the brief a new one instead of a rerun. */
  function unlink(): void {
    edit((address) => address.delete("rerun"), { replace: true });
  }

  /** Puts a whole brief into the builder. Undo brings back the previous one. */
  function fillBuilder(
    values: BuilderValues,
    { message, rerun }: { message?: ToastMessage; rerun?: string } = {},
  ): void {
    const before = form.values;
    form.reset(values);
    setTakenBack(null);
    go("builder", rerun === undefined ? {} : { rerun });
    if (!isEmptyBrief(before, opening) && JSON.stringify(before) !== JSON.stringify(values)) {
      const run = () => {
        form.reset(before);
        setTakenBack(rerun ?? null);
      };
      const undo = { label: briefReplaced.undo, run };
      toast({ ...(message ?? briefReplaced), action: undo });
    } else if (message) toast(message);
  }

  return (
    <Page
      title={strings.title}
      lead={strings.lead}
      {...(hasDashboard && { back: { to: paths.dashboard, label: strings.backToDashboard } })}
    >
      <Tabs<CampaignTab>
        label={strings.tabs}
        value={tab}
        linkTo={(next) => (next === "builder" ? "?" : `?tab=${next}`)}
        tabs={[
          {
            value: "builder",
            label: strings.strategyBuilder,
            content: acts ? (
              <>
                {rerunId !== null && <RerunNote generationId={rerunId} onRemove={unlink} />}
                <StrategyBuilder
                  form={form}
                  pending={pending}
                  onExample={(prompt) => fillBuilder({ ...form.values, prompt })}
                  onShow={(id) => go("concepts", { generation: id })}
                />
              </>
            ) : (
              <EmptyState title={rolesOnly.viewerTitle}>{rolesOnly.viewer}</EmptyState>
            ),
          },
          {
            value: "concepts",
            label: strings.generatedConcepts(current.data?.results.length ?? 0),
            content: (
              <ConceptsTab
                generations={generations}
                current={shownId === undefined ? undefined : current}
                ideas={saved.data ?? []}
                focusId={startedId}
                onRefined={follow}
                onUseBrief={(generation) =>
                  fillBuilder(fromGeneration(generation), { rerun: generation.generationId })
                }
                onBuild={() => go("builder")}
              />
            ),
          },
          {
            value: "templates",
            label: strings.strategicTemplates,
            content: (
              <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
                <TemplatesTab
                  replacesBrief={!isEmptyBrief(form.values, opening)}
                  onUse={(template) =>
                    fillBuilder(fromTemplate(template), { message: toasts.templateSelected(template.name) })
                  }
                />
              </Suspense>
            ),
          },
          {
            value: "library",
            label: strings.enterpriseLibrary(library.data?.kept ?? 0),
            content: (
              <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
                <LibraryTab onBuild={() => go("builder")} />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}

/** The generation that this browser started last, if the user still has it. */
function lastKnown(
  userId: string,
  generations: readonly { generationId: string }[] | undefined,
): string | undefined {
  const stored = readStored(storageKeys.lastGeneration(userId));
  return generations?.find(({ generationId }) => generationId === stored)?.generationId;
}
