import { type FormEvent, useId, useRef, useState } from "react";
import { type DraftStatus, useDraftStore } from "./draft.ts";
import { ApiError } from "./http.ts";
import { isLoadFailure, reloadIfReleaseIsOld } from "./old-release.ts";

/** What a schema that checks a form looks like from here. */
export interface FormSchema<Output> {
  safeParse(
    values: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
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
  /** Puts other values in place of those that are there; a draft follows. */
  reset: (values: Values) => void;
  /** What is kept of this form in the browser; `none` for a form without a `draftKey`. */
  draft: {
    status: DraftStatus;
    /** Back to the initial values, with nothing kept. */
    discard: () => void;
    /** Forgets what is kept and leaves the fields alone: call it when the server has what was typed. */
    clear: () => void;
  };
  /** Why the form was refused where no field is to blame; null until then and from the next change on. */
  failure: unknown;
  /**
   * Puts the server's field errors beside their fields and moves focus to the first; any other error becomes the
   * form's `failure`. `codes` names the field that a code is about where the server names none.
   *
   * @returns Whether the fields say all there is to say, so that a toast would add nothing.
   */
  showServerErrors: (
    error: unknown,
    codes?: Partial<Record<ApiError["code"], keyof Values & string>>,
  ) => boolean;
  formProps: {
    noValidate: true;
    ref: React.RefObject<HTMLFormElement | null>;
    onInput: () => void;
    onSubmit: (event: FormEvent) => void;
  };
}

/** The first message of each field; a nested path counts for the field that it begins with. */
export function firstMessages(issues: readonly Issue[]): FieldMessages {
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
  /**
   * Given, or loaded when something is first typed: then it is no part of the first screen. Not on focus, which a page
   * may give to its first field by itself.
   */
  schema: FormSchema<Output> | (() => Promise<FormSchema<Output>>);
  initial: Values;
  onSubmit: (output: Output, values: Values) => void;
  /** Given, what is typed is kept in this browser under this name until `draft.clear` or `draft.discard`. */
  draftKey?: string;
  /** Fields that are never kept, such as passwords. */
  draftWithout?: readonly (keyof Values & string)[];
}): Form<Values> {
  const kept = useDraftStore(options.draftKey, options.initial, options.draftWithout);
  const [values, setValues] = useState(kept.restored ?? options.initial);
  const [found, setFound] = useState<FieldMessages>({});
  const [refused, setRefused] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [sent, setSent] = useState(false);
  const errors: FieldMessages = { ...refused, ...found };
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
    setRefused({});
    setFailure(null);
    const schema = await load().catch((error: unknown) => {
      setFailure(error);
      if (isLoadFailure(error)) void reloadIfReleaseIsOld();
    });
    if (!schema) return;
    const result = schema.safeParse(values);
    setSent(true);
    const messages = result.success ? {} : firstMessages(result.error.issues);
    setFound(messages);
    if (result.success) options.onSubmit(result.data, values);
    else focusFirst(messages);
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
    kept.save(next);
    // Nothing is called wrong before the form was sent once; from then on every change is judged before one's eyes.
    if (sent) setFound(check(next));
    // What the server refused is answered by changing it, and only by that.
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in patch))));
    setFailure(null);
  }

  function reset(next: Values): void {
    setValues(next);
    kept.save(next);
    setFound({});
    setRefused({});
    setFailure(null);
    setSent(false);
  }

  return {
    values,
    errors,
    set: update,
    reset,
    draft: {
      status: kept.status,
      clear: kept.clear,
      discard: () => reset(options.initial),
    },
    field: (name) => ({
      id: `${prefix}-${name}`,
      name,
      value: values[name],
      error: errors[name],
      set: (value) => update({ [name]: value } as unknown as Partial<Values>),
    }),
    failure,
    showServerErrors: (error, codes = {}) => {
      const messages: FieldMessages = {};
      if (!(error instanceof ApiError)) {
        setFailure(error);
        return false;
      }
      for (const [path, texts] of Object.entries(error.fields)) {
        // A field may stand deeper in the body than in the form, such as "maintenance.message".
        const name = path.split(".").find((part) => part in values);
        if (name !== undefined && texts[0] !== undefined) messages[name] ??= texts[0];
      }
      const named = codes[error.code];
      if (named !== undefined) messages[named] ??= error.serverMessage;
      if (Object.keys(messages).length === 0) {
        setFailure(error);
        return false;
      }
      setRefused(messages);
      focusFirst(messages);
      return error.code === "validation_failed";
    },
    formProps: {
      noValidate: true,
      ref,
      // Without a network it comes later: at the latest when the form is sent.
      onInput: () => void load().catch(() => undefined),
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
