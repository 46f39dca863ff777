import { charactersIn } from "@marquee/contracts/text/characters";
import { numberText } from "@marquee/contracts/text/formats";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { FormField } from "#forms/form-shape.ts";
import { Icon } from "#ui/icon.tsx";
import { field as copy } from "./form-copy.ts";

const control =
  "w-full rounded-lg border border-control bg-surface px-3 text-base text-ink transition-colors placeholder:text-faint hover:border-ink pointer-coarse:text-lg disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-faint aria-invalid:border-danger dark:bg-canvas";

/** The classes of a single-line control. */
export const inputClass = clsx(control, "h-9 pointer-coarse:h-11");

/** The classes of a text of several lines. */
export const textAreaClass = clsx(control, "resize-y py-2 leading-relaxed");

interface Labeling {
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
}

/** A label, its control, and below it the error or else the hint. */
export function FieldFrame(
  props: Labeling & {
    id: string;
    error: string | undefined;
    children: ReactNode;
    end?: ReactNode;
    className?: string | undefined;
  },
) {
  return (
    <div className={clsx("flex min-w-0 flex-col gap-1.5", props.className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={props.id} className="text-sm font-medium">
          {props.label}
          {props.optional && <span className="ml-1.5 font-normal text-faint">{copy.optional}</span>}
        </label>
        {props.end}
      </div>
      {props.children}
      {props.error !== undefined ? (
        <FieldError id={`${props.id}-note`}>{props.error}</FieldError>
      ) : (
        props.hint !== undefined && (
          <p id={`${props.id}-note`} className="text-sm text-muted">
            {props.hint}
          </p>
        )
      )}
    </div>
  );
}

/** The error message of a field. */
export function FieldError(props: { id: string; className?: string; children: ReactNode }) {
  return (
    <p
      id={props.id}
      className={clsx("flex items-start gap-1.5 text-sm text-danger", props.className)}
      role="alert"
    >
      <Icon name="circle-alert" className="mt-0.75 size-3.5 shrink-0" />
      {props.children}
    </p>
  );
}

/** The attributes that connect a control to its label, hint and error. */
export function wiring(field: Omit<FormField<never>, "set" | "value">, hasHint: boolean) {
  return {
    id: field.id,
    name: field.name,
    "aria-invalid": field.error !== undefined || undefined,
    "aria-describedby": field.error !== undefined || hasHint ? `${field.id}-note` : undefined,
  };
}

type NativeProps<T extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<T>,
  "value" | "onChange" | "id" | "name"
>;

export function TextField(
  props: Labeling & {
    field: FormField<string>;
    className?: string;
    /** The unit before the input, such as "$". */
    prefix?: string;
    /** The unit after it, such as "credits". */
    suffix?: string;
  } & Omit<NativeProps<"input">, "prefix">,
) {
  const { field, label, hint, optional, className, prefix, suffix, ...rest } = props;
  const wired = wiring(field, hint !== undefined);
  const unitId = `${field.id}-unit`;
  const hasUnit = prefix !== undefined || suffix !== undefined;
  const input = (
    <input
      type="text"
      className={clsx(inputClass, prefix !== undefined && "pl-7", suffix !== undefined && "pr-18")}
      {...rest}
      {...wired}
      aria-describedby={clsx(wired["aria-describedby"], hasUnit && unitId) || undefined}
      value={field.value}
      onChange={(event) => field.set(event.target.value)}
    />
  );
  return (
    <FieldFrame
      id={field.id}
      label={label}
      error={field.error}
      hint={hint}
      optional={optional}
      className={className}
    >
      {hasUnit ? (
        <span className="relative block">
          {input}
          <span
            id={unitId}
            className={clsx(
              "pointer-events-none absolute inset-y-0 flex items-center px-3 text-base text-faint",
              prefix === undefined && "right-0",
            )}
          >
            {prefix ?? suffix}
          </span>
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

export function TextAreaField(
  props: Labeling & {
    field: FormField<string>;
    className?: string;
    /** Shows how much of this maximum length is used. */
    counterMax?: number;
  } & NativeProps<"textarea">,
) {
  const { field, label, hint, optional, className, counterMax, ...rest } = props;
  return (
    <FieldFrame
      id={field.id}
      label={label}
      error={field.error}
      hint={hint}
      end={
        counterMax === undefined ? undefined : <Counter used={charactersIn(field.value)} max={counterMax} />
      }
      optional={optional}
      className={className}
    >
      <textarea
        rows={4}
        className={textAreaClass}
        {...rest}
        {...wiring(field, hint !== undefined)}
        value={field.value}
        onChange={(event) => field.set(event.target.value)}
      />
    </FieldFrame>
  );
}

/** From this many characters left, the counter is announced to screen readers too. */
const announcedBelow = 200;

function Counter({ used, max }: { used: number; max: number }) {
  const isNear = used >= Math.max(max - announcedBelow, max / 2);
  return (
    <span
      className={clsx("text-sm", used > max ? "text-danger" : "text-faint")}
      aria-live={isNear ? "polite" : "off"}
    >
      {copy.count(numberText(used), numberText(max))}
    </span>
  );
}

export function SelectField<T extends string>(
  props: Labeling & {
    field: FormField<T>;
    options: readonly { value: T; label: string }[];
    className?: string;
  } & NativeProps<"select">,
) {
  const { field, label, hint, optional, options, className, ...rest } = props;
  return (
    <FieldFrame
      id={field.id}
      label={label}
      error={field.error}
      hint={hint}
      optional={optional}
      className={className}
    >
      <Select
        {...rest}
        {...wiring(field, hint !== undefined)}
        options={options}
        value={field.value}
        onValue={field.set}
      />
    </FieldFrame>
  );
}

/** The browser's own select: it supports keyboard, typing ahead and touch. */
export function Select<T extends string>(
  props: { options: readonly { value: T; label: string }[]; value: T; onValue: (value: T) => void } & Omit<
    ComponentProps<"select">,
    "value" | "onChange"
  >,
) {
  const { options, value, onValue, className, ...rest } = props;
  return (
    <select
      className={clsx(inputClass, "select-chevron pr-8", className)}
      {...rest}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onValue(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** A checkbox with a line that explains its effect. */
export function CheckField(props: {
  field: FormField<boolean>;
  label: string;
  note?: string;
  end?: ReactNode;
  disabled?: boolean;
}) {
  const { field } = props;
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-lg border border-line px-3 py-2.5 transition-colors hover:border-line-strong has-checked:border-lamp-line has-checked:bg-lamp-soft">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-[var(--lamp-text)]"
        id={field.id}
        name={field.name}
        checked={field.value}
        disabled={props.disabled}
        onChange={(event) => field.set(event.target.checked)}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-base font-medium">{props.label}</span>
        {props.note !== undefined && <span className="block text-sm text-muted">{props.note}</span>}
      </span>
      {props.end}
    </label>
  );
}
