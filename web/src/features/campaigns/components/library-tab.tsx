import { campaignTypes } from "@marquee/contracts/enums";
import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchFilter } from "#routing/search-filter.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/field.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { libraryTab as copy, ideaStatuses as statusLabels, campaignTypes as typeLabels } from "../copy.ts";
import { campaignTypeLabels } from "../model/labels.ts";
import { filterLibrary, readLibraryFilter } from "../model/library-filter.ts";
import { DeleteIdeaDialog } from "./delete-idea-dialog.tsx";
import { EditIdeaDialog } from "./edit-idea-dialog.tsx";
import { IdeaDialog } from "./idea-dialog.tsx";
import { LibraryRow } from "./library-row.tsx";
import { TemplateFromIdeaDialog } from "./template-from-idea-dialog.tsx";

const typeOptions = [
  { value: "all" as const, label: typeLabels.all },
  ...campaignTypes.map((value) => ({ value, label: campaignTypeLabels[value] })),
];
const statusOptions = [
  { value: "active", label: copy.draftsAndSaved },
  { value: "draft", label: statusLabels.draft },
  { value: "saved", label: statusLabels.saved },
  { value: "archived", label: statusLabels.archived },
  { value: "all", label: copy.all },
] as const;

export type IdeaAction = "edit" | "delete" | "template";

/** Everything that was kept: find it, read it, change it. */
export function LibraryTab({
  ideas,
  onBuild,
}: {
  ideas: UseQueryResult<CampaignIdea[]>;
  onBuild: () => void;
}) {
  const address = useSearchFilter();
  const [acting, setActing] = useState<{ action: IdeaAction; idea: CampaignIdea } | null>(null);
  const filter = readLibraryFilter(address);
  const stop = () => setActing(null);

  const found = filterLibrary(ideas.data ?? [], filter);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchInput
          label={copy.searchLabel}
          placeholder={copy.searchPlaceholder}
          value={filter.text}
          onValue={(value) => address.set("q", value)}
        />
        <Select
          aria-label={copy.type}
          className="w-auto!"
          options={typeOptions}
          value={filter.type}
          onValue={(value) => address.set("type", value === "all" ? "" : value)}
        />
        <Select
          aria-label={copy.status}
          className="w-auto!"
          options={statusOptions}
          value={filter.status}
          onValue={(value) => address.set("status", value === "active" ? "" : value)}
        />
      </div>
      {ideas.isPending ? (
        <Loading label={copy.loading} className="grid gap-3">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} className="h-24 rounded-xl" />
          ))}
        </Loading>
      ) : ideas.isError && !ideas.data ? (
        <ErrorState title={copy.failed} error={ideas.error} onRetry={() => void ideas.refetch()} />
      ) : ideas.data.length === 0 ? (
        <EmptyState
          title={copy.emptyTitle}
          action={
            <Button variant="primary" onClick={onBuild}>
              {copy.buildAStrategy}
            </Button>
          }
        >
          {copy.emptyText}
        </EmptyState>
      ) : found.length === 0 ? (
        <EmptyState
          title={copy.noMatchTitle}
          action={<Button onClick={() => address.clear("q", "type", "status")}>{copy.clearFilters}</Button>}
        >
          {copy.noMatchText}
        </EmptyState>
      ) : (
        <ul className="overflow-clip rounded-xl border border-line bg-surface">
          {found.map((idea) => (
            <LibraryRow
              key={idea.id}
              idea={idea}
              onOpen={() => address.open("idea", idea.id)}
              onAct={(action) => setActing({ action, idea })}
            />
          ))}
        </ul>
      )}
      <IdeaDialog
        id={address.get("idea") || null}
        onClose={() => address.close("idea")}
        onEdit={(idea) => setActing({ action: "edit", idea })}
      />
      {acting?.action === "edit" && <EditIdeaDialog idea={acting.idea} onClose={stop} />}
      {acting?.action === "delete" && <DeleteIdeaDialog idea={acting.idea} onClose={stop} />}
      {acting?.action === "template" && <TemplateFromIdeaDialog idea={acting.idea} onClose={stop} />}
    </>
  );
}
