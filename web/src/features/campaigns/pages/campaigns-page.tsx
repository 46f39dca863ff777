import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { paths } from "#lib/paths.ts";
import { useCurrentUser } from "#lib/session.ts";
import { readStored, storageKeys } from "#lib/storage.ts";
import { toast } from "#lib/toast.ts";
import { Page } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useGenerateCampaignIdeas } from "../api/generate-campaign-ideas.ts";
import { useCampaignGeneration } from "../api/get-campaign-generation.ts";
import { useCampaignGenerations } from "../api/list-campaign-generations.ts";
import { campaignIdeasQuery } from "../api/list-campaign-ideas.ts";
import { ConceptsTab } from "../components/concepts-tab.tsx";
import { LibraryTab } from "../components/library-tab.tsx";
import { StrategyBuilder } from "../components/strategy-builder.tsx";
import { TemplatesTab } from "../components/templates-tab.tsx";
import { campaignsPage as strings } from "../copy.ts";
import {
  type BuilderValues,
  builderSchema,
  emptyBuilder,
  fromGeneration,
  fromTemplate,
} from "../model/builder.ts";
import { useGenerationOutcome } from "../model/use-generation-outcome.ts";

const tabNames = ["builder", "concepts", "templates", "library"] as const;
type CampaignTab = (typeof tabNames)[number];

/** The campaign strategy screen: order concepts, watch them come, keep the good ones (spec §2). */
export function CampaignsPage() {
  const user = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const generations = useCampaignGenerations();
  const ideas = useQuery(campaignIdeasQuery);
  const generate = useGenerateCampaignIdeas();
  useGenerationOutcome(generations.data);

  const tab = tabNames.find((name) => name === search.get("tab")) ?? "builder";
  const shownId =
    search.get("generation") ?? lastKnown(user.id, generations.data) ?? generations.data?.[0]?.generationId;
  const shown = useCampaignGeneration(shownId);

  const form = useForm<BuilderValues, Parameters<typeof generate.mutate>[0]>({
    schema: builderSchema,
    initial: emptyBuilder,
    onSubmit: (body) =>
      generate.mutate(body, {
        onSuccess: ({ generationId }) => go("concepts", { generation: generationId }),
        onError: (error) => form.showServerErrors(error),
      }),
  });

  function go(next: CampaignTab, more: Record<string, string> = {}): void {
    setSearch({ ...(next === "builder" ? {} : { tab: next }), ...more });
  }

  function fillBuilder(values: BuilderValues): void {
    form.reset(values);
    go("builder");
  }

  const libraryCount = ideas.data?.filter((idea) => idea.status !== "archived").length ?? 0;
  return (
    <Page
      wide
      title={strings.campaignStrategy}
      lead={strings.describeWhatYouWantTo}
      back={{ to: paths.dashboard, label: strings.backToDashboard }}
    >
      <Tabs<CampaignTab>
        label={strings.campaignStrategy2}
        value={tab}
        onValue={(next) => go(next)}
        tabs={[
          {
            value: "builder",
            label: strings.strategyBuilder,
            content: (
              <StrategyBuilder
                form={form}
                pending={generate.isPending}
                onShow={(id) => go("concepts", { generation: id })}
              />
            ),
          },
          {
            value: "concepts",
            label: strings.generatedConcepts(shown.data?.results.length ?? 0),
            content: (
              <ConceptsTab
                generations={generations}
                shown={shownId === undefined ? undefined : shown}
                ideas={ideas.data ?? []}
                onShow={(id) => go("concepts", { generation: id })}
                onUseBrief={(generation) => fillBuilder(fromGeneration(generation))}
                onBuild={() => go("builder")}
              />
            ),
          },
          {
            value: "templates",
            label: strings.strategicTemplates,
            content: (
              <TemplatesTab
                onUse={(template) => {
                  fillBuilder(fromTemplate(template));
                  toast(copy.campaigns.templateSelected(template.name));
                }}
              />
            ),
          },
          {
            value: "library",
            label: strings.enterpriseLibrary(libraryCount),
            content: <LibraryTab ideas={ideas} onBuild={() => go("builder")} />,
          },
        ]}
      />
    </Page>
  );
}

/** The generation that this browser ordered last, if it is still the user's. */
function lastKnown(
  userId: string,
  generations: readonly { generationId: string }[] | undefined,
): string | undefined {
  const stored = readStored(storageKeys.lastGeneration(userId));
  return generations?.find(({ generationId }) => generationId === stored)?.generationId;
}
