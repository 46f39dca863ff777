import type { Industry } from "@marquee/contracts/enums";
import type { CampaignTemplate } from "@marquee/contracts/http/templates";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { formatBudget, labelOf } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { campaignTemplatesQuery } from "../api/list-campaign-templates.ts";
import { campaignTemplatesByIndustryQuery } from "../api/list-campaign-templates-by-industry.ts";
import { templatesTab as copy } from "../copy.ts";
import { campaignTypeLabels, industryOptions } from "../model/labels.ts";

const allIndustries = [{ value: "all" as const, label: copy.allIndustries }, ...industryOptions];
const grid = "grid gap-4 md:grid-cols-2 xl:grid-cols-3";

/** Proven starting points, by industry. Using one fills the builder. */
export function TemplatesTab({ onUse }: { onUse: (template: CampaignTemplate) => void }) {
  const [search, setSearch] = useSearchParams();
  const industry = industryOptions.find(({ value }) => value === search.get("industry"))?.value ?? "all";
  return (
    <>
      <div className="mb-4 flex items-center gap-3">
        <label htmlFor="template-industry" className="text-sm font-medium">
          {copy.industry}
        </label>
        <Select
          id="template-industry"
          className="max-w-56"
          options={allIndustries}
          value={industry}
          onValue={(next) =>
            setSearch({ tab: "templates", ...(next === "all" ? {} : { industry: next }) }, { replace: true })
          }
        />
      </div>
      {industry === "all" ? (
        <AllTemplates onUse={onUse} />
      ) : (
        <IndustryTemplates industry={industry} onUse={onUse} />
      )}
    </>
  );
}

function AllTemplates({ onUse }: { onUse: (template: CampaignTemplate) => void }) {
  const query = useInfiniteQuery(campaignTemplatesQuery);
  const templates = query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <TemplateList
        templates={templates}
        error={query.error}
        onRetry={() => void query.refetch()}
        onUse={onUse}
      />
      {query.hasNextPage && (
        <div className="mt-4 text-center">
          <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {copy.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

function IndustryTemplates({
  industry,
  onUse,
}: {
  industry: Industry;
  onUse: (template: CampaignTemplate) => void;
}) {
  const query = useQuery(campaignTemplatesByIndustryQuery(industry));
  return (
    <TemplateList
      templates={query.data}
      error={query.error}
      onRetry={() => void query.refetch()}
      onUse={onUse}
    />
  );
}

function TemplateList(props: {
  templates: readonly CampaignTemplate[] | undefined;
  error: Error | null;
  onRetry: () => void;
  onUse: (template: CampaignTemplate) => void;
}) {
  const { templates } = props;
  if (!templates && props.error)
    return <ErrorState title={copy.theTemplatesCouldNotBe} error={props.error} onRetry={props.onRetry} />;
  if (!templates) {
    return (
      <Loading label={copy.loadingTemplates} className={grid}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} className="h-64 rounded-xl" />
        ))}
      </Loading>
    );
  }
  if (templates.length === 0) {
    return (
      <EmptyState title={copy.noTemplatesForThisIndustry}>{copy.chooseAnotherIndustryOrMake}</EmptyState>
    );
  }
  return (
    <ul className={grid}>
      {templates.map((template) => (
        <li key={template.id} className="flex flex-col rounded-xl border border-line bg-surface p-5">
          <div className="flex flex-wrap items-center gap-1.5">
            <Badge tone="lamp">{campaignTypeLabels[template.type]}</Badge>
            <Badge>{labelOf(template.industry)}</Badge>
            {!template.isPublic && <Badge tone="info">{copy.yours}</Badge>}
          </div>
          <h2 className="mt-2.5 text-lg">{template.name}</h2>
          <p className="mt-1 line-clamp-3 text-muted">{template.description}</p>
          <dl className="mt-3 mb-4 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
            <Fact label={copy.budget} value={copy.from(formatBudget(template.estimatedBudget))} />
            <Fact label={copy.duration} value={template.estimatedDuration} />
            <Fact label={copy.for} value={template.targetAudience} className="col-span-2" />
          </dl>
          <Button
            className="mt-auto self-start"
            onClick={() => props.onUse(template)}
            aria-label={copy.template(template.name)}
          >
            {copy.template2}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, value, className = "min-w-0" }: { label: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="tabular break-words">{value}</dd>
    </div>
  );
}
