// @vitest-environment jsdom

import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showPage } from "#testing/show-page.tsx";
import { MockupImage } from "./mockup-image.tsx";

afterEach(cleanup);

const url = "/api/campaign-generations/gen_1/mockups/2";

function show(at = url): void {
  showPage(<MockupImage url={at} description="A shop front in red" name="Night Shift" />);
}

test("can be downloaded as PNG and as PDF", () => {
  show();
  const address = (format: string) =>
    screen.getByRole("link", { name: `${format}: download the mockup of Night Shift` }).getAttribute("href");
  expect(address("PNG")).toBe(`${url}/png`);
  expect(address("PDF")).toBe(`${url}/pdf`);
});

test("of a saved concept is downloaded under that concept's name", () => {
  show(`${url}?concept=gen_1-2&version=3`);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["png", "pdf"].map((format) => `${url}/${format}?concept=gen_1-2&version=3`));
});

test("offers no download for an image that could not be loaded or has another kind of address", () => {
  show("/images/elsewhere.svg");
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  show();
  fireEvent.error(screen.getByRole("img", { name: "A shop front in red" }));
  expect(screen.getByText("Couldn't load the mockup")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
