import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import { expect, test } from "vitest";
import { filterLibrary, readLibraryFilter } from "./library-filter.ts";

const idea = (name: string, type: CampaignIdea["type"], status: CampaignIdea["status"]) =>
  ({ id: name, name, type, status, description: "", location: "Austin" }) as CampaignIdea;
const ideas = [
  idea("Night Shift", "pop_up", "saved"),
  idea("Day Shift", "virtual", "draft"),
  idea("Old Show", "pop_up", "archived"),
];
const found = (search: string) =>
  filterLibrary(ideas, readLibraryFilter(new URLSearchParams(search))).map(({ name }) => name);

test("the library shows what the address says, and hides the archive unless asked", () => {
  expect(found("")).toEqual(["Night Shift", "Day Shift"]);
  expect(found("status=archived")).toEqual(["Old Show"]);
  expect(found("status=all&type=pop_up")).toEqual(["Night Shift", "Old Show"]);
  expect(found("q=SHIFT&type=virtual")).toEqual(["Day Shift"]);
  expect(found("q=austin&status=draft")).toEqual(["Day Shift"]);
  expect(found("type=nonsense&status=nonsense")).toEqual(["Night Shift", "Day Shift"]);
});
