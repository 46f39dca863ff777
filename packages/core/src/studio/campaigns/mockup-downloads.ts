import type { DocumentMaker } from "@marquee/adapters/documents/port";
import type { FileReader } from "@marquee/adapters/files/port";
import type { BoardPictures } from "@marquee/adapters/pictures/port";
import { campaignTypeNames } from "@marquee/contracts/enums";
import type { NamedFile } from "@marquee/contracts/operation";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { usd } from "@marquee/contracts/text/usd";
import type { Core } from "../../core.ts";
import { getMockup, type MockupRef } from "./mockups.ts";

/** What reading and drawing a mockup requires. */
interface MockupDeps {
  core: Core;
  files: FileReader;
  boards: BoardPictures;
}

/** The mockup of one's own concept as PNG. @throws AppError not_found */
export async function getCampaignMockupPng(
  deps: MockupDeps,
  accountId: string,
  which: MockupRef,
): Promise<NamedFile> {
  const { picture, concept } = await drawMockup(deps, accountId, which);
  return { bytes: picture.bytes, mediaType: "image/png", name: `${fileName(concept)}.png` };
}

/** The mockup of one's own concept as a tagged PDF, with the key facts of the concept. @throws AppError not_found */
export async function getCampaignMockupPdf(
  deps: MockupDeps & { documents: DocumentMaker },
  accountId: string,
  which: MockupRef,
): Promise<NamedFile> {
  const { picture, concept, at } = await drawMockup(deps, accountId, which);
  const file = await deps.documents.pdf({
    title: `${concept.name}: mockup`,
    sort: "Mockup",
    blocks: [
      { kind: "heading", level: 1, text: concept.name },
      ...(concept.plan ? [{ kind: "paragraph" as const, text: concept.plan.promise }] : []),
      { kind: "picture", ...picture, alt: concept.mockupDescription ?? `Mockup of ${concept.name}` },
      factsOf(concept),
    ],
    appendix: [],
    footer: "Marquee concept mockup. A sample, not to scale.",
    createdAt: new Date(at),
  });
  return { bytes: file, mediaType: "application/pdf", name: `${fileName(concept)}.pdf` };
}

async function drawMockup({ core, files, boards }: MockupDeps, accountId: string, which: MockupRef) {
  const { svg, concept, at } = await getMockup(core, files, accountId, which);
  return { picture: await boards.png(svg), concept, at };
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
