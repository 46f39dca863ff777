import { type RefObject, useLayoutEffect, useState } from "react";
import { isAtOrInside } from "./field-messages.ts";
import type { FieldMessages } from "./form-shape.ts";

/**
 * Moves focus to the first field with a message, in document order; if none is visible, to the form's error summary.
 */
export function focusFirst(form: HTMLFormElement | null, messages: FieldMessages): void {
  const paths = Object.keys(messages);
  const first = [...(form?.elements ?? [])].find((element) => {
    const name = element.getAttribute("name") ?? "";
    return name !== "" && paths.some((path) => isAtOrInside(path, name));
  });
  const target = first ?? form?.querySelector("[data-error-summary]");
  if (target instanceof HTMLElement) target.focus();
}

/**
 * `focusFirst` for messages that have just been set and are still to be rendered: what appears only with them, such as
 * the error summary, takes focus as well, however slow the device is.
 */
export function useFocusFirst(form: RefObject<HTMLFormElement | null>): (messages: FieldMessages) => void {
  const [messages, setMessages] = useState<FieldMessages>();
  useLayoutEffect(() => {
    if (messages) focusFirst(form.current, messages);
  }, [form, messages]);
  return setMessages;
}
