import type { ReactNode } from "react";
import { useAddress } from "#routing/address.ts";
import type { AddressDialogName } from "#routing/address-dialogs.ts";
import { OpenedByAddress } from "#routing/opened-by-address.ts";

/**
 * A dialog or sheet that is open while the address contains its name: `open` of `useAddress` opens it, and links
 * can open it directly. The dialog inside knows from here that the address opened it.
 */
export function AddressDialog(props: {
  name: AddressDialogName;
  /** The dialog for the parameter's value, and what closes it. */
  children: (value: string, close: () => void) => ReactNode;
}) {
  const address = useAddress();
  const value = address.get(props.name);
  if (value === "") return null;
  return (
    <OpenedByAddress value={true}>{props.children(value, () => address.close(props.name))}</OpenedByAddress>
  );
}
