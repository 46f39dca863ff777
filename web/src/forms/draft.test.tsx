// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { CurrentUserContext } from "#api/session.ts";
import { forgetUser } from "#browser/storage.ts";
import { ada } from "#testing/fake-server.ts";
import { DraftStatus } from "#ui/draft-status.tsx";
import { TextField } from "#ui/field.tsx";
import { useForm } from "./form.ts";
import { useHookForm } from "./hook-form.ts";

const schema = { safeParse: () => ({ success: true as const, data: undefined }) };

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

const said = () => screen.getByRole("status").textContent;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ["useForm", useForm],
  ["useHookForm", useHookForm as typeof useForm],
])("what is typed into a form of %s with a draft", (_, useTripForm) => {
  function Trip({ onSent }: { onSent?: (clear: () => void) => void }) {
    const form = useTripForm({
      schema,
      initial: { name: "", city: "Paris", password: "" },
      draftKey: "trip",
      draftWithout: ["password"],
      onSubmit: () => onSent?.(form.draft.clear),
    });
    return (
      <form {...form.formProps}>
        <TextField field={form.field("name")} label="Name" />
        <TextField field={form.field("city")} label="City" />
        <TextField field={form.field("password")} label="Password" />
        <DraftStatus draft={form.draft} />
        <button type="submit">Send</button>
      </form>
    );
  }

  function show(user: typeof ada | null = ada, onSent?: (clear: () => void) => void) {
    cleanup();
    render(
      <CurrentUserContext value={user}>
        <Trip {...(onSent ? { onSent } : {})} />
      </CurrentUserContext>,
    );
  }

  test("is restored on the next page load, without the fields that must not be stored", async () => {
    show();
    await userEvent.type(box("Name"), "Launch");
    await userEvent.type(box("Password"), "secret words");
    expect(said()).toBe("Draft saved");
    expect(Object.values(localStorage).join()).not.toContain("secret words");

    show();
    expect(box("Name").value).toBe("Launch");
    expect(box("City").value).toBe("Paris");
    expect(box("Password").value).toBe("");
    expect(said()).toBe("Draft restored");
  });

  test("is gone when it is discarded or sent, and stays when it could not be sent", async () => {
    show();
    await userEvent.type(box("Name"), "Launch");
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(box("Name").value).toBe("");
    show();
    expect(box("Name").value).toBe("");

    await userEvent.type(box("Name"), "Launch");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    show(ada, (clear) => clear());
    expect(box("Name").value).toBe("Launch");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await expect.poll(said).toBe("");
    show();
    expect(box("Name").value).toBe("");
  });

  test("is private to its user, and is removed from the browser at sign-out", async () => {
    show();
    await userEvent.type(box("Name"), "Launch");
    show({ ...ada, id: "usr_other", accountId: "usr_other" });
    expect(box("Name").value).toBe("");
    show(null);
    expect(box("Name").value).toBe("");
    forgetUser(ada.id);
    show();
    expect(box("Name").value).toBe("");
  });

  test("is not stored when the initial values are typed again", async () => {
    show();
    await userEvent.type(box("City"), "!");
    await userEvent.type(box("City"), "{Backspace}");
    expect(said()).toBe("");
    expect(localStorage).toHaveLength(0);
  });

  test("from another release restores only what still fits, and nothing after a month", () => {
    const key = `marquee-form-draft-${ada.id}-trip`;
    const monthMs = 30 * 24 * 3_600_000;
    const put = (values: object, ageMs: number) =>
      localStorage.setItem(key, JSON.stringify({ values, savedAtMs: Date.now() - ageMs }));
    put({ name: 7, city: "Rome", gone: true }, 0);
    show();
    expect([box("Name").value, box("City").value]).toEqual(["", "Rome"]);
    put({ city: "Rome" }, monthMs + 1_000);
    show();
    expect(box("City").value).toBe("Paris");
    localStorage.setItem(key, "{not json");
    show();
    expect(box("City").value).toBe("Paris");
  });
});
