import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Select } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { SearchField } from "./search-field.tsx";
import { filterBar as copy } from "./table-copy.ts";

export interface Filter {
  name: string;
  label: string;
  /** The label for no choice, such as “All roles”. */
  any: string;
  options: readonly { value: string; label: string }[];
}

/** A list's search and filters, and below them a removable chip for each active filter. */
export function FilterBar(props: {
  /** From `useAddressFilters`. */
  state: {
    values: Readonly<Record<string, string | undefined>>;
    set: (name: string, value: string) => void;
    clear: () => void;
  };
  search?: { name: string; label: string; placeholder: string };
  filters: readonly Filter[];
  /** Filters whose controls are among the children. */
  elsewhere?: readonly Filter[];
  /** Additional controls of the list. */
  children?: ReactNode;
}) {
  const { values, set, clear } = props.state;
  const bar = useRef<HTMLDivElement>(null);
  const chips = [...props.filters, ...(props.elsewhere ?? [])].flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === values[name]);
    return chosen ? [{ name, label, value: chosen.label }] : [];
  });

  /** The chip with focus is gone, so the bar's first control takes it. */
  function changeAndRefocus(change: () => void): void {
    change();
    bar.current?.querySelector<HTMLElement>("input, select")?.focus();
  }

  return (
    <div ref={bar} className="mb-4 grid grid-cols-1 gap-2">
      <div className="grid grid-cols-1 gap-2 md:flex md:flex-wrap">
        {props.search && (
          <SearchField
            label={props.search.label}
            placeholder={props.search.placeholder}
            value={values[props.search.name] ?? ""}
            onValue={(value) => set(props.search?.name ?? "", value)}
          />
        )}
        <div className="phone-strip gap-2 md:contents">
          {props.filters.map(({ name, label, any, options }) => (
            <Select
              key={name}
              aria-label={label}
              className="w-auto!"
              options={[{ value: "", label: any }, ...options]}
              value={values[name] ?? ""}
              onValue={(value) => set(name, value)}
            />
          ))}
          {props.children}
        </div>
      </div>
      {chips.length > 0 && (
        <ul aria-label={copy.active} className="flex flex-wrap items-center gap-2">
          {chips.map(({ name, label, value }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={copy.remove(label, value)}
                onClick={() => changeAndRefocus(() => set(name, ""))}
                className="inline-flex min-h-7 items-center gap-1.5 rounded-full border border-lamp-line bg-lamp-soft px-2.5 text-sm hover:border-ink pointer-coarse:min-h-10"
              >
                {copy.chip(label, value)}
                <Icon name="x" className="size-3.5" />
              </button>
            </li>
          ))}
          <li>
            <Button variant="ghost" size="sm" onClick={() => changeAndRefocus(clear)}>
              {copy.clear}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
