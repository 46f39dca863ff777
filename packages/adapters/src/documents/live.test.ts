// cspell:ignore جملة طويلة
import { conceptBlocks } from "@marquee/contracts/studio/concept-words";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { documentText } from "@marquee/contracts/text/document-text";
import { installedFonts } from "@marquee/testkit/installed-fonts";
import { sampleResult } from "@marquee/testkit/sample-result";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { pdfDocuments } from "./live.ts";
import type { DrawnDocument, OnePage } from "./port.ts";

const documents = pdfDocuments(installedFonts);

const clause = (n: number): DocumentBlock[] => [
  { kind: "heading", level: 2, text: `${n}. Clause` },
  { kind: "paragraph", text: `Clause ${n} says the same as all the others. `.repeat(12).trim() },
  {
    kind: "list",
    items: [
      `First duty of ${n}`,
      `Second duty of ${n}, which goes on for more than one line. `.repeat(4).trim(),
    ],
  },
];
const long = {
  title: "Sponsorship agreement",
  sort: "Contract",
  parties: [
    { role: "Sponsor", name: "Łódź Labs" },
    { role: "Host", name: "Ångström “Events”, a company with a very long name that no line has room for" },
  ],
  blocks: [
    { kind: "heading", level: 1, text: "Sponsorship agreement" },
    { kind: "paragraph", text: "Between Łódź Labs, Привет Ltd and Ångström “Events” for €5,000." },
    ...Array.from({ length: 12 }, (_, index) => clause(index + 1)).flat(),
  ],
  appendix: [
    { kind: "heading", level: 1, text: "Signing certificate" },
    { kind: "paragraph", text: "Signed by Ada Park." },
  ],
  footer: "SHA-256 of the text: 0123abcd",
  createdAt: new Date("2026-03-01T09:00:00Z"),
} satisfies DrawnDocument & { blocks: DocumentBlock[]; appendix: DocumentBlock[] };

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
  type?: string;
  id?: string;
}

/** What an independent PDF reader finds, page by page: the words, and the structure that screen readers follow. */
async function read(file: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(file), useSystemFonts: false, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const text = await page.getTextContent({ includeMarkedContent: true });
      const items: TextPart[] = text.items;
      const tree: Node | null = await page.getStructTree();
      return { items, tree };
    }),
  );
  return { pages, meta: await pdf.getMetadata(), marks: await pdf.getMarkInfo() };
}
type TextPart = { type?: string; id?: string; tag?: string; str?: string };

const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

const words = (text: string) => text.split(/\s+/).filter((word) => word !== "");

/** Every text of the structure in order, and the texts outside of it, such as page numbers. */
function textsOf({ items, tree }: Awaited<ReturnType<typeof read>>["pages"][number]) {
  const byMark = new Map<string, string>();
  const outside: string[] = [];
  const open: unknown[] = [];
  for (const { type, id, str } of items) {
    if (type === "beginMarkedContentProps" || type === "beginMarkedContent") open.push(id);
    else if (type === "endMarkedContent") open.pop();
    else if (str !== undefined) {
      const mark = open.findLast((one) => typeof one === "string");
      if (mark === undefined) outside.push(str);
      else byMark.set(mark, `${byMark.get(mark) ?? ""} ${str}`);
    }
  }
  const inOrder: { role: string; text: string }[] = [];
  const walk = (node: Node, role: string) => {
    if (node.type === "content") inOrder.push({ role, text: byMark.get(node.id ?? "") ?? "" });
    for (const child of node.children ?? []) walk(child, child.role ?? role);
  };
  if (tree) walk(tree, "");
  return { inOrder, outside: outside.join(" ") };
}

