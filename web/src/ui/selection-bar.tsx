import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { dataTable as copy } from "./copy.ts";

/** Which rows of a table are selected, and what can be done with them. */
export interface Selection<Row> {
  /** By their keys. */
  selected: readonly string[];
  onSelect: (keys: readonly string[]) => void;
  nameOf: (row: Row) => string;
  actions: (rows: readonly Row[]) => ReactNode;
}

/** A box that selects a row, or all of them. */
export function SelectBox(props: {
  label: string;
  checked: boolean;
  /** Some of what it stands for is selected. */
  partly?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      aria-label={props.label}
      ref={(box) => {
        if (box) box.indeterminate = !props.checked && props.partly === true;
      }}
      checked={props.checked}
      onChange={(event) => props.onChange(event.target.checked)}
      className="size-4 align-middle accent-lamp-text pointer-coarse:size-6"
    />
  );
}

/** What can be done with what is selected; it stays in sight below a long table. */
export function SelectionBar(props: {
  count: number;
  onAll: (() => void) | undefined;
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={copy.selection}
      className="sticky bottom-0 z-2 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-5 py-2"
    >
      <p role="status" className="mr-auto font-medium">
        {copy.selected(props.count)}
      </p>
      {props.children}
      {props.onAll && (
        <Button variant="ghost" size="sm" onClick={props.onAll}>
          {copy.selectAll}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={props.onClear}>
        {copy.clear}
      </Button>
    </section>
  );
}
