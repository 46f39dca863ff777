import type { DocumentMaker } from "@marquee/adapters/documents/port";
import type { FileReader } from "@marquee/adapters/files/port";
import type { BoardPictures } from "@marquee/adapters/pictures/port";
import { campaignTypeNames } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { NamedFile } from "@marquee/contracts/operation";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { usd } from "@marquee/contracts/text/usd";
import type { Core } from "../../core.ts";
import { getGeneration, getMockup } from "./generations.ts";

/** What reading and drawing a mockup requires. */
interface MockupDeps {
  core: Core;
  files: FileReader;
  boards: BoardPictures;
}

/** A mockup's generation, and its concept's index in there. */
interface MockupRef {
  id: string;
  index: number;
}

/** The mockup of one's own concept as PNG. @throws AppError not_found */
export async function getCampaignMockupPng(
  deps: MockupDeps,
  accountId: string,
  which: MockupRef,
): Promise<NamedFile> {
  const { picture, result } = await drawMockup(deps, accountId, which);
  return { bytes: picture.bytes, mediaType: "image/png", name: `${fileName(result)}.png` };
}

/** The mockup of one's own concept as a tagged PDF, with the key facts of the concept. @throws AppError not_found */
export async function getCampaignMockupPdf(
  deps: MockupDeps & { documents: DocumentMaker },
  accountId: string,
  which: MockupRef,
): Promise<NamedFile> {
  const { picture, result, createdAt } = await drawMockup(deps, accountId, which);
  const file = await deps.documents.pdf({
    title: `${result.name}: mockup`,
    blocks: [
      { kind: "heading", level: 1, text: result.name },
      ...(result.plan ? [{ kind: "paragraph" as const, text: result.plan.promise }] : []),
      { kind: "picture", ...picture, alt: result.mockupDescription ?? `Mockup of ${result.name}` },
      factsOf(result),
    ],
    appendix: [],
    footer: "Marquee concept mockup. A sample, not to scale.",
    createdAt: new Date(createdAt),
  });
  return { bytes: file, mediaType: "application/pdf", name: `${fileName(result)}.pdf` };
}

async function drawMockup(deps: MockupDeps, accountId: string, { id, index }: MockupRef) {
  const { results, createdAt } = await getGeneration(deps.core, accountId, id);
  const svg = await getMockup(deps.core, deps.files, accountId, id, index);
  const result = results[index];
  if (!result) throw new AppError("not_found");
  return { picture: await deps.boards.png(svg), result, createdAt };
}

function factsOf({ type, budget, location, duration }: CampaignResult): DocumentBlock {
  const items = [
    `Type: ${campaignTypeNames[type]}`,
    `Budget: ${usd(budget)}`,
    `Location: ${location}`,
    `Duration: ${duration}`,
  ];
  return { kind: "list", items };
}

function fileName({ name }: CampaignResult): string {
  return `${name}, mockup`;
}
