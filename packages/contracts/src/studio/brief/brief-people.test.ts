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
