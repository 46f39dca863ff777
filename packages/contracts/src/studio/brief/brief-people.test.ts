import { expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const audience = (prompt: string) => readBrief({ prompt }).audience?.text;

test.each([
  ["We want to search young lawyers for our clinic.", "young lawyers"],
  ["Porters have to count passengers all day.", "passengers, Porters"],
  ["We take seniors to the doctor's.", "seniors"],
])("whom one does something with is named without what one does: %s", (said, people) =>
  expect(audience(`A jar of glue. ${said} Monday, 2 to 6.`)).toBe(people),
);

test("things that end like people are nobody", () => {
  expect(audience("A jar of glue. They fall off ladders and get blisters, say the roofers.")).toBe("roofers");
});

test.each([
  "CTOs of companies with 50 to 2,000 engineers",
  "owners of restaurants with fewer than 40 employees",
  "buyers at firms of up to 250 people",
])("how large each company is says nothing of how many come: %s", (people) => {
  expect(readBrief({ prompt: "A jar of glue.", targetAudience: people }).audience?.size).toBeUndefined();
  expect(readBrief({ prompt: `A jar of glue, for ${people}.` }).audience?.size).toBeUndefined();
  expect(readBrief({ prompt: "A jar of glue.", targetAudience: `about 90 ${people}` }).audience?.size).toBe(
    90,
  );
});
