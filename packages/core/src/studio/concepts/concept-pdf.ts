import type { DocumentMaker, DrawnBlock } from "@marquee/adapters/documents/port";
import type { NamedFile } from "@marquee/contracts/operation";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { conceptBlocks } from "@marquee/contracts/studio/concept-words";
import type { Caller } from "../../caller.ts";
import { getIdea } from "../campaigns/ideas.ts";
import { type PictureDeps, pictureOf } from "./concept-picture.ts";
import { footerAt } from "./concept-sheet.ts";
import { getSharedIdea, spendSharedFile } from "./shares.ts";

/** What reading and drawing a concept requires. */
interface ConceptDeps extends PictureDeps {
  documents: DocumentMaker;
}

/** One's own concept as a PDF, with the text of its page and its mockup. @throws AppError not_found */
export async function getConceptPdf(deps: ConceptDeps, accountId: string, id: string): Promise<NamedFile> {
  return drawPdf(deps, await getIdea(deps.core, accountId, id));
}

/** The concept behind a link as a PDF, for anyone who has the link. @throws AppError not_found, too_many_requests */
export async function getSharedConceptPdf(
  deps: ConceptDeps,
  token: string,
  caller: Pick<Caller, "ip">,
): Promise<NamedFile> {
  await spendSharedFile(deps.core, caller);
  const { idea } = await getSharedIdea(deps.core, token, caller);
  return drawPdf(deps, idea);
}

/** The same concept gives the same file: it shows the time of its last change, not that of the download. */
async function drawPdf(deps: ConceptDeps, idea: CampaignIdea): Promise<NamedFile> {
  const picture = await pictureOf(deps, idea);
  const bytes = await deps.documents.pdf({
    title: idea.name,
    sort: "Campaign concept",
    blocks: picture ? withPicture(idea, { kind: "picture", ...picture }) : conceptBlocks(idea),
    appendix: [],
    footer: footerAt(idea.updatedAt),
    createdAt: new Date(idea.updatedAt),
  });
  return { bytes, mediaType: "application/pdf", name: `${idea.name}.pdf` };
}

/** The picture comes after the facts, and its description becomes its alternative text. */
function withPicture(idea: CampaignIdea, picture: DrawnBlock): DrawnBlock[] {
  const blocks = conceptBlocks({ ...idea, mockupDescription: null });
  const at = blocks.findIndex(({ kind }) => kind === "list") + 1;
  return [...blocks.slice(0, at), picture, ...blocks.slice(at)];
}
