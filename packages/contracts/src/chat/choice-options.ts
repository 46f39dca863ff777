import { sameMeaning } from "./same-meaning.ts";

/** How many choice buttons one answer may show, and how long a label may be. */
export const choiceOptionLimits = { count: 3, minLength: 2, maxLength: 99 } as const;

interface FoundOption {
  label: string;
  start: number;
  end: number;
}

/**
 * The bracketed options of an answer, such as `[Show packages]`, in order, at most three. An option that means the
 * same as an earlier one is dropped. Markdown that also uses brackets is not an option: links, images, references,
 * footnotes, citations, task boxes, code.
 */
export function choiceOptions(text: string): string[] {
  const labels: string[] = [];
  for (const { label } of findOptions(text)) {
    if (labels.some((taken) => sameMeaning(taken, label))) continue;
    labels.push(label);
    if (labels.length === choiceOptionLimits.count) break;
  }
  return labels;
}

/**
 * The answer as prose: removes all its options, including those beyond the third; other brackets stay as they are.
 */
export function withoutChoiceOptions(text: string): string {
  let prose = "";
  let from = 0;
  for (const { start, end } of findOptions(text)) {
    prose += text.slice(from, start);
    from = end;
  }
  if (from === 0) return text;
  prose += text.slice(from);
  return prose
    .split("\n")
    .map((line) => line.replace(/[ \t]+$/, ""))
    .filter((line) => !isLeftoverBullet(line))
    .filter((line, index, all) => line !== "" || all[index - 1] !== "")
    .join("\n")
    .trim();
}

function isLeftoverBullet(line: string): boolean {
  return /^\s*(?:[-*+]|\d{1,3}[.)])\s*$/.test(line);
}

function* findOptions(text: string): Generator<FoundOption> {
  const masked = maskCode(text);
  for (const match of masked.matchAll(/\[([^[\]\r\n]{1,120})\]/g)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = masked[start - 1];
    const after = masked[end];
    // `![alt]`, `[text](url)`, `[text][ref]`, `[ref]: url` and `\[escaped\]` belong to Markdown.
    if (before === "!" || before === "]" || before === "\\" || before === "[") continue;
    if (after === "(" || after === "[" || after === ":" || after === "]") continue;
    const label = (match[1] ?? "").trim();
    if (isOptionLabel(label)) yield { label, start, end };
  }
}

function isOptionLabel(label: string): boolean {
  if (label.length < choiceOptionLimits.minLength || label.length > choiceOptionLimits.maxLength)
    return false;
  if (label.startsWith("^") || label.startsWith("@")) return false;
  return /\p{L}{2}/u.test(label);
}

/** Blanks out fenced and inline code without changing the length, so that positions still match the text. */
function maskCode(text: string): string {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, " ");
  return text.replaceAll(/```[^`]*(?:```|$)/g, blank).replaceAll(/`[^`\n]*`/g, blank);
}
