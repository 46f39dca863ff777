import { expect, test } from "vitest";
import { asksForWord } from "./asks-word.ts";

const asked = (question: string) => asksForWord({ question, isNamed: false });

test.each([
  "What's footfall, and is that the same as reach?",
  "what would an add-on be?",
  "And what is a kill fee?",
  "explain hospitality please",
])("“%s” asks what a word means", (question) => expect(asked(question)).toBe(true));

test.each(["What is our reach?", "What's the price of gold?", "What is left?", "Explain the last deal"])(
  "“%s” asks for something else",
  (question) => expect(asked(question)).toBe(false),
);
