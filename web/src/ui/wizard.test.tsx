// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#api/http.ts";
import { type HookForm, useHookForm } from "#forms/hook-form.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { TextField } from "./field.tsx";
import { Wizard } from "./wizard.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});
beforeEach(() => sent.mockReset());

interface EventValues {
  title: string;
  venue: { city: string };
  price: string;
}

const sent = vi.fn<(values: unknown, form: HookForm<EventValues>) => void>();

const schema = {
  safeParse: (values: unknown) => {
    const { title, venue, price } = values as EventValues;
    const issues = [
      ...(title === "" ? [{ path: ["title"], message: "Give a title." }] : []),
      ...(venue.city === "" ? [{ path: ["venue", "city"], message: "Give a city." }] : []),
      ...(price === "" ? [{ path: ["price"], message: "Give a price." }] : []),
    ];
    return issues.length > 0
      ? { success: false as const, error: { issues } }
      : { success: true as const, data: values };
  },
};

function NewEvent() {
  const form = useHookForm<EventValues, unknown>({
    schema,
    initial: { title: "", venue: { city: "" }, price: "" },
    draftKey: "event",
    onSubmit: (values) => sent(values, form),
  });
  const text = (label: string, path: "title" | "venue.city" | "price") => (
    <TextField field={form.field(path)} label={label} />
  );
  return (
    <Wizard
      form={form}
      label="New event"
      submit="Publish"
      steps={[
        { name: "what", title: "What", fields: ["title"], content: text("Title", "title") },
        { name: "where", title: "Where", fields: ["venue"], content: text("City", "venue.city") },
        { name: "price", title: "Price", fields: ["price"], content: text("Price", "price") },
      ]}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>("textbox");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const heading = () => screen.getByRole("heading", { level: 2 });
const current = () =>
  screen.getAllByRole("listitem").find((item) => item.querySelector('[aria-current="step"]'))?.textContent;

test("Next checks its own step, focuses an invalid field, or else the heading of the next step", async () => {
  showPage(<NewEvent />);
  expect(current()).toBe("1What");
  await press("Next");
  await expect.poll(alerts).toEqual(["Give a title."]);
  await expect.poll(() => document.activeElement).toBe(box());
  expect(shownAddress()).toBe("/");
  await userEvent.keyboard("Summit{Enter}");
  await expect.poll(shownAddress).toBe("/?step=where");
  await expect.poll(() => document.activeElement).toBe(heading());
  expect(heading().textContent).toBe("Step 2 of 3: Where");
  expect(current()).toBe("2Where");
  expect(alerts()).toEqual([]);
  await press("Next");
  await expect.poll(alerts).toEqual(["Give a city."]);
  expect(sent).not.toHaveBeenCalled();
});

test("Back and completed steps lead back, with what was typed", async () => {
  showPage(<NewEvent />, { at: "/?step=where" });
  await userEvent.type(box(), "Rome");
  await press("Back");
  await expect.poll(shownAddress).toBe("/?step=what");
  await userEvent.type(box(), "Summit{Enter}");
  await expect.poll(shownAddress).toBe("/?step=where");
  expect(box().value).toBe("Rome");
  await userEvent.click(within(screen.getByRole("navigation", { name: "New event" })).getByRole("button"));
  await expect.poll(shownAddress).toBe("/?step=what");
  await expect.poll(() => document.activeElement).toBe(heading());
});

test("submitting lists errors on hidden steps, and each link leads to its field", async () => {
  showPage(<NewEvent />, { at: "/?step=price" });
  await userEvent.type(box(), "900");
  await press("Publish");
  const summary = await screen.findByRole("region", { name: "2 fields need your attention" });
  await expect.poll(() => document.activeElement).toBe(summary);
  const links = within(summary).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["What: Give a title.", "Where: Give a city."]);
  await userEvent.click(links[1] as HTMLElement);
  await expect.poll(shownAddress).toBe("/?step=where");
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox", { name: "City" }));
  await userEvent.keyboard("Rome");
  await expect.poll(() => within(summary).queryAllByRole("link").length).toBeLessThan(2);
  await userEvent.click(screen.getByRole("link", { name: "What: Give a title." }));
  await expect.poll(shownAddress).toBe("/?step=what");
  await userEvent.type(box(), "Summit{Enter}{Enter}");
  expect(screen.queryByRole("region")).toBeNull();
});

test("the error summary takes focus even if the browser paints before it is rendered", async () => {
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
  showPage(<NewEvent />, { at: "/?step=price" });
  await userEvent.type(box(), "900");
  await press("Publish");
  const summary = await screen.findByRole("region", { name: "2 fields need your attention" });
  await expect.poll(() => document.activeElement).toBe(summary);
});

test("the server's errors on another step are listed as well", async () => {
  sent.mockImplementationOnce((_, form) => {
    const fields = { "venue.city": ["No such city"] };
    form.showServerErrors(new ApiError(400, "Not valid", { code: "validation_failed", fields }));
  });
  showPage(<NewEvent />);
  await userEvent.type(box(), "Summit{Enter}");
  await screen.findByRole("textbox", { name: "City" });
  await userEvent.type(box(), "Roma{Enter}");
  await screen.findByRole("textbox", { name: "Price" });
  await userEvent.type(box(), "900{Enter}");
  await userEvent.click(await screen.findByRole("link", { name: "Where: No such city" }));
  await expect.poll(shownAddress).toBe("/?step=where");
  await expect.poll(() => document.activeElement).toBe(box());
});

test("a draft and the step are restored after a reload", async () => {
  showPage(<NewEvent />);
  await userEvent.type(box(), "Summit{Enter}");
  await expect.poll(shownAddress).toBe("/?step=where");
  cleanup();
  showPage(<NewEvent />, { at: "/?step=where" });
  expect(screen.getByText("Draft restored")).toBeDefined();
  await press("Back");
  await expect.poll(() => box().value).toBe("Summit");
});

test("the second click of a double click submits nothing", async () => {
  showPage(<NewEvent />, { at: "/?step=price" });
  fireEvent.click(screen.getByRole("button", { name: "Publish" }), { detail: 2 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(alerts()).toEqual([]);
});
