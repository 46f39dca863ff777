import type { ReactNode } from "react";
import type { AddressDialogName } from "#routing/address-dialogs.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { Dialog } from "./dialog.tsx";

/** A sheet next to the page, open while the address contains its name. */
export function SideSheet(props: {
  /** Its name in the address. */
  name: AddressDialogName;
  title: (value: string) => string;
  children: (value: string) => ReactNode;
  footer?: (value: string) => ReactNode;
}) {
  return (
    <AddressDialog name={props.name}>
      {(value, close) => (
        <Dialog
          atSide
          title={props.title(value)}
          onClose={close}
          {...(props.footer ? { footer: props.footer(value) } : {})}
        >
          {props.children(value)}
        </Dialog>
      )}
    </AddressDialog>
  );
}
