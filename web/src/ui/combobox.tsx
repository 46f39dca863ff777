import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import { clsx } from "clsx";
import { Command } from "cmdk";
import { focusOnMount } from "#browser/focus.ts";
import type { FormField } from "#forms/form-shape.ts";
import { FieldFrame, inputClass, wiring } from "./field.tsx";
import { combobox as copy } from "./form-copy.ts";
import { Icon } from "./icon.tsx";
import { Popover } from "./popover.tsx";

interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxProps {
  label: string;
  hint?: string;
  optional?: boolean;
  options: readonly ComboboxOption[];
  className?: string;
}

/** A single choice from many: a button that opens a list, which typing filters. */
export function Combobox({ field, ...given }: ComboboxProps & { field: FormField<string> }) {
  return (
    <Choices
      {...given}
      field={field}
      chosen={field.value === "" ? [] : [field.value]}
      onChoose={(value, close) => {
        field.set(value);
        close();
      }}
    />
  );
}

/** Multiple choices from many: the list stays open, and the number chosen is announced. */
export function MultiCombobox({ field, ...given }: ComboboxProps & { field: FormField<readonly string[]> }) {
  const chosen = field.value;
  return (
    <Choices
      {...given}
      many
      field={field}
      chosen={chosen}
      onChoose={(value) =>
        field.set(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
      }
    />
  );
}

/** Every typed word stands in the label. */
const fits = (_: string, typed: string, labels: string[] = []) => (holdAll(labels, wordsOf(typed)) ? 1 : 0);

function Choices(
  props: ComboboxProps & {
    field: Omit<FormField<never>, "set" | "value">;
    chosen: readonly string[];
    many?: boolean;
    onChoose: (value: string, close: () => void) => void;
  },
) {
  const { field, label, hint, options, chosen, many = false } = props;
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const text = many && names.length > 2 ? copy.chosen(names.length) : names.join(", ");
  return (
    <FieldFrame
      id={field.id}
      label={label}
      error={field.error}
      hint={hint}
      optional={props.optional}
      className={props.className}
    >
      <Popover
        label={label}
        className="w-72"
        trigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            {...wiring(field, hint !== undefined)}
            aria-haspopup="dialog"
            aria-label={`${label}: ${text || copy.choose}`}
            className={clsx(inputClass, "flex items-center justify-between gap-2 text-left")}
          >
            <span className={clsx("truncate", text === "" && "text-faint")}>{text || copy.choose}</span>
            <Icon name="chevron-down" className="size-4 shrink-0 text-faint" />
          </button>
        )}
      >
        {(close) => (
          <Command loop vimBindings={false} label={label} filter={fits}>
            <Command.Input
              ref={focusOnMount}
              placeholder={copy.search}
              className="h-10 w-full border-b border-line bg-transparent px-4 text-base placeholder:text-faint focus:border-ink focus-visible:outline-none pointer-coarse:text-lg"
            />
            <Command.List
              label={label}
              aria-multiselectable={many || undefined}
              className="max-h-64 overflow-y-auto p-1.5"
            >
              <Command.Empty className="px-2.5 py-3 text-center text-muted">
                {copy.nothingFound}
              </Command.Empty>
              {options.map((option) => (
                <Command.Item
                  key={option.value}
                  value={option.value}
                  keywords={[option.label]}
                  aria-checked={chosen.includes(option.value)}
                  onSelect={() => props.onChoose(option.value, close)}
                  className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 aria-selected:bg-sunken dark:aria-selected:bg-line"
                >
                  <Icon
                    name="check"
                    className={clsx("size-4", !chosen.includes(option.value) && "invisible")}
                  />
                  {option.label}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        )}
      </Popover>
      {many && (
        <p role="status" className="sr-only">
          {chosen.length > 0 && copy.chosen(chosen.length)}
        </p>
      )}
    </FieldFrame>
  );
}
