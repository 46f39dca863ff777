import { campaignTypes } from "@marquee/contracts/enums";
import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "#api/session.ts";
import { labelOf } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/field.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { campaignTemplatesQuery } from "../api/list-campaign-templates.ts";
import { campaignTemplatesByIndustryQuery } from "../api/list-campaign-templates-by-industry.ts";
import { campaignTypes as typeLabels } from "../copy.ts";
import { industryOptions } from "../model/labels.ts";
import { filterTemplates } from "../model/template-filter.ts";
import { templatesTab as copy } from "../template-copy.ts";
import { TemplateCard } from "./template-card.tsx";
import { TemplateDialog } from "./template-dialog.tsx";

const allIndustries = [{ value: "all" as const, label: copy.allIndustries }, ...industryOptions];
const typeChips = ["all", ...campaignTypes] as const;
const grid = "grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3";
const suggestedMax = 3;

/** Proven starting points. Using one fills the builder; its preview has its own address. */
export function TemplatesTab(props: { replacesBrief: boolean; onUse: (template: CampaignTemplate) => void }) {
  const address = useAddress();
  const industry = industryOptions.find(({ value }) => value === address.get("industry"))?.value;
  const type = typeChips.find((each) => each === address.get("type")) ?? "all";
  const text = address.get("q");

  const all = useInfiniteQuery({ ...campaignTemplatesQuery, enabled: industry === undefined });
  const ofIndustry = useQuery({
    ...campaignTemplatesByIndustryQuery(industry ?? "other"),
    enabled: industry !== undefined,
  });
  const query = industry === undefined ? all : ofIndustry;
  const templates = industry === undefined ? all.data?.pages.flatMap((page) => page.items) : ofIndustry.data;

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label={copy.searchLabel}
          placeholder={copy.searchPlaceholder}
          value={text}
          onValue={(value) => address.set("q", value)}
        />
        <Select
          aria-label={copy.industry}
          className="w-auto!"
          options={allIndustries}
          value={industry ?? "all"}
          onValue={(next) => address.set("industry", next === "all" ? "" : next)}
        />
      </div>
      <div role="group" aria-label={copy.types} className="mt-3 mb-5 flex flex-wrap gap-1.5">
        {typeChips.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === type}
            onClick={() => address.set("type", each === "all" ? "" : each)}
            className="min-h-8 rounded-full border border-line-strong px-3 text-sm font-medium text-muted hover:bg-sunken hover:text-ink aria-pressed:border-ink aria-pressed:bg-primary aria-pressed:text-on-primary pointer-coarse:min-h-11 dark:hover:not-aria-pressed:bg-line"
          >
            {typeLabels[each]}
          </button>
        ))}
      </div>
      {!templates && query.error ? (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : !templates ? (
        <Loading label={copy.loading} className={grid}>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} className="h-48 rounded-xl" />
          ))}
        </Loading>
      ) : (
        <Results
          found={filterTemplates(templates, { text, type })}
          isFiltered={text !== "" || type !== "all"}
          isAll={industry === undefined}
          onClear={() => address.clear("q", "type")}
          onPreview={(template) => address.open("template", template.id)}
          onUse={props.onUse}
        />
      )}
      {industry === undefined && all.hasNextPage && (
        <div className="mt-4 text-center">
          <Button pending={all.isFetchingNextPage} onClick={() => void all.fetchNextPage()}>
            {copy.loadMore}
          </Button>
        </div>
      )}
      <AddressDialog name="template">
        {(id, close) => {
          const previewed = templates?.find((each) => each.id === id);
          return (
            previewed && (
              <TemplateDialog
                template={previewed}
                replacesBrief={props.replacesBrief}
                onUse={() => props.onUse(previewed)}
                onClose={close}
              />
            )
          );
        }}
      </AddressDialog>
    </>
  );
}

function Results(props: {
  found: readonly CampaignTemplate[];
  isFiltered: boolean;
  isAll: boolean;
  onClear: () => void;
  onPreview: (template: CampaignTemplate) => void;
  onUse: (template: CampaignTemplate) => void;
}) {
  const { industry } = useCurrentUser();
  const { found, isFiltered } = props;
  if (found.length === 0) {
    return isFiltered ? (
      <EmptyState
        title={copy.noMatchTitle}
        action={<Button onClick={props.onClear}>{copy.clearFilters}</Button>}
      >
        {copy.noMatchText}
      </EmptyState>
    ) : (
      <EmptyState title={copy.noIndustryTitle}>{copy.noIndustryText}</EmptyState>
    );
  }
  const list = (templates: readonly CampaignTemplate[]) => (
    <ul className={grid}>
      {templates.map((template) => (
        <TemplateCard
          key={template.id}
          template={template}
          onPreview={() => props.onPreview(template)}
          onUse={() => props.onUse(template)}
        />
      ))}
    </ul>
  );
  const suggested =
    isFiltered || !props.isAll
      ? []
      : found.filter((template) => template.industry === industry).slice(0, suggestedMax);
  if (suggested.length === 0 || industry === null) {
    return (
      <>
        <h2 className="sr-only">{copy.all}</h2>
        {list(found)}
      </>
    );
  }
  return (
    <>
      <h2 className="mb-3 text-base">{copy.suggested(labelOf(industry))}</h2>
      {list(suggested)}
      <h2 className="mt-7 mb-3 text-base">{copy.all}</h2>
      {list(found.filter((template) => !suggested.includes(template)))}
    </>
  );
}
