import {
  type CampaignIdeaStatus,
  type CampaignType,
  type Industry,
  industries,
  type PreferredCampaignType,
  preferredCampaignTypes,
} from "@marquee/contracts/enums";
import { labelOf } from "#format/format.ts";
import { campaignTypes, ideaStatuses } from "../copy.ts";

/** Display labels for the enums of campaigns. */
export const campaignTypeLabels: Record<CampaignType, string> = campaignTypes;

export const ideaStatusLabels: Record<CampaignIdeaStatus, string> = ideaStatuses;

export const industryOptions: readonly { value: Industry; label: string }[] = industries.map((value) => ({
  value,
  label: labelOf(value),
}));

export const preferredTypeOptions: readonly { value: PreferredCampaignType; label: string }[] =
  preferredCampaignTypes.map((value) => ({ value, label: campaignTypes[value] }));
