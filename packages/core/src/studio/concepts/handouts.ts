import type { DocumentMaker } from "@marquee/adapters/documents/port";
import type { SlideMaker } from "@marquee/adapters/slides/port";
import { AppError } from "@marquee/contracts/errors";
import type { NamedFile } from "@marquee/contracts/operation";
import type { Handout } from "@marquee/contracts/studio/handouts";
import { brandFactsOf } from "../../account/brand-facts/brand-facts.ts";
import type { Caller } from "../../caller.ts";
import { getGeneration } from "../campaigns/generations.ts";
import { getIdea } from "../campaigns/ideas.ts";
import type { MockupPlace } from "../campaigns/mockup-file.ts";
import { getMockup } from "../campaigns/mockups.ts";
import { type PictureDeps, pictureIn, pictureOf } from "./concept-picture.ts";
import { deckOf, onePageOf, type Sheet } from "./concept-sheet.ts";
import { getSharedIdea, spendSharedFile } from "./shares.ts";

/** What making a handout requires. */
interface HandoutDeps extends PictureDeps {
  documents: DocumentMaker;
  slides: SlideMaker;
}

/** One's own saved concept on one page or as slides, with what its brief asked for. @throws AppError not_found */
export async function getConceptHandout(
  deps: HandoutDeps,
  accountId: string,
  id: string,
  file: Handout,
): Promise<NamedFile> {
  const idea = await getIdea(deps.core, accountId, id);
  const picture = await pictureOf(deps, idea);
  return make(deps, accountId, file, { concept: idea, picture, fit: idea.fit ?? [], at: idea.updatedAt });
}

/** The same of a concept of one's own generation. @throws AppError not_found */
export async function getGeneratedHandout(
  deps: HandoutDeps,
  accountId: string,
  place: MockupPlace,
  file: Handout,
): Promise<NamedFile> {
  const { results, createdAt: at } = await getGeneration(deps.core, accountId, place.generationId);
  const concept = results[place.index];
  if (!concept) throw new AppError("not_found");
  const picture = await pictureIn(deps, concept, () => getMockup(deps.core, deps.files, accountId, place));
  return make(deps, accountId, file, { concept, picture, fit: concept.fit ?? [], at });
}

/**
 * The concept behind a link on one page or as slides, for anyone who has the link. It shows nothing of the brief.
 * @throws AppError not_found, too_many_requests
 */
export async function getSharedConceptHandout(
  deps: HandoutDeps,
  token: string,
  caller: Pick<Caller, "ip">,
  file: Handout,
): Promise<NamedFile> {
  await spendSharedFile(deps.core, caller);
  const { idea } = await getSharedIdea(deps.core, token, caller);
  const picture = await pictureOf(deps, idea);
  return make(deps, idea.userId, file, { concept: idea, picture, fit: [], at: idea.updatedAt });
}

async function make(
  { core, documents, slides }: HandoutDeps,
  ownerId: string,
  file: Handout,
  of: Omit<Sheet, "colors">,
): Promise<NamedFile> {
  const { brandColors: colors } = await brandFactsOf(core, ownerId);
  const sheet = { ...of, colors };
  const { name } = of.concept;
  return file === "one-page.pdf"
    ? {
        bytes: await documents.onePage(onePageOf(sheet)),
        mediaType: "application/pdf",
        name: `${name}, one page.pdf`,
      }
    : {
        bytes: await slides.deck(deckOf(sheet)),
        mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        name: `${name}.pptx`,
      };
}
