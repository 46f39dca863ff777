import type { ReactNode } from "react";
import { useSearchFilter } from "#routing/search-filter.ts";
import { Dialog } from "./dialog.tsx";

/**
 * A sheet next to the page, open while the address contains its name: `open` of `useSearchFilter` opens it, Back
 * closes it, and links can open it directly.
 */
export function SideSheet(props: {
  /** Its name in the address. */
  name: string;
  title: (value: string) => string;
  children: (value: string) => ReactNode;
  footer?: (value: string) => ReactNode;
}) {
  const filter = useSearchFilter();
  const value = filter.get(props.name);
  if (value === "") return null;
  return (
    <Dialog
      atSide
      inAddress
      title={props.title(value)}
      onClose={() => filter.close(props.name)}
      {...(props.footer ? { footer: props.footer(value) } : {})}
    >
      {props.children(value)}
    </Dialog>
  );
}
