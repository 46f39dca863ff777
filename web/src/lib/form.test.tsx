// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { type FormSchema, useForm } from "./form.ts";

afterEach(cleanup);

const sent = vi.fn<(output: unknown) => void>();

function NameForm({ load }: { load: () => Promise<FormSchema<unknown>> }) {
  const form = useForm({ schema: load, initial: { name: "" }, onSubmit: sent });
  return (
    <form {...form.formProps} aria-label="Names">
      <TextField field={form.field("name")} label="Name" />
      <FailureNote error={form.failure} />
    </form>
  );
}

test("a schema that cannot be loaded stops nothing: the form says why it waits, and is sent once it is there", async () => {
  let online = false;
  const load = async () => {
    if (!online) throw new TypeError("Failed to fetch dynamically imported module: /assets/a.js");
    return { safeParse: (values: unknown) => ({ success: true as const, data: values }) };
  };
  render(<NameForm load={load} />);
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Ada" } });
  fireEvent.submit(screen.getByRole("form"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Can't reach Marquee/);
  expect(sent).not.toHaveBeenCalled();
  online = true;
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ name: "Ada" }, { name: "Ada" }));
  await act(async () => undefined);
  expect(screen.queryByRole("alert")).toBeNull();
});
