import {
  type CampaignIdeaStatus,
  type CampaignType,
  type Industry,
  industries,
  type PreferredCampaignType,
  preferredCampaignTypes,
} from "@marquee/contracts/enums";
import { labelOf } from "#lib/format.ts";

/** How the closed lists of campaigns read. */
export const campaignTypeLabels: Record<CampaignType, string> = {
  pop_up: "Pop-up",
  virtual: "Virtual",
  experiential: "Experiential",
  hybrid: "Hybrid",
  sponsorship: "Sponsorship",
  activation: "Activation",
};

export const ideaStatusLabels: Record<CampaignIdeaStatus, string> = {
  draft: "Draft",
  saved: "Saved",
  archived: "Archived",
};

export const industryOptions: readonly { value: Industry; label: string }[] = industries.map((value) => ({
  value,
  label: labelOf(value),
}));

export const preferredTypeOptions: readonly { value: PreferredCampaignType; label: string }[] =
  preferredCampaignTypes.map((value) => ({
    value,
    label: value === "all" ? "All types" : campaignTypeLabels[value],
  }));
