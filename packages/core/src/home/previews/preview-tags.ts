import { previewSize } from "@marquee/concept-boards/posters/preview-card";
import { escapeXml } from "@marquee/concept-boards/safe-svg";
import { Defect } from "@marquee/contracts/errors";
import { shortened } from "@marquee/contracts/text/characters";

/** What chat programs show of a link. The texts may be somebody's words. */
export interface PreviewTexts {
  title: string;
  description: string;
  /** The address of the picture, of our own site, and what the picture shows. */
  imageUrl: string;
  imageAlt: string;
}

/** Networks cut longer ones, in the middle of a word. */
const [titleMax, descriptionMax] = [100, 200];

/** Words of people in one line, without the marks that would turn the words of whoever shows them around. */
export function previewLine(text: string, most: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, " ")
    .trim();
  return shortened(line, most);
}

/**
 * The start page with tags that say what its address shows; crawlers run no script. Nothing else of the page changes.
 * @throws Defect for a page that has none of these tags
 */
export function withPreviewTags(startPage: string, texts: PreviewTexts): string {
  const title = previewLine(texts.title, titleMax);
  const description = previewLine(texts.description, descriptionMax);
  const contents: Readonly<Record<string, string>> = {
    description,
    "og:title": title,
    "og:description": description,
    "og:image": texts.imageUrl,
    "og:image:width": String(previewSize.width),
    "og:image:height": String(previewSize.height),
    "og:image:alt": previewLine(texts.imageAlt, descriptionMax),
  };
  const named = replaceOnce(
    startPage,
    /<title>[^<]*<\/title>/,
    () => `<title>${escapeXml(`${title} · Marquee`)}</title>`,
  );
  return Object.entries(contents).reduce(
    (page, [name, content]) =>
      replaceOnce(
        page,
        new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*(")`),
        (before, after) => before + escapeXml(content) + after,
      ),
    named,
  );
}

/** Replaced by a function: in a replacement text, `$&` and the like would be references. */
function replaceOnce(
  page: string,
  pattern: RegExp,
  replacement: (before: string, after: string) => string,
): string {
  if (!pattern.test(page)) throw new Defect(`The start page has nothing like ${pattern.source}`);
  return page.replace(pattern, (_whole, before: string, after: string) => replacement(before, after));
}
