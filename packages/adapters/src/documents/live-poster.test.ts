// cspell:ignore Łódź مهرجان دبي التقنية
import { drawPoster, type PosterFacts } from "@marquee/concept-boards/posters/poster";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { documentText } from "@marquee/contracts/text/document-text";
import { installedFonts } from "@marquee/testkit/installed-fonts";
import { lettersIn, lettersInPdf } from "@marquee/testkit/read-pdf";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { pdfDocuments } from "./live.ts";

const documents = pdfDocuments(installedFonts);
const facts: Omit<PosterFacts, "name"> = {
  category: "ai",
  location: "New York, NY",
  date: "2026-06-12T15:00:00.000Z",
  timeZone: "America/New_York",
  attendeeCount: 5_000,
  tier: "gold",
};

function contract(name: string) {
  const blocks: DocumentBlock[] = [
    { kind: "heading", level: 1, text: "Sponsorship agreement, on everything" },
    { kind: "paragraph", text: `About ${name}, between two parties. `.repeat(4).trim() },
    { kind: "heading", level: 2, text: "1. Parties" },
    { kind: "list", items: ["The sponsor", "The host"] },
    { kind: "paragraph", text: "A clause as wide as the page. ".repeat(20).trim() },
  ];
  return {
    title: "Sponsorship agreement",
    sort: "Contract",
    blocks,
    appendix: [],
    footer: "SHA-256 of the text",
    createdAt: new Date("2026-03-01T09:00:00Z"),
  };
}

/** The pages of a file: how many shapes each has, its texts with their places, and what it marks as not to be read. */
async function read(file: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { fnArray } = await page.getOperatorList();
      const { items } = await page.getTextContent();
      const tree: unknown = await page.getStructTree();
      return {
        shapes: fnArray.filter((operator) => operator === OPS.constructPath).length,
        texts: items.flatMap((item) =>
          "str" in item && item.str.trim() !== ""
            ? [{ text: item.str, right: Number(item.transform[4]) + item.width }]
            : [],
        ),
        roles: JSON.stringify(tree).match(/"role":"\w+"/g),
      };
    }),
  );
}

describe.each(["Łódź Days & Nights", "東京テックフェスティバル", "مهرجان دبي & التقنية"])(
  "the poster of %s",
  (name) => {
    const poster = { ...facts, name };

    it("stands with all of its shapes beside the first texts, and what follows has the whole width", async () => {
      const [plain, posted] = await Promise.all(
        [undefined, poster].map(async (shown) =>
          read(await documents.pdf({ ...contract(name), poster: shown })),
        ),
      );
      expect(posted).toHaveLength(1);
      const drawn = drawPoster(poster).match(/<(rect|path|circle)/g)?.length ?? 0;
      expect(posted?.[0]?.shapes).toBeGreaterThanOrEqual((plain?.[0]?.shapes ?? 0) + drawn);
      const rightOf = (start: string) => posted?.[0]?.texts.find(({ text }) => text.startsWith(start))?.right;
      // The page is 612 wide, its margin 72, and the poster 132.
      expect(rightOf("Sponsorship")).toBeLessThanOrEqual(612 - 72 - 132);
      expect(rightOf("A clause")).toBeGreaterThan(612 - 72 - 132);
    });

    it("changes nothing of what is said and read aloud, and is small", async () => {
      const plain = await documents.pdf(contract(name));
      const file = await documents.pdf({ ...contract(name), poster });
      // Letters that the sign does not have take their outlines in bold.
      expect(file.length - plain.length).toBeLessThan(/^[ -\u024f]*$/.test(name) ? 5_000 : 20_000);
      expect((await read(file))[0]?.roles).toEqual((await read(plain))[0]?.roles);
      expect(await lettersInPdf(file)).toContain(lettersIn(documentText(contract(name).blocks.slice(2))));
      expect(await documents.pdf({ ...contract(name), poster })).toEqual(file);
    });
  },
);
