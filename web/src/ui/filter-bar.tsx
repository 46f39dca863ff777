import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { filterBar as copy } from "./copy.ts";
import { Select } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { SearchField } from "./search-field.tsx";

export interface Filter {
  name: string;
  label: string;
  /** What stands for no choice, such as “All roles”. */
  any: string;
  options: readonly { value: string; label: string }[];
}

/** The search and the filters of a list, and beneath them a chip for each that holds, which takes it back. */
export function FilterBar(props: {
  /** Of `useSearchFilters`. */
  state: {
    values: Readonly<Record<string, string | undefined>>;
    set: (name: string, value: string) => void;
    clear: () => void;
  };
  search?: { name: string; label: string; placeholder: string };
  filters: readonly Filter[];
  /** Filters that have their controls among the children. */
  elsewhere?: readonly Filter[];
  /** Further controls of the list. */
  children?: ReactNode;
}) {
  const { values, set, clear } = props.state;
  const bar = useRef<HTMLDivElement>(null);
  const chips = [...props.filters, ...(props.elsewhere ?? [])].flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === values[name]);
    return chosen ? [{ name, label, value: chosen.label }] : [];
  });

  /** The chip that had the focus is gone: the next control of the bar takes it. */
  function take(change: () => void): void {
    change();
    bar.current?.querySelector<HTMLElement>("input, select")?.focus();
  }

  return (
    <div ref={bar} className="mb-4 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {props.search && (
          <SearchField
            label={props.search.label}
            placeholder={props.search.placeholder}
            value={values[props.search.name] ?? ""}
            onValue={(value) => set(props.search?.name ?? "", value)}
          />
        )}
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
      {chips.length > 0 && (
        <ul aria-label={copy.active} className="flex flex-wrap items-center gap-2">
          {chips.map(({ name, label, value }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={copy.remove(label, value)}
                onClick={() => take(() => set(name, ""))}
                className="inline-flex min-h-7 items-center gap-1.5 rounded-full border border-lamp-line bg-lamp-soft px-2.5 text-sm hover:border-ink pointer-coarse:min-h-10"
              >
                {copy.chip(label, value)}
                <Icon name="x" className="size-3.5" />
              </button>
            </li>
          ))}
          <li>
            <Button variant="ghost" size="sm" onClick={() => take(clear)}>
              {copy.clear}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
