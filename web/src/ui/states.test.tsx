// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { EmptyState } from "./states.tsx";

afterEach(cleanup);

test("empty lists of events, deals, concepts and messages have a drawing of their own, hidden from screen readers", () => {
  const drawn = (["events", "deals", "concepts", "messages", undefined] as const).map((drawing) => {
    const { container } = render(<EmptyState title="Nothing yet" {...(drawing && { drawing })} />);
    const svg = container.querySelector("svg");
    expect(svg?.getAttribute("aria-hidden")).toBe("true");
    return svg?.innerHTML;
  });
  expect(new Set(drawn).size).toBe(5);
});

test("an example says that it is one, and nothing in it can be opened", () => {
  const example = { name: "Cloud Summit", about: "Berlin", end: "$12,000" };
  render(<EmptyState title="No deals" example={example} action={<a href="/events">Find events</a>} />);
  const figure = screen.getByRole("figure");
  expect(figure.querySelector("figcaption")?.textContent).toMatch(/^Example/);
  expect(figure.textContent).toContain("Cloud Summit");
  expect(figure.querySelector("a, button, input, [tabindex]")).toBeNull();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
