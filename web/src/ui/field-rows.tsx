import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { type ArrayPath, type FieldArray, type FieldValues, useFieldArray } from "react-hook-form";
import type { HookForm } from "#forms/hook-form.ts";
import { Button, IconButton } from "./button.tsx";
import { FieldError } from "./field.tsx";
import { fieldRows as copy } from "./form-copy.ts";
import { Icon } from "./icon.tsx";

/** Where focus goes once a change has rendered. */
type Target = { row: number; part: "field" | "remove" | "up" | "down" };

/**
 * Repeating fields: rows to add, remove and move. A new row's first field takes focus; after a removal, focus moves
 * to the remove button of the row in its place, or to the add button; a moved row keeps focus.
 */
export function FieldRows<Values extends FieldValues, Name extends ArrayPath<Values>>(props: {
  form: HookForm<Values>;
  name: Name;
  /** The field values of a new row. */
  empty: FieldArray<Values, Name>;
  label: string;
  /** The name of a row, such as "Package". */
  noun: string;
  addLabel: string;
  /** The fields of one row, given the prefix of their paths. */
  children: (path: `${Name}.${number}`) => ReactNode;
}) {
  const { form, name, noun } = props;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name });
  const [said, setSaid] = useState("");
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const target = useRef<Target | null>(null);
  const error = form.errors[name];

  useLayoutEffect(() => {
    if (target.current === null) return;
    focusTarget(list.current, target.current, addButton.current);
    target.current = null;
  });

  function change(run: () => void, announcement: string, focus: Target): void {
    run();
    form.rowsChanged(name);
    setSaid(announcement);
    target.current = focus;
  }

  function moveRow(from: number, to: number): void {
    const announcement = copy.moved(noun, from + 1, to + 1, fields.length);
    change(() => move(from, to), announcement, { row: to, part: to < from ? "up" : "down" });
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{props.label}</legend>
      <ol ref={list} className="flex flex-col gap-3">
        {fields.map((row, index) => (
          <li key={row.id}>
            <div
              role="group"
              aria-labelledby={`${id}-${row.id}`}
              className="rounded-lg border border-line p-3"
            >
              <div className="mb-2 flex items-center gap-1">
                <span id={`${id}-${row.id}`} className="mr-auto text-sm text-muted">
                  {copy.row(noun, index + 1)}
                </span>
                <IconButton
                  data-part="up"
                  label={copy.moveUp(noun, index + 1)}
                  disabled={index === 0}
                  onClick={() => moveRow(index, index - 1)}
                >
                  <Icon name="arrow-up" />
                </IconButton>
                <IconButton
                  data-part="down"
                  label={copy.moveDown(noun, index + 1)}
                  disabled={index === fields.length - 1}
                  onClick={() => moveRow(index, index + 1)}
                >
                  <Icon name="arrow-down" />
                </IconButton>
                <IconButton
                  data-part="remove"
                  tipEnd
                  label={copy.remove(noun, index + 1)}
                  onClick={() =>
                    change(() => remove(index), copy.removed(noun, index + 1, fields.length - 1), {
                      row: index,
                      part: "remove",
                    })
                  }
                >
                  <Icon name="trash" />
                </IconButton>
              </div>
              {props.children(`${name}.${index}`)}
            </div>
          </li>
        ))}
      </ol>
      <Button
        ref={addButton}
        // The form finds it by this name if the list itself is at fault.
        name={name}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        className={fields.length > 0 ? "mt-3" : ""}
        onClick={() =>
          change(() => append(props.empty, { shouldFocus: false }), copy.added(noun, fields.length + 1), {
            row: fields.length,
            part: "field",
          })
        }
      >
        <Icon name="plus" />
        {props.addLabel}
      </Button>
      {error !== undefined && (
        <FieldError id={`${id}-note`} className="mt-1.5">
          {error}
        </FieldError>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

function focusTarget(list: HTMLElement | null, { row, part }: Target, otherwise: HTMLElement | null): void {
  const place = list?.children[row];
  const field = place?.querySelector<HTMLElement>("input, select, textarea");
  const button = place?.querySelector<HTMLElement>(`[data-part="${part}"]:enabled`);
  // A row at either end can only move back.
  const back = place?.querySelector<HTMLElement>(`[data-part="${part === "up" ? "down" : "up"}"]:enabled`);
  if (part === "field") field?.focus();
  else if (part === "remove") (button ?? otherwise)?.focus();
  else (button ?? back)?.focus();
}
