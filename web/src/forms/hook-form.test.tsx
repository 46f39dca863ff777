// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "#api/http.ts";
import { TextField } from "#ui/field.tsx";
import { type HookForm, useHookForm } from "./hook-form.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
beforeEach(() => sent.mockReset());

const offerSchema = z.object({
  title: z.string().check(z.minLength(1, "Give a title.")),
  contact: z.object({ email: z.string().check(z.includes("@", "That is no address.")) }),
  packages: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1, "Give a name.")),
        price: z.pipe(
          z.string(),
          z.transform((text) => Number(text)),
        ),
      }),
    )
    .check(z.minLength(1, "Add a package."), z.maxLength(3, "At most 3 packages.")),
  tags: z.array(z.string().check(z.maxLength(5, "A tag has at most 5 letters."))),
});

interface Offer {
  title: string;
  contact: { email: string };
  packages: { name: string; price: string }[];
  tags: string[];
}

const offer: Offer = {
  title: "Summit",
  contact: { email: "ada@example.com" },
  packages: [
    { name: "Gold", price: "900" },
    { name: "Silver", price: "500" },
    { name: "Bronze", price: "100" },
  ],
  tags: ["ai"],
};

const sent = vi.fn<(output: unknown, form: HookForm<Offer>) => void>();

/** The form, for the test to access. */
let form: HookForm<Offer>;

function OfferForm({ initial = offer, draftKey }: { initial?: Offer; draftKey?: string }) {
  const made = useHookForm({
    schema: offerSchema,
    initial,
    ...(draftKey === undefined ? {} : { draftKey }),
    onSubmit: (output) => sent(output, made),
  });
  useEffect(() => {
    form = made;
  });
  return (
    <form {...made.formProps}>
      <TextField field={made.field("title")} label="Title" />
      <TextField field={made.field("contact.email")} label="Email" />
      {made.values.packages.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these rows do not move
        <div key={row}>
          <TextField field={made.field(`packages.${row}.name`)} label={`Name ${row}`} />
          <TextField field={made.field(`packages.${row}.price`)} label={`Price ${row}`} />
        </div>
      ))}
      <button type="button" name="packages">
        Add
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

test("a nested error is shown at its own field, and disappears when that field is corrected", async () => {
  render(<OfferForm />);
  await userEvent.clear(box("Name 1"));
  await send();
  await expect.poll(() => form.errors).toEqual({ "packages.1.name": "Give a name." });
  expect(box("Name 1").getAttribute("aria-invalid")).toBe("true");
  expect(box("Name 0").getAttribute("aria-invalid")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(box("Name 1"));
  await userEvent.type(box("Name 1"), "Tin");
  expect(form.errors).toEqual({});
  await send();
  await expect
    .poll(() => sent.mock.calls[0]?.[0])
    .toMatchObject({
      packages: [{ price: 900 }, { name: "Tin", price: 500 }, { price: 100 }],
    });
});

test("the server's error for one row's price is shown at that price, which takes focus", async () => {
  sent.mockImplementationOnce((_, { showServerErrors }) => {
    const fields = { "packages.2.price": ["Too cheap"], "offer.contact.email": ["Unknown"] };
    const error = new ApiError(400, "Not valid", { code: "validation_failed", fields });
    expect(showServerErrors(error)).toBe(true);
  });
  render(<OfferForm />);
  await send();
  await expect
    .poll(() => form.errors)
    .toEqual({ "packages.2.price": "Too cheap", "contact.email": "Unknown" });
  await expect.poll(() => document.activeElement).toBe(box("Email"));
  await userEvent.type(box("Email"), "x");
  await userEvent.type(box("Price 1"), "0");
  expect(form.errors).toEqual({ "packages.2.price": "Too cheap" });
  await userEvent.type(box("Price 2"), "0");
  expect(alerts()).toEqual([]);
});

test("an error of the list itself is shown next to those of its rows, and links to the button that adds a row", async () => {
  render(<OfferForm initial={{ ...offer, packages: [] }} />);
  await send();
  await expect.poll(() => form.errors).toEqual({ packages: "Add a package." });
  await expect.poll(() => document.activeElement?.textContent).toBe("Add");
});

test("a field that holds a list shows the error of an entry", async () => {
  render(<OfferForm initial={{ ...offer, tags: ["ai", "far too long"] }} />);
  await send();
  await expect.poll(() => form.field("tags").error).toBe("A tag has at most 5 letters.");
});

test("some fields are checked alone, and checked again on every change from then on", async () => {
  render(<OfferForm initial={{ ...offer, title: "", contact: { email: "ada" }, packages: [] }} />);
  expect(await form.check(["contact"])).toBe(false);
  await expect.poll(alerts).toEqual(["That is no address."]);
  await expect.poll(() => document.activeElement).toBe(box("Email"));
  await userEvent.type(box("Email"), "@");
  expect(alerts()).toEqual([]);
  expect(await form.check(["contact", "tags"])).toBe(true);
  expect(form.errors).toEqual({});
  expect(await form.check(["packages"])).toBe(false);
});

test("a draft keeps lists and groups, and takes from an older one what still fits", async () => {
  render(<OfferForm draftKey="offer" />);
  await userEvent.type(box("Name 2"), " plus");
  cleanup();
  render(<OfferForm draftKey="offer" />);
  expect(box("Name 2").value).toBe("Bronze plus");
  expect(form.draft.status).toBe("restored");
  cleanup();
  sessionStorage.setItem(
    "marquee-form-draft-visitor-offer",
    JSON.stringify({
      savedAtMs: Date.now(),
      values: {
        contact: { email: 7, phone: "1" },
        packages: [{ name: "Old", cost: 3 }, "Gold"],
        tags: [1, "b"],
      },
    }),
  );
  render(<OfferForm draftKey="offer" />);
  expect(form.values).toEqual({ ...offer, packages: [{ name: "Old", price: "900" }], tags: ["b"] });
});
