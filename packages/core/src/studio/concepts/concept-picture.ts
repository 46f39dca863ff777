import type { PictureBlock } from "@marquee/adapters/documents/port";
import type { FileReader } from "@marquee/adapters/files/port";
import type { BoardPictures } from "@marquee/adapters/pictures/port";
import { AppError } from "@marquee/contracts/errors";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { Core } from "../../core.ts";
import { type Mockup, mockupOf } from "../campaigns/mockups.ts";

/** What drawing a concept's mockup requires. */
export interface PictureDeps {
  core: Core;
  files: FileReader;
  boards: BoardPictures;
}

/** A picture with its alternative text. */
export type ConceptPicture = Omit<PictureBlock, "kind">;

/** The mockup of a saved concept as a picture. */
export function pictureOf(deps: PictureDeps, idea: CampaignIdea): Promise<ConceptPicture | undefined> {
  return pictureIn(deps, idea, () => mockupOf(deps.core, deps.files, idea));
}

/** A mockup as a picture; undefined if there is none or it no longer exists: the text alone is a complete concept. */
export async function pictureIn(
  { boards }: PictureDeps,
  { name, mockupImageUrl, mockupDescription }: CampaignResult,
  read: () => Promise<Mockup>,
): Promise<ConceptPicture | undefined> {
  if (mockupImageUrl === null) return undefined;
  try {
    const { svg } = await read();
    return { ...(await boards.png(svg)), alt: mockupDescription ?? `Mockup of ${name}` };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}
