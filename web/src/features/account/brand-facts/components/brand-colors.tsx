import { useLayoutEffect, useRef, useState } from "react";
import type { FormField } from "#forms/form-shape.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { FieldError, inputClass } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { brandColors as copy } from "../copy.ts";

/** Initial values for new colors, so that no two look alike. */
const initialColors = ["#1a73e8", "#d93025", "#f9ab00", "#188038", "#9334e6"] as const;

/**
 * The brand's colors, each picked or typed. A new color's code field takes focus; after a removal, focus moves to the
 * button in its place, or to the one that adds a color.
 */
export function BrandColors({ field, max }: { field: FormField<string[]>; max: number }) {
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Where focus goes once a change has rendered. */
  const target = useRef<{ row: number; part: "code" | "remove" } | null>(null);
  const colors = field.value;

  useLayoutEffect(() => {
    if (target.current === null) return;
    const { row, part } = target.current;
    target.current = null;
    const place = list.current?.children[Math.min(row, colors.length - 1)];
    (place?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? addButton.current)?.focus();
  });

  function put(index: number, color: string): void {
    field.set(colors.map((one, at) => (at === index ? color : one)));
  }

  function add(): void {
    const next = initialColors.find((one) => !colors.includes(one)) ?? initialColors[0];
    target.current = { row: colors.length, part: "code" };
    field.set([...colors, next]);
    setSaid(copy.added(colors.length + 1));
  }

  function remove(index: number): void {
    target.current = { row: index, part: "remove" };
    field.set(colors.filter((_, at) => at !== index));
    setSaid(copy.removed(index + 1, colors.length - 1));
  }

  const isFull = colors.length >= max;
  return (
    <fieldset className="min-w-0" aria-describedby={`${field.id}-hint`}>
      <legend className="mb-1.5 text-sm font-medium">
        {copy.label}
        <span className="ml-1.5 font-normal text-faint">{copy.optional}</span>
      </legend>
      <ol ref={list} className="flex flex-wrap gap-2 not-empty:mb-2">
        {colors.map((color, index) => (
          // Two colors may be equal while one is being typed: only their positions tell them apart.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index} className="flex items-center gap-1.5">
            <input
              type="color"
              aria-label={copy.pick(index + 1)}
              value={isColor(color) ? color.trim() : "#000000"}
              onChange={({ target: { value } }) => put(index, value)}
              className="size-9 shrink-0 cursor-pointer rounded-lg border border-control bg-surface p-1 pointer-coarse:size-11"
            />
            <span className="w-28">
              <input
                type="text"
                data-part="code"
                name={`${field.name}.${index}`}
                aria-label={copy.code(index + 1)}
                aria-invalid={field.error !== undefined && !isColor(color) ? true : undefined}
                aria-describedby={field.error === undefined ? undefined : `${field.id}-note`}
                autoComplete="off"
                spellCheck={false}
                value={color}
                onChange={({ target: { value } }) => put(index, value)}
                className={inputClass}
              />
            </span>
            <IconButton data-part="remove" label={copy.remove(index + 1)} onClick={() => remove(index)}>
              <Icon name="x" />
            </IconButton>
          </li>
        ))}
      </ol>
      {/* Stays mounted so that a full list does not lose focus. */}
      <Button
        ref={addButton}
        name={field.name}
        aria-disabled={isFull || undefined}
        onClick={isFull ? undefined : add}
      >
        <Icon name="plus" />
        {copy.add}
      </Button>
      {field.error !== undefined && (
        <FieldError id={`${field.id}-note`} className="mt-1.5">
          {field.error}
        </FieldError>
      )}
      <p id={`${field.id}-hint`} className="mt-1.5 text-sm text-muted">
        {isFull ? copy.full(max) : copy.hint(max)}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text.trim());
}
