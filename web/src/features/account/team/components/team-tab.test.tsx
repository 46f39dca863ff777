// @vitest-environment jsdom

import { getTeam, type Team } from "@marquee/contracts/account/team";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { TeamTab } from "./team-tab.tsx";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = (name: string, index: number): Team["people"][number] => ({
  id: index === 0 ? ada.id : `usr_of_${index}`,
  name,
  email: `${index}@example.com`,
  avatar: null,
  teamRole: index === 0 ? "owner" : "member",
  ownershipOffered: false,
  monthlyCap: null,
  spentThisMonth: 0,
  joinedAt: "2026-01-05T09:00:00.000Z",
});
const teamOf = (names: string[]): Team => ({ company: "Acme", people: names.map(person), invitations: [] });
const many = [...Array.from({ length: 9 }, (_, index) => `Person ${index}`), "Zoë Park"];

test("a team of many is searched by name and email, however the name's letters are typed", async () => {
  server.answer(getTeam, teamOf(many));
  showPage(<TeamTab />);
  const search = await screen.findByRole("searchbox", { name: "Find a person" });
  const shown = () => screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(shown()).toHaveLength(many.length);
  await userEvent.type(search, "zoe park");
  expect(shown()).toEqual([expect.stringContaining("Zoë Park")]);
  await userEvent.clear(search);
  await userEvent.type(search, "3@example");
  expect(shown()).toEqual([expect.stringContaining("Person 3")]);
  await userEvent.type(search, " nobody");
  expect(screen.getByRole("status").textContent).toBe("Nobody here has this name or email.");
});

test("a team of few has no search", async () => {
  server.answer(getTeam, teamOf(many.slice(0, 9)));
  showPage(<TeamTab />);
  await screen.findByText("Person 8");
  expect(screen.queryByRole("searchbox")).toBeNull();
});
