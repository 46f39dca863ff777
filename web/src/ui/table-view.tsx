import { useState } from "react";
import { readStored, storageKeys, writeStored } from "#browser/storage.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Popover } from "./popover.tsx";
import { tableView as copy } from "./table-copy.ts";

/** The user's view settings for a table, stored in this browser. */
export interface TableView {
  dense: boolean;
  /** The labels of the hidden columns. */
  hidden: readonly string[];
}

/** The view settings that this browser stores for a table. */
export function useTableView(table: string): readonly [TableView, (view: TableView) => void] {
  const key = storageKeys.tableView(table);
  const [view, setView] = useState(() => parse(readStored(key)));
  return [
    view,
    (next) => {
      writeStored(key, JSON.stringify(next));
      setView(next);
    },
  ];
}

function parse(text: string | null): TableView {
  try {
    const { dense, hidden } = JSON.parse(text ?? "{}") as Partial<TableView>;
    return { dense: dense === true, hidden: Array.isArray(hidden) ? hidden.map(String) : [] };
  } catch {
    return { dense: false, hidden: [] };
  }
}

/** The button that opens the choice of columns and density. */
export function TableViewMenu(props: {
  columns: readonly { label: string; optional?: boolean }[];
  view: TableView;
  onView: (view: TableView) => void;
}) {
  const { view, onView } = props;
  const toggle = (label: string, visible: boolean) =>
    onView({
      ...view,
      hidden: visible ? view.hidden.filter((each) => each !== label) : [...view.hidden, label],
    });
  return (
    <Popover
      label={copy.title}
      className="w-56 p-3"
      trigger={(trigger) => (
        <Button {...trigger}>
          <Icon name="settings" />
          {copy.title}
        </Button>
      )}
    >
      {() => (
        <>
          <fieldset className="max-md:hidden">
            <legend className="mb-1 text-sm text-muted">{copy.columns}</legend>
            {props.columns
              .filter(({ optional }) => optional)
              .map(({ label }) => (
                <Choice
                  key={label}
                  label={label}
                  checked={!view.hidden.includes(label)}
                  onChange={(visible) => toggle(label, visible)}
                />
              ))}
          </fieldset>
          <fieldset className="md:mt-3">
            <legend className="mb-1 text-sm text-muted">{copy.rows}</legend>
            <Choice
              label={copy.dense}
              checked={view.dense}
              onChange={(dense) => onView({ ...view, dense })}
            />
          </fieldset>
        </>
      )}
    </Popover>
  );
}

function Choice(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-4 accent-lamp-text"
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </label>
  );
}
