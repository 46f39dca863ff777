import { campaignTypes } from "@marquee/contracts/enums";
import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "#ui/button.tsx";
import { inputClass, Select } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { campaignTypeLabels } from "../model/labels.ts";
import { filterLibrary, readLibraryFilter } from "../model/library-filter.ts";
import { DeleteIdeaDialog } from "./delete-idea-dialog.tsx";
import { EditIdeaDialog } from "./edit-idea-dialog.tsx";
import { IdeaDialog } from "./idea-dialog.tsx";
import { LibraryRow } from "./library-row.tsx";
import { TemplateFromIdeaDialog } from "./template-from-idea-dialog.tsx";

const typeOptions = [
  { value: "all" as const, label: "All types" },
  ...campaignTypes.map((value) => ({ value, label: campaignTypeLabels[value] })),
];
const statusOptions = [
  { value: "active", label: "Drafts and saved" },
  { value: "draft", label: "Draft" },
  { value: "saved", label: "Saved" },
  { value: "archived", label: "Archived" },
  { value: "all", label: "All" },
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
  const [search, setSearch] = useSearchParams();
  const [acting, setActing] = useState<{ action: IdeaAction; idea: CampaignIdea } | null>(null);
  const filter = readLibraryFilter(search);
  const stop = () => setActing(null);

  function put(name: string, value: string, usual: string): void {
    setSearch(
      (before) => {
        if (value === usual) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  }

  const found = filterLibrary(ideas.data ?? [], filter);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <div className="relative min-w-56 flex-1 sm:max-w-sm">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
          />
          <input
            type="search"
            aria-label="Search the library"
            placeholder="Search campaigns..."
            className={`${inputClass} pl-9`}
            value={filter.text}
            onChange={(event) => put("q", event.target.value, "")}
          />
        </div>
        <Select
          aria-label="Type"
          className="w-auto!"
          options={typeOptions}
          value={filter.type}
          onValue={(value) => put("type", value, "all")}
        />
        <Select
          aria-label="Status"
          className="w-auto!"
          options={statusOptions}
          value={filter.status}
          onValue={(value) => put("status", value, "active")}
        />
      </div>
      {ideas.isPending ? (
        <Loading label="Loading your library" className="grid gap-3">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} className="h-24 rounded-xl" />
          ))}
        </Loading>
      ) : ideas.isError && !ideas.data ? (
        <ErrorState
          title="Your library could not be loaded"
          error={ideas.error}
          onRetry={() => void ideas.refetch()}
        />
      ) : ideas.data.length === 0 ? (
        <EmptyState
          title="Your library is empty"
          action={
            <Button variant="primary" onClick={onBuild}>
              Build a strategy
            </Button>
          }
        >
          Concepts that you save are kept here for your team.
        </EmptyState>
      ) : found.length === 0 ? (
        <EmptyState
          title="No campaigns match"
          action={
            <Button onClick={() => setSearch({ tab: "library" }, { replace: true })}>Clear filters</Button>
          }
        >
          Nothing in your library fits this search and these filters.
        </EmptyState>
      ) : (
        <ul className="overflow-clip rounded-xl border border-line bg-surface">
          {found.map((idea) => (
            <LibraryRow
              key={idea.id}
              idea={idea}
              onOpen={() => put("idea", idea.id, "")}
              onAct={(action) => setActing({ action, idea })}
            />
          ))}
        </ul>
      )}
      <IdeaDialog
        id={search.get("idea")}
        onClose={() => put("idea", "", "")}
        onEdit={(idea) => setActing({ action: "edit", idea })}
      />
      {acting?.action === "edit" && <EditIdeaDialog idea={acting.idea} onClose={stop} />}
      {acting?.action === "delete" && <DeleteIdeaDialog idea={acting.idea} onClose={stop} />}
      {acting?.action === "template" && <TemplateFromIdeaDialog idea={acting.idea} onClose={stop} />}
    </>
  );
}
