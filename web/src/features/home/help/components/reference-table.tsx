import { clsx } from "clsx";
import { Card, CardHeader } from "#ui/card.tsx";
import type { Reference } from "../model/reference.ts";

/** Reference data that the product itself uses, line by line. */
export function ReferenceTable({ table }: { table: Reference }) {
  return (
    <Card
      id={table.id}
      aria-labelledby={`${table.id}-title`}
      className={clsx(
        "scroll-mt-20",
        // The two short tables are next to the long one; the longest take the full width.
        table.id === "limits" && "lg:row-span-2",
        (table.id === "words" || table.id === "errors") && "lg:col-span-2",
      )}
    >
      <CardHeader id={`${table.id}-title`} title={table.title} />
      <dl className="divide-y divide-line border-t border-line">
        {table.rows.map(({ name, value, note }) => (
          <div key={name} className="flex min-h-10 flex-wrap items-baseline gap-x-4 px-5 py-2">
            <dt className="min-w-0 flex-1 break-words">
              {table.id === "errors" ? <code className="text-sm">{name}</code> : name}
              {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
            </dt>
            {value !== undefined && <dd className="shrink-0 text-right text-muted">{value}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
