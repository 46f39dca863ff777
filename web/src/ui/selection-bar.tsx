import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { dataTable as copy } from "./table-copy.ts";

/** The selected rows of a table, and the actions on them. */
export interface Selection<Row> {
  /** The keys of the selected rows. */
  selected: readonly string[];
  onSelect: (keys: readonly string[]) => void;
  nameOf: (row: Row) => string;
  actions: (rows: readonly Row[]) => ReactNode;
}

/** A checkbox that selects a row, or all rows. */
export function SelectBox(props: {
  label: string;
  checked: boolean;
  /** Whether only some of its rows are selected. */
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

/** The actions on the selected rows; it stays visible below a long table. */
export function SelectionBar(props: {
  count: number;
  onAll: (() => void) | undefined;
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={copy.selection}
      className="sticky bottom-(--bar) z-2 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-5 py-2"
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
