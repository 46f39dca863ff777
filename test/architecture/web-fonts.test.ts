import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../../web");
const fonts = join(web, "src/assets/fonts");
const charactersOf = (file: string) => create(readFileSync(join(fonts, file))).characterSet;

/** The files of the product's font with the characters for which the browser fetches each. */
const faces = [
  ...readFileSync(join(web, "src/app/styles.css"), "utf8").matchAll(/@font-face \{(?<face>[^}]*)\}/g),
].map(({ groups }) => {
  const face = groups?.face ?? "";
  const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = "", to = from]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }));
  return { file: /fonts\/([\w-]+\.woff2)/.exec(face)?.[1] ?? "", ranges };
});
/** Closes the list of characters in a font file. */
const endOfMap = 0xffff;
const facesFor = (character: number) =>
  faces.filter(({ ranges }) => ranges.some(({ from, to }) => from <= character && character <= to));

test("every character of the font is in a file that the page fetches for it", () => {
  expect(faces.map(({ file }) => file)).toHaveLength(3);
  const characters = new Map(faces.map(({ file }) => [file, new Set(charactersOf(file))]));
  const missing = charactersOf("instrument-sans-latin.woff2").filter(
    (character) =>
      character !== endOfMap && !facesFor(character).some(({ file }) => characters.get(file)?.has(character)),
  );
  expect(missing).toEqual([]);
});

test("what English is written with is the file that the page fetches before anything else", () => {
  const english = "The best of it: “$1,250.00”, 50 % off (Q&A) – isn't it? Don’t ask … · 2 × 3 − 1 — ©";
  const serving = new Set(
    Array.from(english).flatMap((character) =>
      facesFor(character.codePointAt(0) ?? 0).map(({ file }) => file),
    ),
  );
  expect([...serving]).toEqual(["instrument-sans-english.woff2"]);
  expect(readFileSync(join(web, "index.html"), "utf8")).toContain("instrument-sans-english.woff2");
});
