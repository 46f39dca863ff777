// cspell:ignore descr جملة طويلة للممرضات مقعد สมชาย
import fc from "fast-check";
import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { fittedTexts } from "./fitted-text.ts";
import { pptxSlides } from "./live.ts";
import type { Deck } from "./port.ts";

const slides = pptxSlides();
const picture = {
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
    "base64",
  ),
  width: 8,
  height: 5,
  alt: "A bench & a lamp",
};
const deckWith = (text: string): Deck => ({
  title: text,
  lead: text,
  picture,
  facts: [{ label: "Budget", value: text }],
  colors: ["#1a7f6b"],
  slides: [
    {
      title: text,
      parts: [
        { kind: "text", title: "It", text },
        { kind: "points", title: "Who", points: [text, text] },
      ],
    },
    {
      title: "Plan",
      parts: [
        {
          kind: "bars",
          title: "Money",
          bars: [
            { name: text, amount: 3, text: "$3" },
            { name: "None", amount: 0, text: "$0" },
          ],
        },
        {
          kind: "rows",
          title: "When",
          rows: Array.from({ length: 12 }, (_, n) => [`Row ${n}`, text] as const),
        },
        { kind: "points", title: "Nothing", points: [] },
      ],
    },
  ],
  footer: "Marquee",
  createdAt: new Date("2026-03-01T09:00:00Z"),
});

/** Every slide's markup, in order. */
async function slidesOf(file: Uint8Array): Promise<string[]> {
  const zip = await JSZip.loadAsync(file);
  const names = Object.keys(zip.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  return Promise.all(names.toSorted().map(async (name) => (await zip.file(name)?.async("string")) ?? ""));
}

const emuPerInch = 914_400;

describe("slides", () => {
  it("say what the deck says, one slide after the other, with the picture described", async () => {
    const [cover = "", first = "", plan = ""] = await slidesOf(
      await slides.deck(deckWith("Let nurses <try> it & tell")),
    );
    expect(cover).toContain("Let nurses &lt;try&gt; it &amp; tell");
    expect(cover).toContain('descr="A bench &amp; a lamp"');
    expect(first).toContain(">Who<");
    expect(plan).toContain("Row 6");
    expect(plan).toContain("and 5 more");
    expect(plan).not.toContain("Row 7");
    expect(plan).not.toContain(">Nothing<");
  });

  it("keep every shape on the slide, and no character that a program could not read, whatever the texts", async () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary", maxLength: 900 }),
      fc.constantFrom(
        "x".repeat(2_000),
        "很长的句子".repeat(200),
        "جملة طويلة جدا ".repeat(90),
        "\u0000\u0008\ufffe",
      ),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        for (const xml of await slidesOf(await slides.deck(deckWith(text)))) {
          expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
          expect(xml).not.toMatch(/NaN|undefined/);
          for (const [, x, y, w, h] of xml.matchAll(
            /<a:off x="(-?\d+)" y="(-?\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"/g,
          )) {
            expect(Number(x)).toBeGreaterThanOrEqual(0);
            expect(Number(x) + Number(w)).toBeLessThanOrEqual(13.34 * emuPerInch);
            expect(Number(y) + Number(h)).toBeLessThanOrEqual(7.51 * emuPerInch);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it("set texts that are written from right to left so", async () => {
    const [cover = ""] = await slidesOf(await slides.deck(deckWith("مقعد للممرضات")));
    expect(cover).toMatch(/rtl="1"/);
    for (const text of ["A stool", "A stool for مقعد"])
      expect((await slidesOf(await slides.deck(deckWith(text))))[0]).not.toMatch(/rtl="1"/);
  });

  it.each([
    ["مقعد", "ar-SA"],
    ["王小明", "zh-CN"],
    ["株式会社サンプル", "ja-JP"],
    ["สมชาย", "th-TH"],
    ["Łódź", "en-US"],
  ])("name the language of %s, by which programs choose its letters", async (text, language) => {
    const [cover = ""] = await slidesOf(await slides.deck(deckWith(text)));
    const runs = [...cover.matchAll(/<a:rPr lang="([^"]*)".*?<a:t>([^<]*)</g)];
    expect(runs.filter(([, , said]) => said === text).map(([, lang]) => lang)).toContain(language);
  });

  it("are the same file for the same deck, dated by it", async () => {
    const [one, other] = [await slides.deck(deckWith("Same")), await slides.deck(deckWith("Same"))];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    const core = await (await JSZip.loadAsync(one)).file("docProps/core.xml")?.async("string");
    expect(core?.match(/2026-03-01T09:00:00Z/g)).toHaveLength(2);
  });
});

describe("texts on a slide", () => {
  const sizes = [20, 16, 12];

  it("are whole in the largest letters that fit", () => {
    expect(fittedTexts(["Short"], { w: 5, h: 1 }, sizes)).toEqual({ texts: ["Short"], size: 20 });
    const { texts, size } = fittedTexts(["Eight words that say a little more here"], { w: 2, h: 1 }, sizes);
    expect(texts).toEqual(["Eight words that say a little more here"]);
    expect(size).toBeLessThan(20);
  });

  it("end in an ellipsis where the smallest letters have no room, and say how many were left out", () => {
    const { texts, size } = fittedTexts(["word ".repeat(200), "Short"], { w: 3, h: 1 }, sizes);
    expect(size).toBe(12);
    expect(texts[0]).toMatch(/^word .*…$/);
    expect(texts[1]).toBe("Short");
    const many = fittedTexts(
      Array.from({ length: 30 }, (_, n) => `Point ${n}`),
      { w: 3, h: 1 },
      sizes,
    ).texts;
    expect(many.at(-1)).toBe(`and ${30 - many.length + 1} more`);
  });
});
