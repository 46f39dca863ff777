import type { FormEvent, RefObject } from "react";
import type { ApiError } from "#api/http.ts";
import type { DraftStatus } from "./draft.ts";

/** The interface that a form needs from a schema. */
export interface FormSchema<Output> {
  safeParse(
    values: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
}

export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** Error messages by the path of the value: `name`, `packages.2.price`, or empty for the form as a whole. */
export type FieldMessages = Record<string, string>;

export interface FormField<T> {
  id: string;
  name: string;
  value: T;
  /** The first message about this value or anything inside it. */
  error: string | undefined;
  set: (value: T) => void;
}

export interface FormOptions<Values extends object, Output> {
  /**
   * The schema, or a function that loads it when the user first types, which keeps it out of the first screen. Not on
   * focus, because a page may focus its first field automatically.
   */
  schema: FormSchema<Output> | (() => Promise<FormSchema<Output>>);
  initial: Values;
  onSubmit: (output: Output, values: Values) => void;
  /** If given, what is typed is stored in this browser under this name until `draft.clear` or `draft.discard`. */
  draftKey?: string;
  /** Fields that are never stored, such as passwords. */
  draftWithout?: readonly (keyof Values & string)[];
}

export interface Form<Values> {
  values: Values;
  errors: FieldMessages;
  field: <K extends keyof Values & string>(name: K) => FormField<Values[K]>;
  set: (values: Partial<Values>) => void;
  /** Replaces the values; a draft follows. */
  reset: (values: Values) => void;
  /** The form's draft in the browser; its status is `none` without a `draftKey`. */
  draft: {
    status: DraftStatus;
    /** Returns to the initial values and deletes the draft. */
    discard: () => void;
    /** Deletes the draft but keeps the fields: call it when the server has the data. */
    clear: () => void;
  };
  /** Why the form was refused, if no field is to blame; null before that and from the next change on. */
  failure: unknown;
  /**
   * Shows the server's field errors next to their fields and focuses the first; any other error becomes the form's
   * `failure`. `codes` maps error codes to fields, for errors where the server names none.
   *
   * @returns Whether the fields show everything, so that a toast would add nothing.
   */
  showServerErrors: (
    error: unknown,
    codes?: Partial<Record<ApiError["code"], keyof Values & string>>,
  ) => boolean;
  formProps: {
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
    onInput: () => void;
    onSubmit: (event: FormEvent) => void;
  };
}