describe("a PDF", () => {
  it("has its title, its language, and is tagged", async () => {
    const { meta, marks } = await read(await documents.pdf(long));
    expect(meta.info).toMatchObject({ Title: long.title, PDFFormatVersion: "1.7", Language: "en-US" });
    expect((marks as Map<string, unknown> | null)?.get("Marked")).toBe(true);
  });

  it("says word for word, in reading order, what the document says, in any European alphabet", async () => {
    const { pages } = await read(await documents.pdf(long));
    expect(pages.length).toBeGreaterThan(2);
    const inOrder = pages.flatMap((page) => textsOf(page).inOrder);
    expect(words(inOrder.map(({ text }) => text).join(" "))).toEqual(
      words(documentText([...long.blocks, ...long.appendix])),
    );
  });

  it("says word for word what a concept says", async () => {
    const blocks = conceptBlocks({ ...sampleResult, mockupDescription: "A bench under a round lamp" });
    const { pages } = await read(
      await documents.pdf({ ...long, title: sampleResult.name, blocks, appendix: [] }),
    );
    const inOrder = pages.flatMap((page) => textsOf(page).inOrder);
    expect(words(inOrder.map(({ text }) => text).join(" "))).toEqual(words(documentText(blocks)));
  });

  it("tags headings, paragraphs and lists as what they are", async () => {
    const { pages } = await read(await documents.pdf(long));
    const roles = new Map(
      pages.flatMap((page) => textsOf(page).inOrder).map(({ role, text }) => [words(text).join(" "), role]),
    );
    expect(roles.get("Sponsorship agreement")).toBe("H1");
    expect(roles.get("3. Clause")).toBe("H2");
    expect(roles.get("Signed by Ada Park.")).toBe("P");
    expect(roles.get("First duty of 3")).toBe("LBody");
  });

  it("has a footer with the page number on every page, outside of what is read aloud", async () => {
    const { pages } = await read(await documents.pdf(long));
    for (const [index, page] of pages.entries()) {
      const { outside } = textsOf(page);
      const said = words(outside).join(" ");
      expect(said).toContain(`SHA-256 of the text: 0123abcd Page ${index + 1} of ${pages.length}`);
      if (index > 0) expect(said).toMatch(/^SHA-256/);
      else expect(said).toMatch(/^Marquee Contract ŁL Sponsor Łódź Labs ÅF Host Ångström “Events”, .*… SHA/);
    }
  });

  it("has alternative text for a picture, in its place among the texts", async () => {
    const picture = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
      "base64",
    );
    const alt = "A shop front in red, with a bench before it";
    const { pages } = await read(
      await documents.pdf({
        ...long,
        blocks: [
          { kind: "heading", level: 1, text: "Mockup" },
          { kind: "picture", bytes: picture, width: 1, height: 1, alt },
          { kind: "paragraph", text: "After it." },
        ],
        appendix: [],
      }),
    );
    const nodes = pages.flatMap(({ tree }) => (tree ? flat(tree) : []));
    expect(nodes.filter(({ role }) => role === "Figure")).toMatchObject([{ alt }]);
    expect(nodes.flatMap(({ role }) => (["H1", "Figure", "P"].includes(role ?? "") ? [role] : []))).toEqual([
      "H1",
      "Figure",
      "P",
    ]);
  });

  const figures = {
    ...long,
    parties: [],
    appendix: [],
    blocks: [
      { kind: "heading", level: 1, text: "Numbers" },
      {
        kind: "numbers",
        numbers: ["Revenue", "ROI to date", "Leads", "Impressions", "Deal value"].map((label, n) => ({
          label,
          value: n === 0 ? "$1,234,567,890.12" : `$${n},000`,
          note: n === 0 ? "Goal: $9,000" : "",
        })),
      },
      {
        kind: "chart",
        title: "Revenue by day",
        mark: "line",
        labels: ["Jan 1", "Jan 2", "Jan 3"],
        series: [
          { name: "Revenue", values: [10, null, 30] },
          { name: "Deal value", values: [0, 0, 20] },
        ],
        format: (value) => `$${value}`,
        alt: "Revenue by day, January 1–3, 2026. Highest: $30.",
      },
      {
        kind: "chart",
        title: "Leads by day",
        mark: "bar",
        labels: [],
        series: [{ name: "Leads", values: [] }],
        format: String,
        alt: "Nothing",
      },
      {
        kind: "bars",
        bars: [
          { name: "Leads", amount: 40, text: "40" },
          { name: "Customers", amount: 0, text: "0" },
        ],
      },
      {
        kind: "table",
        head: ["Day", "Impressions", "Revenue"],
        rows: Array.from({ length: 60 }, (_, n) => [
          `Day ${n + 1} ${"of a period ".repeat(n % 9)}`,
          `${n}`,
          `$${n}`,
        ]),
      },
    ],
  } satisfies DrawnDocument;

  it("tags tables with their head, numbers and bars as lists, and says what charts show", async () => {
    const { pages } = await read(await documents.pdf(figures));
    expect(pages.length).toBeGreaterThan(1);
    const nodes = pages.flatMap(({ tree }) => (tree ? flat(tree) : []));
    const roles = nodes.flatMap(({ role }) => (role === undefined ? [] : [role]));
    expect(new Set(roles)).toEqual(
      new Set(["Root", "Document", "H1", "L", "LI", "LBody", "Figure", "Table", "TR", "TH", "TD"]),
    );
    expect(nodes.flatMap(({ role, alt }) => (role === "Figure" ? [alt] : []))).toEqual([
      "Revenue by day, January 1–3, 2026. Highest: $30.",
      "Nothing",
    ]);
    const inOrder = pages.flatMap((one) => textsOf(one).inOrder);
    const cells = inOrder.filter(({ role }) => role === "TH" || role === "TD").map(({ text }) => text.trim());
    expect(cells.slice(0, 6)).toEqual(["Day", "Impressions", "Revenue", "Day 1", "0", "$0"]);
    expect(cells.filter((text) => text === "Impressions")).toHaveLength(1);
    // On every page that the table goes on to, its head is seen again, and read aloud once.
    const heads = pages.filter((one) => textsOf(one).inOrder.some(({ role }) => role === "TD"));
    expect(heads.length).toBeGreaterThan(1);
    for (const one of heads.slice(1)) expect(textsOf(one).outside).toContain("Impressions");
    expect(inOrder.filter(({ role }) => role === "TD")).toHaveLength(120);
    expect(inOrder.map(({ text }) => text.trim())).toContain("$1,234,567,890.12");
  });

  it("keeps everything on its pages, between margins and footer", async () => {
    for (const document of [long, figures]) {
      const pdf = await getDocument({
        data: new Uint8Array(await documents.pdf(document)),
        useSystemFonts: false,
        verbosity: 0,
      }).promise;
      for (let n = 1; n <= pdf.numPages; n++) {
        const { items } = await (await pdf.getPage(n)).getTextContent();
        for (const item of items) {
          if (!("transform" in item) || item.str.trim() === "") continue;
          const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
          expect(x, item.str).toBeGreaterThanOrEqual(71);
          expect(x + item.width, item.str).toBeLessThanOrEqual(612 - 71);
          if (!/^SHA|^Page/.test(item.str)) expect(y, item.str).toBeGreaterThanOrEqual(82);
          expect(y, item.str).toBeLessThanOrEqual(792 - 20);
        }
      }
    }
  });

  it("is the same file for the same document", async () => {
    const [one, other] = [await documents.pdf(long), await documents.pdf(long)];
    expect(one.equals(other)).toBe(true);
    const changed = await documents.pdf({ ...long, footer: "SHA-256 of the text: 0123abce" });
    expect(changed.equals(one)).toBe(false);
  });
});

