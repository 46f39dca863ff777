// cspell:ignore Γιώργος Владимир
import { fontFiles, fontOf, hasShape, unprintable } from "@marquee/contracts/text/printable";
import { installedFonts } from "@marquee/testkit/installed-fonts";
import { atNight, byDay } from "@marquee/testkit/night";
import { lettersIn, linesInPdf, lettersInPdf as read } from "@marquee/testkit/read-pdf";
import { sampleOf } from "@marquee/testkit/sample-of";
import { lettersOf, namesByScript, scriptNames } from "@marquee/testkit/scripts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directed, isPlain, runsOf } from "../fonts/live-runs.ts";
import { scriptShaper } from "../fonts/live-shaper.ts";
import { pdfDocuments } from "./live.ts";
import type { DrawnDocument, OnePage } from "./port.ts";

const documents = pdfDocuments(installedFonts);
const createdAt = new Date("2026-03-01T09:00:00Z");
function documentOf(name: string): DrawnDocument {
  return {
    title: name,
    sort: "Contract",
    parties: [{ role: "Sponsor", name }],
    blocks: [
      { kind: "heading", level: 1, text: name },
      { kind: "paragraph", text: name },
      { kind: "list", items: [name] },
      { kind: "bars", bars: [{ name, amount: 1, text: "$5,000.00" }] },
      { kind: "table", head: ["Name", "Amount"], rows: [[name, "$5,000.00"]] },
      { kind: "numbers", numbers: [{ label: "Amount", value: "$5,000.00", note: name }] },
    ],
    appendix: [{ kind: "paragraph", text: name }],
    footer: "",
    createdAt,
  };
}

function pageOf(name: string): OnePage {
  return {
    title: name,
    lead: name,
    color: "#1a7f6b",
    picture: undefined,
    facts: [{ label: "Host", value: name }],
    columns: [[{ title: name, body: name }], [{ title: "Who", body: [name] }]],
    footer: "",
    createdAt,
  };
}

const count = (text: string, part: string) => text.split(part).length - 1;

/** A name of a script: one to three words of its letters. */
const nameOf = (script: string) =>
  fc
    .array(fc.string({ unit: fc.constantFrom(...lettersOf(script)), minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((words) => words.join(" ").normalize("NFC"));

describe("a name in a document", () => {
  it.each(byDay ? sampleOf(Object.entries(namesByScript), 12) : Object.entries(namesByScript))(
    "in %s is read in every place where it stands, whatever the kind of document",
    async (_, name) => {
      expect(count(await read(await documents.pdf(documentOf(name))), lettersIn(name))).toBe(8);
      expect(count(await read(await documents.onePage(pageOf(name))), lettersIn(name))).toBe(6);
    },
  );

  it.each(sampleOf(scriptNames, 8))("of any letters of %s is read as it was written", async (script) => {
    await fc.assert(
      fc.asyncProperty(nameOf(script), async (name) => {
        expect(unprintable(name)).toEqual([]);
        const file = await documents.pdf({
          ...documentOf(name),
          parties: [],
          appendix: [],
          blocks: [{ kind: "paragraph", text: name }],
        });
        expect(await read(file)).toContain(lettersIn(name));
      }),
      { numRuns: 8 },
    );
  });

  it.each(sampleOf(Object.entries(namesByScript), 8))(
    "in %s is whole where a column is too narrow for it",
    async (_, name) => {
      // One word, so that only its own letters can be parted.
      const word = lettersIn(name).repeat(9);
      const narrow = {
        kind: "table" as const,
        head: ["", "A", "B"],
        rows: [[word, "x".repeat(38), "y".repeat(38)]],
      };
      const file = await documents.pdf({ ...documentOf(""), parties: [], appendix: [], blocks: [narrow] });
      expect(await read(file)).toContain(lettersIn(word));
      // No letter stands on another line than its marks.
      expect((await linesInPdf(file)).filter((line) => /^\p{M}/u.test(line))).toEqual([]);
    },
  );

  it("of anything that can be stored is drawn, and so is every text", async () => {
    const units = ["binary", "grapheme"] as const;
    await fc.assert(
      fc.asyncProperty(fc.oneof(...units.map((unit) => fc.string({ unit, maxLength: 60 }))), async (text) => {
        await documents.pdf(documentOf(text));
        await documents.onePage(pageOf(text));
      }),
      { numRuns: atNight ? 60 : byDay ? 8 : 18 },
    );
  }, 60_000);

  it("keeps its place within an English sentence, with the sentence's words and numbers around it", () => {
    const seen = (text: string) =>
      runsOf(directed(text))
        .map(({ text: said, isRightToLeft }) =>
          isRightToLeft ? Array.from(said).toReversed().join("") : said,
        )
        .join("");
    expect(seen("Signed by \u2068אב\u2069, 5 days")).toBe("Signed by בא, 5 days");
    expect(seen("\u2068אב\u2069, \u2068גד\u2069")).toBe("בא, דג");
    expect(seen("אב (ABC 12) גד.")).toBe(".דג )ABC 12( בא");
  });
});

describe("the fonts", () => {
  it("have a shape for every character that is said to be printable, in both weights", async () => {
    const characters: string[] = [];
    for (let point = 0x20; point < 0x30000; point += 1) {
      if (point >= 0xd800 && point < 0xe000) continue;
      const character = String.fromCodePoint(point);
      if (fontOf(character) !== undefined) characters.push(character);
    }
    expect(characters.length).toBeGreaterThan(50_000);
    expect(fontFiles().length).toBeGreaterThan(100);
    const tried = sampleOf(characters, 5_000);
    const shaper = await scriptShaper(installedFonts)(tried);
    const lacking = tried.filter((character) =>
      runsOf(directed(character.normalize("NFC"))).some((run) =>
        (["regular", "bold"] as const).some((weight) =>
          shaper.shapes(run, weight).some(({ id }) => id === 0),
        ),
      ),
    );
    expect(lacking).toEqual([]);
  }, 120_000);

  it("leave to pdfkit only letters of the base font that are drawn one by one", () => {
    const others: string[] = [];
    for (let point = 0x20; point < 0x3000; point += 1) {
      const letter = String.fromCodePoint(point);
      const isOwn = fontOf(letter) === 0 && hasShape(letter) && !/\p{M}/u.test(letter);
      if (isPlain(letter) && !(isOwn && letter.normalize("NFC") === letter)) others.push(letter);
    }
    expect(others).toEqual([]);
    for (const text of ["Ada Park & Łódź: $5,000 – “ok”…", "Γιώργος", "Владимир"])
      expect(isPlain(text)).toBe(true);
  });

  it("print the number of a character that none of them has, and readers find the character", async () => {
    const name = "\u{103a0}\u{103c1}";
    expect(unprintable(`${name} Ada ${name}`)).toEqual(["\u{103a0}", "\u{103c1}"]);
    expect(runsOf(directed(name)).map(({ drawn }) => drawn)).toEqual(["[U+103A0]", "[U+103C1]"]);
    const sentence = `The host will hold ${name} Night in Austin.`;
    expect(await read(await documents.pdf(documentOf(sentence)))).toContain(lettersIn(sentence));
  });
});
