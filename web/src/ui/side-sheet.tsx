import type { ReactNode } from "react";
import { useSearchFilter } from "#routing/search-filter.ts";
import { Dialog } from "./dialog.tsx";

/**
 * A sheet beside the page for one thing of it, open while the address names it: `open` of `useSearchFilter` opens it,
 * Back closes it, and a link can lead to it.
 */
export function SideSheet(props: {
  /** The name in the address. */
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