describe("one page", () => {
  const sheetWith = (text: string, count = 3): OnePage => {
    const entries = Array.from({ length: count }, () => text);
    return {
      title: text,
      lead: text,
      color: "#1a7f6b",
      picture: undefined,
      facts: ["Budget", "Location", "Duration", "Target audience"].map((label) => ({ label, value: text })),
      columns: [
        [
          { title: "What it is", body: text },
          { title: "What happens there", body: entries },
          { title: "Nothing", body: [] },
        ],
        [
          { title: "What was asked for", body: entries },
          { title: "Where the money goes", body: entries },
          { title: "Measures", body: entries },
          { title: "Main risk", body: text },
          { title: "Next steps", body: entries },
        ],
      ],
      footer: "Marquee, as of a day",
      createdAt: new Date("2026-03-01T09:00:00Z"),
    };
  };
  const lengthy = "A sentence that goes on about the same thing for a while. ".repeat(40);

  it("says all of a short concept word for word, tagged, and leaves out what is empty", async () => {
    const { pages } = await read(await documents.onePage(sheetWith("A stool")));
    expect(pages).toHaveLength(1);
    const inOrder = pages.flatMap((page) => textsOf(page).inOrder);
    const said = words(inOrder.map(({ text }) => text).join(" ")).join(" ");
    expect(said).toContain("Where the money goes • A stool • A stool • A stool Measures");
    expect(said).not.toContain("Nothing");
    expect(said).not.toContain("…");
    expect(new Set(inOrder.map(({ role }) => role))).toEqual(new Set(["H1", "H2", "P", "Lbl", "LBody"]));
  });

  it("stays one page whatever it says, in any script, and cut texts say that they are cut", {
    // Ten pages of words in every script take seconds where other tests share the processor.
    timeout: 60_000,
  }, async () => {
    const texts = [
      "",
      "x",
      lengthy,
      "x".repeat(3_000),
      "很长的句子".repeat(300),
      "جملة طويلة جدا ".repeat(200),
      "Line\nafter line\n".repeat(80),
      "👩‍👩‍👧‍👦".repeat(300),
      "\u0000\u0008\ud800",
    ];
    const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;
    for (const [index, text] of texts.entries()) {
      const file = await documents.onePage(sheetWith(text, [12, 1, 3][index % 3]));
      expect(pagesOf(file), text.slice(0, 9)).toBe(1);
    }
    const { pages } = await read(await documents.onePage(sheetWith(lengthy, 12)));
    const said = pages
      .flatMap((page) => textsOf(page).inOrder)
      .map(({ text }) => text)
      .join(" ");
    expect(said).toContain("…");
    expect(said).toMatch(/and\s+\d+\s+more/);
    for (const title of ["What it is", "Measures", "Next steps"])
      expect(words(said).join(" ")).toContain(title);
  });

  it("keeps everything above the footer and within the margins", async () => {
    const file = await documents.onePage(sheetWith(lengthy, 12));
    const pdf = await getDocument({ data: new Uint8Array(file), useSystemFonts: false, verbosity: 0 })
      .promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const placed = items.flatMap((item) => ("transform" in item && item.str.trim() !== "" ? [item] : []));
    expect(placed.length).toBeGreaterThan(20);
    for (const { transform, width, str } of placed) {
      const [x, y] = [Number(transform[4]), Number(transform[5])];
      expect(x + width, str).toBeLessThanOrEqual(612 - 40);
      if (!str.startsWith("Marquee")) expect(y, str).toBeGreaterThanOrEqual(34);
    }
  });
});
