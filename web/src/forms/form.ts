import { useId, useRef, useState } from "react";
import { ApiError } from "#api/http.ts";
import { useDraftStore } from "./draft.ts";
import { useFocusFirst } from "./field-focus.ts";
import { firstMessages, isAtOrInside, messageAt, serverMessages } from "./field-messages.ts";
import type { FieldMessages, Form, FormOptions } from "./form-shape.ts";
import { useSchema } from "./schema.ts";

/**
 * A form checked by a contract schema: as a whole on submit, then field by field while it is being corrected. Leaving
 * a field checks nothing, because a message that appears under the pointer would move what is being clicked.
 * Native inputs keep their own names, so that password managers and the browser's history work.
 *
 * For the first screens, an event and a conversation, which load no form library. All other forms use `useHookForm`.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const draftStore = useDraftStore(options.draftKey, options.initial, options.draftWithout);
  const [values, setValues] = useState(draftStore.restored ?? options.initial);
  const [found, setFound] = useState<FieldMessages>({});
  const [refused, setRefused] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [sent, setSent] = useState(false);
  const errors: FieldMessages = { ...refused, ...found };
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const focusFirst = useFocusFirst(ref);
  const schema = useSchema(options.schema, setFailure);

  function check(next: Values): FieldMessages {
    const result = schema.now()?.safeParse(next);
    return !result || result.success ? {} : firstMessages(result.error.issues);
  }

  async function submit(): Promise<void> {
    setRefused({});
    setFailure(null);
    const result = (await schema.load())?.safeParse(values);
    if (!result) return;
    setSent(true);
    const messages = result.success ? {} : firstMessages(result.error.issues);
    setFound(messages);
    if (result.success) return options.onSubmit(result.data, values);
    if (messages[""] !== undefined) setFailure(new Error(messages[""]));
    focusFirst(messages);
  }

  function update(patch: Partial<Values>): void {
    const next = { ...values, ...patch };
    setValues(next);
    draftStore.save(next);
    // No errors are shown before the first submit; after that, every change is checked immediately.
    if (sent) setFound(check(next));
    // A server error disappears only when its field is changed.
    const changed = Object.keys(patch);
    setRefused((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([path]) => !changed.some((name) => isAtOrInside(path, name))),
      ),
    );
    setFailure(null);
  }

  function reset(next: Values): void {
    setValues(next);
    draftStore.save(next);
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
      status: draftStore.status,
      clear: draftStore.clear,
      discard: () => reset(options.initial),
    },
    field: (name) => ({
      id: `${prefix}-${name}`,
      name,
      value: values[name],
      error: messageAt(errors, name),
      set: (value) => update({ [name]: value } as unknown as Partial<Values>),
    }),
    failure,
    showServerErrors: (error, codes) => {
      const messages = serverMessages(error, values, codes);
      if (Object.keys(messages).length === 0) {
        setFailure(error);
        return false;
      }
      setRefused(messages);
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
