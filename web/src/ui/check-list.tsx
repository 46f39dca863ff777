import { clsx } from "clsx";
import { Icon } from "./icon.tsx";

/** Short lines with check marks that list what is included. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={clsx("grid grid-cols-1 gap-1.5", className)}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2">
          <Icon name="check" className="mt-1 size-4 shrink-0 text-lamp-text" />
          {item}
        </li>
      ))}
    </ul>
  );
}
