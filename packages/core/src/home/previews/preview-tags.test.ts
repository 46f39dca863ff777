// cspell:ignore Ärzte Söhne
import { readFileSync } from "node:fs";
import { unescapeXml } from "@marquee/concept-boards/safe-svg";
import { charactersIn } from "@marquee/contracts/text/characters";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { previewLine, withPreviewTags } from "./preview-tags.ts";

const page = readFileSync(new URL("../../../../../web/index.html", import.meta.url), "utf8");

const family = "👩‍👩‍👧‍👦";
/** Words that would leave their attribute, refer to what was replaced, turn what follows around, or be cut in two. */
const words = fc.oneof(
  fc.string({ maxLength: 400, unit: "grapheme" }),
  fc.string({ maxLength: 400, unit: "binary" }),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "</title></head><body onload='x'>",
    "$& $` $' $$ $1 $<before>",
    "\u202eevil\u2066 names\u2069\u200f",
    "two\nlines\u2028and\u0000more",
    "&quot;&lt;&amp;amp;",
    family.repeat(200),
    `e${"\u0301".repeat(500)}`,
    "\ud800 half",
    // cspell:disable-next-line
    "مؤتمر الذكاء الاصطناعي".repeat(20),
  ),
);

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
/** The page with everything that may differ taken out. */
const restOf = (html: string) =>
  html
    .replaceAll(/(<meta (?:name="description"|property="og:[a-z:]+") content=")[^"]*/g, "$1")
    .replace(/<title>[^<]*<\/title>/, "");

describe("the tags of a page", () => {
  it("say what they are given, and whatever that is, nothing else of the page changes", () => {
    fc.assert(
      fc.property(words, words, words, (title, description, imageAlt) => {
        const imageUrl = "https://marquee.example/api/shared/concepts/a-token/preview.png";
        const tagged = withPreviewTags(page, { title, description, imageUrl, imageAlt });
        expect(restOf(tagged)).toBe(restOf(page));
        expect(contentOf(tagged, "og:image")).toBe(imageUrl);
        const said = unescapeXml(contentOf(tagged, "og:title"));
        expect(charactersIn(said)).toBeLessThanOrEqual(100);
        expect(said.isWellFormed()).toBe(true);
        expect(said).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
        expect(contentOf(tagged, "description")).toBe(contentOf(tagged, "og:description"));
        expect(charactersIn(unescapeXml(contentOf(tagged, "og:description")))).toBeLessThanOrEqual(200);
      }),
    );
  });

  it("keep ordinary words as they are, and cut between characters", () => {
    const title = `Ärzte & "Söhne" $& ${family}`;
    const tagged = withPreviewTags(page, {
      title,
      description: "a  b\nc",
      imageUrl: "https://x.example/",
      imageAlt: "",
    });
    expect(unescapeXml(contentOf(tagged, "og:title"))).toBe(title);
    expect(tagged).toContain("<title>Ärzte &amp; &quot;Söhne&quot; $&amp; ");
    expect(contentOf(tagged, "og:description")).toBe("a b c");
    expect(previewLine(family.repeat(5), 3)).toBe(`${family}${family}…`);
  });

  it("are not put into a page that has no place for them", () => {
    const texts = { title: "A", description: "B", imageUrl: "https://x.example/", imageAlt: "" };
    expect(() => withPreviewTags("<html></html>", texts)).toThrow("title");
    expect(() => withPreviewTags(page.replace("og:image:alt", "other"), texts)).toThrow("og:image:alt");
  });
});
