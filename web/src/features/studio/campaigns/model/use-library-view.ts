import { isOnPhone } from "#browser/screens.ts";
import { readStored, storageKeys, writeStored } from "#browser/storage.ts";
import { useAddress } from "#routing/address.ts";

const libraryViews = ["table", "cards"] as const;
export type LibraryView = (typeof libraryViews)[number];

const read = (text: string | null) => libraryViews.find((view) => view === text);

/** A phone has room for pictures, not for columns. */
const usual = (): LibraryView => (isOnPhone() ? "cards" : "table");

/** The library's view: from the address, else the one last chosen in this browser. */
export function useLibraryView(): readonly [LibraryView, (view: LibraryView) => void] {
  const address = useAddress();
  const view = read(address.get("view")) ?? read(readStored(storageKeys.libraryView)) ?? usual();
  return [
    view,
    (next) => {
      writeStored(storageKeys.libraryView, next);
      address.set("view", next);
    },
  ];
}
