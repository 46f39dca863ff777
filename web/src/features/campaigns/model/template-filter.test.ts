import type { CampaignTemplate } from "@marquee/contracts/http/templates";
import { expect, test } from "vitest";
import { filterTemplates } from "./template-filter.ts";

const template = (name: string, type: CampaignTemplate["type"], description = "") =>
  ({ name, type, description, targetAudience: "", content: "", industry: "tech" }) as CampaignTemplate;

test("templates are found by every word of the search, in any order, and by their type", () => {
  const all = [template("The Swap Window", "pop_up", "Shoppers swap"), template("Night Lab", "virtual")];
  const found = (text: string, type: CampaignTemplate["type"] | "all" = "all") =>
    filterTemplates(all, { text, type }).map(({ name }) => name);
  expect(found("")).toEqual(["The Swap Window", "Night Lab"]);
  expect(found(" shoppers  WINDOW ")).toEqual(["The Swap Window"]);
  expect(found("", "virtual")).toEqual(["Night Lab"]);
  expect(found("swap", "virtual")).toEqual([]);
});
