// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#testing/show-page.tsx";
import { UnderstoodBrief } from "./understood-brief.tsx";

afterEach(cleanup);

const prompt =
  "Our plum jam at a trade fair in Denver, two days, for 400 shop managers. $8,000. No balloons. We need 150 qualified leads.";

test("a brief is shown as it was understood, with the words that each part comes from", async () => {
  showPage(<UnderstoodBrief brief={{ prompt }} onCorrect={() => {}} />);
  const region = within(await screen.findByRole("region", { name: "What I understood" }));
  for (const text of [
    /plum jam/,
    /shop managers, about 400 people/,
    /trade fair, Denver/,
    /No balloons/,
    /150 qualified leads/,
  ])
    expect(region.getByText(text)).toBeDefined();
  expect(region.getByText("$8,000")).toBeDefined();
});

test("what was read can be put right in its field", async () => {
  const onCorrect = vi.fn<(field: string, value: string) => void>();
  showPage(<UnderstoodBrief brief={{ prompt }} onCorrect={onCorrect} />);
  await userEvent.click(await screen.findByRole("button", { name: "Correct: Budget" }));
  expect(onCorrect).toHaveBeenCalledWith("budget", "8000");
});

test("what can't be had is said before anybody pays", async () => {
  showPage(
    <UnderstoodBrief
      brief={{ prompt: "Our loan for 80 renters in Denver. We need 900 appointments." }}
      onCorrect={() => {}}
    />,
  );
  expect(
    await screen.findByText(/Not possible as asked: 900 appointments can't come from an audience of 80/),
  ).toBeDefined();
});

test("after the order it is shown without a way to change it", async () => {
  showPage(<UnderstoodBrief brief={{ prompt }} />);
  expect(await screen.findByRole("region", { name: "What I understood from this brief" })).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
