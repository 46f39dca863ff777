// @vitest-environment jsdom

import type { CampaignPlan, CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { unbroken } from "#format/unbroken.ts";
import { generation, idea } from "#testing/campaign-examples.ts";
import { showPage } from "#testing/show-page.tsx";
import { conceptText } from "../model/concept-text.ts";
import { ConceptCard } from "./concept-card.tsx";

afterEach(cleanup);

const [old] = generation.results;
if (!old) throw new Error("The example has no concept");
const plan: CampaignPlan = {
  promise: "Developers try it before they judge it.",
  fit: "They trust what they tested.",
  budgetSplit: [
    { part: "Build", amount: 30_000 },
    { part: "People", amount: 10_000 },
  ],
  timeline: [
    { when: "9 weeks before", what: "Decide" },
    { when: "On the days", what: "Count" },
    { when: "60 days after", what: "Report" },
  ],
  staffing: [{ role: "Hosts", people: 4 }],
  measures: [
    { name: "Visitors", target: "About 900" },
    { name: "Contacts", target: "About 120" },
    { name: "Cost per contact", target: "Less than $334" },
    { name: "Trials", target: "60" },
  ],
  risk: { what: "Rain empties the square.", answer: "Book the arcade as well." },
  sources: [],
};
const planned: CampaignResult = { ...old, plan };

const show = (result: CampaignResult) =>
  showPage(<ConceptCard result={result} number={1} saved={undefined} onSave={undefined} />);

test("a concept leads with its promise, why it fits, how it is measured and what could go wrong", () => {
  show(planned);
  const [head] = screen.getAllByText(plan.promise);
  expect(head).toBeTruthy();
  expect(screen.getByText(plan.fit)).toBeTruthy();
  expect(screen.getByText(plan.risk.what)).toBeTruthy();
  expect(screen.getByText(/Book the arcade as well/)).toBeTruthy();
  const judged = screen.getByRole("heading", { name: "How you'll know it worked" }).parentElement;
  if (!judged) throw new Error("The measures stand nowhere");
  expect(
    within(judged)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["Visitors", "Contacts", "Cost per contact"]);
});

test("can be downloaded on one page and as slides once its generation is complete", async () => {
  const handoutPath = (file: string) => `/api/some-concept/${file}`;
  showPage(
    <ConceptCard
      result={planned}
      number={1}
      saved={undefined}
      onSave={undefined}
      handoutPath={handoutPath}
    />,
  );
  const button = screen.getByRole("button", { name: `Export ${planned.name}` });
  const panel = document.getElementById(String(button.getAttribute("popovertarget")));
  if (panel) fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }));
  const addressOf = (name: string) =>
    screen.getByRole("menuitem", { name, hidden: true }).getAttribute("href");
  expect(addressOf("One page (PDF)")).toBe("/api/some-concept/one-page.pdf");
  expect(addressOf("Slides (PowerPoint)")).toBe("/api/some-concept/slides.pptx");
  cleanup();
  show(planned);
  expect(screen.queryByRole("button", { name: /^Export/ })).toBeNull();
});

test("names the events that fit, with the package and the price as of a day", () => {
  const event = {
    eventId: "evt_1",
    name: "Night Nurse Forum",
    location: "Boston, MA",
    date: "2026-06-12T15:00:00.000Z",
    timeZone: "UTC",
    packageId: "pkg_1",
    packageName: "Gold",
    price: 4_800,
    asOf: "2026-01-15T09:00:00.000Z",
  };
  show({ ...planned, events: [event] });
  expect(screen.getByRole("link", { name: "Night Nurse Forum" }).getAttribute("href")).toBe(
    "/events?event=evt_1",
  );
  expect(screen.getByText(/Gold for \$4,800/).textContent).toContain(`as of ${unbroken("Jan 15, 2026")}`);
  cleanup();
  show(planned);
  expect(screen.queryByText("Events on Marquee that fit")).toBeNull();
});

test("its plan says where the money goes and that no live source was consulted", () => {
  show(planned);
  const build = screen.getByText("Build").parentElement?.textContent;
  expect(build).toContain("$30,000");
  expect(build).toContain("75%");
  expect(screen.getByText(/No live source was consulted/)).toBeTruthy();
});

test("a concept from before plans existed shows its description", () => {
  show(old);
  expect(screen.getAllByText(old.description)).toHaveLength(1);
  expect(screen.queryByText("Why it fits")).toBeNull();
});

test("the copied text includes the plan, or nothing of one if there is none", () => {
  const text = conceptText(planned);
  for (const sentence of [plan.promise, plan.fit, "Build: $30,000", "Hosts: 4", "Trials: 60", "Rain"])
    expect(text).toContain(sentence);
  expect(conceptText(old)).not.toContain("Why it fits");
});

test.each([true, false])(
  "the note that it is saved takes the button's focus, if the button has it: %s",
  (focused) => {
    let save = () => {};
    function Card() {
      const [saved, setSaved] = useState<CampaignIdea>();
      useEffect(() => {
        save = () => setSaved(idea);
      }, []);
      return <ConceptCard result={planned} number={1} saved={saved} onSave={() => {}} />;
    }
    showPage(<Card />);
    if (focused) screen.getByRole("button", { name: "Save to library" }).focus();
    act(() => save());
    const link = screen.getByRole("link", { name: "In your library" });
    expect(document.activeElement).toBe(focused ? link : document.body);
  },
);
