// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "#api/http.ts";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { useForm } from "./form.ts";
import type { Form, FormSchema } from "./form-shape.ts";
import { useHookForm } from "./hook-form.ts";

afterEach(cleanup);
beforeEach(() => sent.mockReset());

const empty = { name: "", city: "" };
const sent = vi.fn<(output: unknown, values: unknown, form: Form<typeof empty>) => void>();

const required = z.object({
  name: z.string().check(z.minLength(1, "Give a name.")),
  city: z.string().check(z.minLength(1, "Give a city.")),
});

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

function refusal(fields: Record<string, string[]>, code: ApiError["code"] = "validation_failed") {
  return new ApiError(400, "Not valid", { code: code as "validation_failed", fields });
}

describe.each([
  ["useForm", useForm],
  ["useHookForm", useHookForm as typeof useForm],
])("a form of %s", (_, useAnyForm) => {
  function NameForm({ schema }: { schema: FormSchema<unknown> | (() => Promise<FormSchema<unknown>>) }) {
    const form = useAnyForm({
      schema,
      initial: empty,
      onSubmit: (output, values) => sent(output, values, form),
    });
    return (
      <form {...form.formProps} aria-label="Names">
        <TextField field={form.field("name")} label="Name" />
        <TextField field={form.field("city")} label="City" />
        <FailureNote error={form.failure} />
        <button type="submit">Send</button>
        <button type="button" onClick={() => form.set({ name: "Ada", city: "Rome" })}>
          Fill
        </button>
      </form>
    );
  }

  test("whose schema cannot be loaded says why it waits, and is sent once the schema is there", async () => {
    let online = false;
    const load = async () => {
      if (!online) throw new TypeError("Failed to fetch dynamically imported module: /assets/a.js");
      return { safeParse: (values: unknown) => ({ success: true as const, data: values }) };
    };
    render(<NameForm schema={load} />);
    fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Ada" } });
    fireEvent.submit(screen.getByRole("form"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/Can't reach Marquee/);
    expect(sent).not.toHaveBeenCalled();
    online = true;
    fireEvent.submit(screen.getByRole("form"));
    const values = { name: "Ada", city: "" };
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(values, values, expect.anything()));
    await act(async () => undefined);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("loads its schema when something is typed, not before", async () => {
    const load = vi.fn<() => Promise<typeof required>>(async () => required);
    render(<NameForm schema={load} />);
    await userEvent.click(box("Name"));
    expect(load).not.toHaveBeenCalled();
    await userEvent.type(box("Name"), "A");
    expect(load).toHaveBeenCalled();
  });

  test("shows no error before it was sent, then focuses the first invalid field and checks each change", async () => {
    render(<NameForm schema={required} />);
    await userEvent.type(box("Name"), "A{Backspace}");
    await userEvent.type(box("City"), "Rome");
    expect(alerts()).toEqual([]);
    await userEvent.clear(box("City"));
    await send();
    await expect.poll(alerts).toEqual(["Give a name.", "Give a city."]);
    await expect.poll(() => document.activeElement).toBe(box("Name"));
    await userEvent.type(box("Name"), "Ada");
    expect(alerts()).toEqual(["Give a city."]);
    await userEvent.clear(box("Name"));
    expect(alerts()).toEqual(["Give a name.", "Give a city."]);
    expect(sent).not.toHaveBeenCalled();
  });

  test("accepts several values in one event, and sends the schema's output", async () => {
    const upper = {
      safeParse: (values: unknown) => ({ success: true as const, data: JSON.stringify(values) }),
    };
    render(<NameForm schema={upper} />);
    await userEvent.click(screen.getByRole("button", { name: "Fill" }));
    await send();
    const values = { name: "Ada", city: "Rome" };
    await expect.poll(() => sent.mock.calls[0]?.slice(0, 2)).toEqual([JSON.stringify(values), values]);
  });

  test("shows the server's errors at their fields until these are changed, focusing the first", async () => {
    sent.mockImplementationOnce((_output, _values, form) => {
      const fields = { "body.city": ["No such city"], "name.first": ["Too common"], other: ["Unknown"] };
      expect(form.showServerErrors(refusal(fields))).toBe(true);
    });
    render(<NameForm schema={required} />);
    await userEvent.click(screen.getByRole("button", { name: "Fill" }));
    await send();
    await expect.poll(alerts).toEqual(["Too common", "No such city"]);
    await expect.poll(() => document.activeElement).toBe(box("Name"));
    await userEvent.type(box("Name"), " L.");
    expect(alerts()).toEqual(["No such city"]);
    await send();
    await expect.poll(() => sent).toHaveBeenCalledTimes(2);
    expect(alerts()).toEqual([]);
  });

  test("maps a code to a field, and shows an error about no field as its own until something changes", async () => {
    sent
      .mockImplementationOnce((_output, _values, form) => {
        const taken = refusal({}, "email_taken");
        expect(form.showServerErrors(taken, { email_taken: "city" })).toBe(false);
      })
      .mockImplementationOnce((_output, _values, form) => {
        expect(form.showServerErrors(new Error("Out of order"))).toBe(false);
      });
    render(<NameForm schema={required} />);
    await userEvent.click(screen.getByRole("button", { name: "Fill" }));
    await send();
    await expect.poll(alerts).toEqual(["Not valid"]);
    expect(box("City").getAttribute("aria-invalid")).toBe("true");
    await send();
    await expect.poll(alerts).toEqual(["Out of order"]);
    expect(box("City").getAttribute("aria-invalid")).toBeNull();
    await userEvent.type(box("Name"), "!");
    expect(alerts()).toEqual([]);
  });

  test("shows an error about the form as a whole", async () => {
    const whole = {
      safeParse: () => ({ success: false as const, error: { issues: [{ path: [], message: "Not today" }] } }),
    };
    render(<NameForm schema={whole} />);
    await send();
    await expect.poll(alerts).toEqual(["Not today"]);
    expect(sent).not.toHaveBeenCalled();
  });

  test("is checked by the schema of its latest render", async () => {
    const only = (city: string) => ({
      safeParse: (values: unknown) =>
        (values as { city: string }).city === city
          ? { success: true as const, data: city }
          : { success: false as const, error: { issues: [{ path: ["city"], message: `Only ${city}` }] } },
    });
    const { rerender } = render(<NameForm schema={only("Rome")} />);
    await userEvent.click(screen.getByRole("button", { name: "Fill" }));
    await send();
    await expect.poll(() => sent).toHaveBeenCalledTimes(1);
    rerender(<NameForm schema={only("Oslo")} />);
    await send();
    await expect.poll(alerts).toEqual(["Only Oslo"]);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
