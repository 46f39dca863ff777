import { type CampaignIdea, campaignIdeaSchema } from "@marquee/contracts/http/campaigns";
import type { Item, Key } from "@marquee/table/table";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";

const ideaCodec = codec(campaignIdeaSchema.shape);

export const readIdea: (item: Item) => CampaignIdea = ideaCodec.read;

export const ideaPrefix = "IDEA#";

/** One idea per concept of a generation: saving twice meets the same row. */
export function ideaId(generationId: string, index: number): string {
  return `${generationId}-${index}`;
}

export function ideaKey(userId: string, id: string): Key {
  return { pk: userPartition(userId), sk: `${ideaPrefix}${id}` };
}

export function ideaItem(idea: CampaignIdea): Item {
  return { ...ideaKey(idea.userId, idea.id), rowType: "campaign-idea", v: rowVersion, ...idea };
}
