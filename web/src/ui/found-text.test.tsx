// @vitest-environment jsdom
// cspell:ignore Straße strasse
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { FoundText } from "./found-text.tsx";

it.each([
  ["Die Straße", "strasse", ["Straße"]],
  ["한글 축제".normalize("NFD"), "축제", ["축제".normalize("NFD")]],
  ["one two one", "one", ["one", "one"]],
  ["overlap", "over lap", ["overlap"]],
  ["nothing", "else", []],
  ["everything", " ", []],
])("%s, where %s is looked for, shows what was found and stays itself", (text, search, marked) => {
  const { container } = render(<FoundText text={text} search={search} />);
  expect(container.textContent).toBe(text);
  expect(Array.from(container.querySelectorAll("mark"), ({ textContent }) => textContent)).toEqual(marked);
});
