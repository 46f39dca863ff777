import type { Sort } from "#routing/address.ts";
import { Select } from "./field.tsx";
import { dataTable as copy } from "./table-copy.ts";

/** Rows of two lines have no header to click, so a phone chooses the order from a list. */
export function SortSelect(props: {
  columns: readonly { label: string; sort?: { id: string } }[];
  value: Sort | null;
  onChange: (sort: Sort | null) => void;
}) {
  const orders = props.columns.flatMap(({ label, sort }) =>
    sort
      ? [
          { by: sort.id, descending: false, label: copy.ascending(label) },
          { by: sort.id, descending: true, label: copy.descending(label) },
        ]
      : [],
  );
  const { value } = props;
  const at = orders.findIndex((order) => order.by === value?.by && order.descending === value.descending);
  return (
    <div className="px-5 py-3 md:hidden">
      <Select
        aria-label={copy.sortBy}
        options={[
          { value: "-1", label: copy.defaultOrder },
          ...orders.map(({ label }, index) => ({ value: String(index), label })),
        ]}
        value={String(at)}
        onValue={(index) => {
          const order = orders[Number(index)];
          props.onChange(order ? { by: order.by, descending: order.descending } : null);
        }}
      />
    </div>
  );
}
