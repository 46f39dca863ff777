// @vitest-environment jsdom

import { cleanup, render } from "@testing-library/react";
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
