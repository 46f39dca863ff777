import type { FormEvent, RefObject } from "react";
import type { ApiError } from "#api/http.ts";
import type { DraftStatus } from "./draft.ts";

/** What a schema that checks a form looks like from here. */
export interface FormSchema<Output> {
  safeParse(
    values: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
}

export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** What is wrong, by the path of the value: `name`, `packages.2.price`, or empty for the form as a whole. */
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
    ref: RefObject<HTMLFormElement | null>;
    onInput: () => void;
    onSubmit: (event: FormEvent) => void;
  };
}
