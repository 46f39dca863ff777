import { expect, test } from "vitest";
import { isFragment } from "./fragments.ts";

test.each([
  "during welcome week",
  "like feel it",
  "we can bring six bikes",
  "too heavy for a cat, which",
  "Mandatory requirements",
  "Not to exceed USD 60,000",
  "people who guess the weight I'm over the",
])("“%s” says nothing by itself", (text) => expect(isFragment(text)).toBe(true));

test.each([
  "a running heat pump that one can hear",
  "subtitles for deaf players",
  "people think it smells",
  "a talk by a gynecologist",
  "hot soup at the break",
  "requirements nobody understands",
])("“%s” is whole", (text) => expect(isFragment(text)).toBe(false));
