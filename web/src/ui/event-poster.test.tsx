// @vitest-environment jsdom

import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { EventPoster } from "./event-poster.tsx";

const event = {
  name: "Harbor Cloud Summit",
  category: "cloud",
  location: "San Francisco, CA",
  date: "2026-10-14T16:00:00.000Z",
  timeZone: "America/Los_Angeles",
  attendeeCount: 4_200,
  imageUrl: null,
} as const;
afterEach(cleanup);

const source = (container: HTMLElement) => container.querySelector("img")?.getAttribute("src") ?? "";
const drawn = /^data:image\/svg\+xml,%3Csvg/;

test("an event without a picture shows its own poster, which repeats nothing to a screen reader", async () => {
  const { container, rerender } = render(<EventPoster event={event} />);
  await waitFor(() => expect(source(container)).toMatch(drawn));
  const first = source(container);
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  rerender(<EventPoster event={{ ...event, name: "Cloud Night" }} />);
  expect(source(container)).toMatch(drawn);
  expect(source(container)).not.toBe(first);
});

test("the host's picture stands instead, and the poster in place of a picture that is gone", async () => {
  const { container } = render(<EventPoster event={{ ...event, imageUrl: "/api/event-images/one" }} />);
  expect(source(container)).toBe("/api/event-images/one");
  fireEvent.error(container.querySelector("img") as HTMLImageElement);
  await waitFor(() => expect(source(container)).toMatch(drawn));
});
