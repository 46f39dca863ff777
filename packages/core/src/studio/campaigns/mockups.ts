import type { FileReader } from "@marquee/adapters/files/port";
import { inProductFont } from "@marquee/concept-boards/product-font";
import { renamedBoard } from "@marquee/concept-boards/renamed-board";
import { AppError } from "@marquee/contracts/errors";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { Core } from "../../core.ts";
import { getGeneration } from "./generations.ts";
import { getIdea } from "./ideas.ts";
import { type MockupPlace, mockupKey, mockupPlace } from "./mockup-file.ts";

/** Which mockup is asked for: that of a generation's concept, or of a concept saved from there. */
export interface MockupRef extends MockupPlace {
  /** The saved concept. */
  conceptId?: string | undefined;
}

/** A mockup, and the concept that it shows. */
export interface Mockup {
  /** With its letters as outlines of the product's font; stored as texts, under which it can be renamed. */
  svg: string;
  concept: CampaignResult;
  /** When the concept was last changed. */
  at: string;
}

/** The mockup of one's own concept. @throws AppError not_found */
export async function getMockup(
  core: Core,
  files: FileReader,
  userId: string,
  { conceptId, ...place }: MockupRef,
): Promise<Mockup> {
  if (conceptId !== undefined) {
    const idea = await getIdea(core, userId, conceptId);
    const own = mockupPlace(idea.mockupImageUrl);
    if (own?.generationId !== place.generationId || own.index !== place.index)
      throw new AppError("not_found");
    return mockupOf(core, files, idea);
  }
  const { svg, result, createdAt } = await drawn(core, files, userId, place);
  return { svg: inProductFont(svg), concept: result, at: createdAt };
}

/** The mockup of a saved concept, under its current name. @throws AppError not_found where there is none */
export async function mockupOf(core: Core, files: FileReader, idea: CampaignIdea): Promise<Mockup> {
  const place = mockupPlace(idea.mockupImageUrl);
  if (!place) throw new AppError("not_found");
  const { svg, result } = await drawn(core, files, idea.userId, place);
  const names = { from: result.name, to: idea.name };
  return {
    svg: inProductFont(names.from === names.to ? svg : renamedBoard(svg, names)),
    concept: idea,
    at: idea.updatedAt,
  };
}

async function drawn(core: Core, files: FileReader, userId: string, { generationId, index }: MockupPlace) {
  const { results, createdAt } = await getGeneration(core, userId, generationId);
  const result = results[index];
  const svg = result?.mockupImageUrl ? await files.get(mockupKey(userId, generationId, index)) : undefined;
  if (!result || svg === undefined) throw new AppError("not_found");
  return { svg, result, createdAt };
}
