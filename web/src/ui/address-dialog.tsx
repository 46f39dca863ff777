import type { ReactNode } from "react";
import type { AddressDialogName } from "#routing/address-dialogs.ts";
import { OpenedByAddress } from "#routing/opened-by-address.ts";
import { useAddressClose, useSearchFilter } from "#routing/search-filter.ts";

/**
 * A dialog or sheet that is open while the address contains its name: `open` of `useSearchFilter` opens it, and links
 * can open it directly. The dialog inside knows from here that the address opened it.
 */
export function AddressDialog(props: {
  name: AddressDialogName;
  /** The dialog for the parameter's value, and what closes it. */
  children: (value: string, close: () => void) => ReactNode;
}) {
  const value = useSearchFilter().get(props.name);
  const close = useAddressClose(props.name);
  if (value === "") return null;
  return <OpenedByAddress value={true}>{props.children(value, close)}</OpenedByAddress>;
}
