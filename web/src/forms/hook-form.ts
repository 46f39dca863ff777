import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  set,
  useForm as useReactHookForm,
  useWatch,
} from "react-hook-form";
import { ApiError } from "#api/http.ts";
import { useDraftStore } from "./draft.ts";
import { useFocusFirst } from "./field-focus.ts";
import { isAtOrInside, messageAt, serverMessages } from "./field-messages.ts";
import type { FieldMessages, Form, FormField, FormOptions, FormSchema } from "./form-shape.ts";
import { useSchema } from "./schema.ts";

/** A form whose fields may be nested, as in `packages.2.price`. */
export interface HookForm<Values extends FieldValues> extends Form<Values> {
  field: Form<Values>["field"] &
    (<Path extends FieldPath<Values>>(path: Path) => FormField<FieldPathValue<Values, Path>>);
  /**
   * Checks only these fields, shows their errors and focuses the first. From then on, every change checks them again.
   *
   * @returns Whether the fields are valid; also false if the schema could not be loaded.
   */
  check: (paths: readonly FieldPath<Values>[]) => Promise<boolean>;
  /** Call this when rows of a list were added, removed or moved, so that errors move with their rows. */
  rowsChanged: (list: string) => void;
  /** For the hooks of react-hook-form, such as `useFieldArray`. */
  control: Control<FieldValues>;
}

/** The error type that marks server errors in react-hook-form. */
const refusedByServer = "server";

/**
 * A form checked by a contract schema, with all guarantees of `useForm`, for forms with lists, steps or many fields.
 * It depends on react-hook-form, which only the pages that use it load.
 */
