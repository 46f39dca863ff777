import { type CampaignType, campaignIdeaStatuses, campaignTypes } from "@marquee/contracts/enums";
import type { CampaignIdea } from "@marquee/contracts/http/campaigns";

/** What of the library is shown; kept in the address. "active" is everything that is not archived. */
export interface LibraryFilter {
  text: string;
  type: CampaignType | "all";
  status: CampaignIdea["status"] | "active" | "all";
}

export function readLibraryFilter(search: { get: (name: string) => string | null }): LibraryFilter {
  const status = search.get("status");
  return {
    text: search.get("q") ?? "",
    type: campaignTypes.find((type) => type === search.get("type")) ?? "all",
    status: status === "all" ? "all" : (campaignIdeaStatuses.find((each) => each === status) ?? "active"),
  };
}

/** The ideas that match all parts of a filter; text is looked for in name, description and location. */
export function filterLibrary(ideas: readonly CampaignIdea[], filter: LibraryFilter): CampaignIdea[] {
  const text = filter.text.trim().toLowerCase();
  return ideas.filter(
    (idea) =>
      (filter.type === "all" || idea.type === filter.type) &&
      (filter.status === "all" ||
        (filter.status === "active" ? idea.status !== "archived" : idea.status === filter.status)) &&
      (text === "" || `${idea.name}\n${idea.description}\n${idea.location}`.toLowerCase().includes(text)),
  );
}
