import { labelKind } from "./labeled-lists.ts";

/** What lines of a document are numbered with: "5.1 The contractor", "2. Subject", "(a) Venue", "iii) Dates". */
const lineNumber =
  /^[ \t]*(?:\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}[.)]|\(?[a-h]\)|\(?[ivx]{1,4}\)) +(?=[\p{Lu}"“'])/u;
/** What begins an item under a heading. */
const itemMark = /^[ \t]*(?:[-*•·–—]|\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}[.)]|\(?[a-h]\)|\(?[ivx]{1,4}\)) +/u;
/** An item that says for itself what is to be: "The contractor shall provide test rides". */
const ownVerb =
  /\b(?:must|should|shall|may|can|will|has to|have to|needs?|is|are|no|not|never)\b|^(?:please|avoid|show|bring|let|give|use|keep|make|provide|offer)\b/iu;

/**
 * A document without the numbers of its lines, and with each item of a list under its heading: "Must not:\n- balloons"
 * as "Must not: balloons". Items that are sentences stay as they are, and a heading over such alone is left out.
 */
export function plainLines(text: string): string {
  const lines = text.split("\n");
  const numbered = lines.filter((line) => lineNumber.test(line)).length > 1;
  const plain: string[] = [];
  let heading: { label: string; line: string } | undefined;
  for (const [at, line] of lines.entries()) {
    const bareLine = numbered ? withColon(line.replace(lineNumber, "")) : line;
    const next = lines.slice(at + 1).find((one) => one.trim() !== "");
    if (isHeading(bareLine) && next !== undefined && isItemUnder(line, next)) {
      heading = { label: bareLine.trim().replace(/\s*:$/u, ""), line };
      continue;
    }
    if (line.trim() === "" || heading === undefined) plain.push(bareLine);
    else if (!isItemUnder(heading.line, line)) {
      heading = undefined;
      plain.push(bareLine);
    } else {
      const item = line.replace(itemMark, "");
      plain.push(
        ownVerb.test(item) && labelKind(heading.label) !== "No" ? item : `${heading.label}: ${item}`,
      );
    }
  }
  return plain.join("\n");
}

/** "Prohibited. Sign-ups; alcohol." as its number leaves it: the first sentence of a numbered line may be its label. */
const withColon = (line: string): string =>
  line.replace(/^(\p{Lu}[\p{L} '’-]{2,28})\. (?=\S)/u, (whole, label: string) =>
    labelKind(label) === undefined ? whole : `${label}: `,
  );

/** "5. Requirements", "Must not:": a known label, and nothing after it. */
const isHeading = (line: string): boolean =>
  /^[^.!?]{2,40}$/u.test(line.trim()) &&
  labelKind(
    line
      .trim()
      .replace(/^[-*•]\s+/u, "")
      .replace(/\s*:$/u, ""),
  ) !== undefined;

/** Whether a line is an item of the list under a heading: numbered as its part, or marked while the heading isn't. */
const isItemUnder = (heading: string, line: string): boolean => {
  const [, own] = /^\s*(\d{1,2})[.)]? /u.exec(heading) ?? [];
  return own === undefined
    ? itemMark.test(line) && !/:\s*$/u.test(line)
    : line.trim().startsWith(`${own}.`) || /^\s*(?:[-*•·–—]|\(?[a-h]\)) /u.test(line);
};