export function useHookForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): HookForm<Values> {
  const draftStore = useDraftStore(options.draftKey, options.initial, options.draftWithout);
  const [failure, setFailure] = useState<unknown>(null);
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const focusFirst = useFocusFirst(ref);
  const checked = useRef<string[]>([]);
  const schema = useSchema(options.schema, setFailure);

  const form = useReactHookForm<FieldValues, unknown, FieldValues>({
    defaultValues: draftStore.restored ?? options.initial,
    shouldFocusError: false,
    resolver: async (values, context, resolverOptions) => {
      const loaded = await schema.load();
      // Every caller has loaded the schema before.
      if (loaded === null) return { values: {}, errors: { root: { type: "load" } } };
      const check = standardSchemaResolver<FieldValues, unknown, FieldValues>(standard(loaded));
      const result = await check(values, context, resolverOptions);
      const errors = { ...result.errors };
      for (const { path, message } of refusals())
        if (get(errors, path) === undefined) set(errors, path, { type: refusedByServer, message });
      return Object.keys(errors).length === 0 ? result : { values: {}, errors };
    },
  });
  const values = useWatch({ control: form.control }) as Values;
  const { errors: found, isSubmitted } = form.formState;
  const errors = messagesOf(listErrors(found));

  const seen = useRef(JSON.stringify(values));
  const onValues = useEffectEvent((next: Values) => {
    const text = JSON.stringify(next);
    if (text === seen.current) return;
    seen.current = text;
    draftStore.save(next);
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (state) => onValues(state.values as Values) }),
    [subscribe],
  );

  function errorsAt(paths: readonly string[]): ListedError[] {
    return listErrors(Object.fromEntries(paths.map((path) => [path, form.getFieldState(path).error])));
  }

  /** A server error disappears only when its field is changed, so re-apply the remaining ones. */
  function refusals(): ListedError[] {
    return errorsAt(Object.keys(options.initial)).filter(({ type }) => type === refusedByServer);
  }

  function forgetRefusals(isAnswered: (path: string) => boolean): void {
    for (const { path } of refusals()) if (isAnswered(path)) form.clearErrors(path);
    setFailure(null);
  }

  function changed(isAnswered: (path: string) => boolean): void {
    forgetRefusals(isAnswered);
    // No errors are shown before the first submit; after that, every change is checked immediately.
    if (isSubmitted) void form.trigger();
    else if (checked.current.length > 0) void form.trigger(checked.current);
  }

  function put(path: string, value: unknown): void {
    form.setValue(path, value);
    changed((refused) => isAtOrInside(refused, path));
  }

  function reset(next: Values): void {
    form.reset(next);
    checked.current = [];
    setFailure(null);
  }

  async function submit(): Promise<void> {
    forgetRefusals(() => true);
    if ((await schema.load()) === null) return;
    const sent = structuredClone(form.getValues()) as Values;
    let messages: FieldMessages = {};
    await form.handleSubmit(
      (output) => options.onSubmit(output as Output, sent),
      (wrong) => {
        messages = messagesOf(listErrors(wrong));
      },
    )();
    // Only now has the form been told of its errors, so that they are rendered before focus moves.
    if (messages[""] !== undefined) setFailure(new Error(messages[""]));
    if (Object.keys(messages).length > 0) focusFirst(messages);
  }

  return {
    values,
    errors,
    control: form.control,
    set: (patch) => {
      for (const [name, value] of Object.entries(patch)) put(name, value);
    },
    reset,
    draft: {
      status: draftStore.status,
      clear: draftStore.clear,
      discard: () => reset(options.initial),
    },
    field: ((path: string): FormField<unknown> => ({
      id: `${prefix}-${path}`,
      name: path,
      // Read from the form itself: a row that was just added is not among the rendered values yet.
      value: form.getValues(path),
      error: messageAt(errors, path),
      set: (value) => put(path, value),
    })) as HookForm<Values>["field"],
    check: async (paths) => {
      if ((await schema.load()) === null) return false;
      const leaves = paths.flatMap((path) => leavesOf(form.getValues(path), path));
      forgetRefusals((refused) => leaves.some((leaf) => isAtOrInside(refused, leaf)));
      checked.current = leaves;
      const right = await form.trigger(leaves);
      if (!right) focusFirst(messagesOf(errorsAt(leaves)));
      return right;
    },
    rowsChanged: (list) => changed((refused) => refused === list),
    failure,
    showServerErrors: (error, codes) => {
      const messages = serverMessages(error, values, codes);
      if (Object.keys(messages).length === 0) {
        setFailure(error);
        return false;
      }
      for (const [path, message] of Object.entries(messages))
        form.setError(path, { type: refusedByServer, message });
      focusFirst(messages);
      return error instanceof ApiError && error.code === "validation_failed";
    },
    formProps: {
      noValidate: true,
      ref,
      onInput: schema.preload,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** Wraps the schema in the Standard Schema interface that resolvers expect. */
function standard(schema: FormSchema<unknown>) {
  return {
    "~standard": {
      version: 1 as const,
      vendor: "marquee",
      validate: (values: unknown) => {
        const result = schema.safeParse(values);
        if (result.success) return { value: result.data as FieldValues };
        const issues = result.error.issues.map(({ path, message }) => ({
          message,
          // A list's own error is stored next to those of its rows.
          path: Array.isArray(get(values, path.join("."))) ? [...path, "root"] : path,
        }));
        // Rows first: then react-hook-form stores the list's errors as a list and moves them with their rows.
        return { issues: issues.sort((one, other) => other.path.length - one.path.length) };
      },
    },
  };
}

interface ListedError {
  path: string;
  type: unknown;
  message: string;
}

/** Flattens react-hook-form's errors, which are nested like the values. */
function listErrors(errors: object, parent = ""): ListedError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== "object" || error === null) return [];
    const path = key === "root" ? parent : parent === "" ? key : `${parent}.${key}`;
    const { message, type } = error as { message?: unknown; type?: unknown };
    return [...(typeof message === "string" ? [{ path, type, message }] : []), ...listErrors(error, path)];
  });
}

function messagesOf(errors: readonly ListedError[]): FieldMessages {
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** The paths of the fields inside a value; a list counts as one field. */
function leavesOf(value: unknown, path: string): string[] {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inside]) => leavesOf(inside, `${path}.${key}`))
    : [path];
}
