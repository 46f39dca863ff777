import { type FormEvent, useId, useRef, useState } from "react";
import type * as z from "zod/mini";
import { ApiError } from "./http.ts";

/** What a schema that checks a form looks like from here. */
export interface FormSchema<Output> {
  safeParse(values: unknown): { success: true; data: Output } | { success: false; error: z.core.$ZodError };
}

export type FieldMessages = Record<string, string>;

export interface FormField<T> {
  id: string;
  name: string;
  value: T;
  error: string | undefined;
  set: (value: T) => void;
}

export interface Form<Values> {
  values: Values;
  errors: FieldMessages;
  field: <K extends keyof Values & string>(name: K) => FormField<Values[K]>;
  set: (values: Partial<Values>) => void;
  reset: (values: Values) => void;
  /**
   * Puts the server's field errors beside their fields and moves focus to the first. `codes` names the field that a
   * code is about where the server names none.
   */
  showServerErrors: (error: unknown, codes?: Partial<Record<ApiError["code"], keyof Values & string>>) => void;
  formProps: {
    noValidate: true;
    ref: React.RefObject<HTMLFormElement | null>;
    onFocus: () => void;
    onSubmit: (event: FormEvent) => void;
  };
}

/** The first message of each field; a nested path counts for the field that it begins with. */
export function firstMessages(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldMessages {
  const messages: FieldMessages = {};
  for (const issue of issues) {
    const name = String(issue.path[0] ?? "");
    messages[name] ??= issue.message;
  }
  return messages;
}

/**
 * A form checked by a contract schema: on submit as a whole, then field by field while it is corrected. Leaving a field
 * checks nothing: a message that appears under the pointer would move what is being clicked.
 * Native inputs keep their own names, so that password managers and the browser's history work.
 */
export function useForm<Values extends object, Output>(options: {
  /** Given, or loaded when the form is first touched: then it is no part of the first screen. */
  schema: FormSchema<Output> | (() => Promise<FormSchema<Output>>);
  initial: Values;
  onSubmit: (output: Output, values: Values) => void;
}): Form<Values> {
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FieldMessages>({});
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const loaded = useRef<FormSchema<Output> | null>(null);

  async function load(): Promise<FormSchema<Output>> {
    loaded.current ??= typeof options.schema === "function" ? await options.schema() : options.schema;
    return loaded.current;
  }

  function check(next: Values): FieldMessages {
    const schema = typeof options.schema === "function" ? loaded.current : options.schema;
    const result = schema?.safeParse(next);
    return !result || result.success ? {} : firstMessages(result.error.issues);
  }

  async function submit(): Promise<void> {
    const result = (await load()).safeParse(values);
    if (result.success) {
      setErrors({});
      options.onSubmit(result.data, values);
      return;
    }
    const messages = firstMessages(result.error.issues);
    setErrors(messages);
    focusFirst(messages);
  }

  function focusFirst(messages: FieldMessages): void {
    // After React has marked the fields, the first marked one in the document's order is the one to correct first.
    requestAnimationFrame(() => {
      const named = [...(ref.current?.elements ?? [])].find(
        (element) => element instanceof HTMLElement && (element.getAttribute("name") ?? "") in messages,
      );
      if (named instanceof HTMLElement) named.focus();
    });
  }

  function update(patch: Partial<Values>): void {
    const next = { ...values, ...patch };
    setValues(next);
    const messages = check(next);
    // What was found wrong is corrected before one's eyes; nothing new is called wrong before the form is sent again.
    setErrors((shown) => keepOnly(messages, new Set(Object.keys(shown))));
  }

  return {
    values,
    errors,
    set: update,
    reset: (next) => {
      setValues(next);
      setErrors({});
    },
    field: (name) => ({
      id: `${prefix}-${name}`,
      name,
      value: values[name],
      error: errors[name],
      set: (value) => update({ [name]: value } as unknown as Partial<Values>),
    }),
    showServerErrors: (error, codes = {}) => {
      if (!(error instanceof ApiError)) return;
      const messages: FieldMessages = {};
      for (const [path, texts] of Object.entries(error.fields)) {
        const name = path.split(".")[0] ?? "";
        if (name in values && texts[0] !== undefined) messages[name] ??= texts[0];
      }
      const named = codes[error.code];
      if (named !== undefined) messages[named] ??= error.serverMessage;
      if (Object.keys(messages).length === 0) return;
      setErrors(messages);
      focusFirst(messages);
    },
    formProps: {
      noValidate: true,
      ref,
      onFocus: () => void load(),
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

function keepOnly(messages: FieldMessages, names: ReadonlySet<string>): FieldMessages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => names.has(name)));
}
