import { expect, test } from "vitest";
import { idea } from "#testing/campaign-examples.ts";
import { editBody, editValues, loadEditSchema, mergedEdit } from "./edit-form.ts";

const base = { values: editValues(idea), version: 3 };

test("only changes are sent, lists by their lines, with the version they are based on", () => {
  const values = { ...base.values, name: "New", goals: "Leads\n\n  Meetings ", targetAudience: "Makers" };
  expect(editBody(values, base)).toEqual({
    name: "New",
    goals: ["Leads", "Meetings"],
    targetAudience: { description: "Makers" },
    version: 3,
  });
});

test("an error in a list's entry is reported at the list, and an unchanged form sends nothing", async () => {
  const schema = await loadEditSchema(() => base);
  expect(schema.safeParse(base.values)).toEqual({ success: true, data: null });
  const wrong = schema.safeParse({ ...base.values, goals: "x".repeat(301), location: " " });
  expect(wrong.success).toBe(false);
  const paths = wrong.success ? [] : wrong.error.issues.map(({ path }) => path);
  expect(paths).toEqual([["location"], ["goals"]]);
});

test("what another device saved fills the fields not touched here, and nothing typed is lost", () => {
  const mine = { ...base.values, name: "Mine", location: "Oslo" };
  const theirs = { ...base.values, name: "Theirs", duration: "A week" };
  expect(mergedEdit(base.values, mine, theirs)).toEqual({
    values: { ...base.values, name: "Mine", location: "Oslo", duration: "A week" },
    both: ["name"],
  });
});
