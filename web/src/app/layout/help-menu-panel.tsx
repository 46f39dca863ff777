import { useLocation } from "react-router-dom";
import { openAppDialog } from "#browser/app-dialog.ts";
import { documentationHref, paths } from "#routing/paths.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { helpMenu as copy } from "../copy.ts";

/** Help, the documentation and the tour. */
export function HelpMenuPanel({ onClose }: { onClose: () => void }) {
  return (
    <Menu label={copy.label}>
      <HelpItems onClose={onClose} />
    </Menu>
  );
}

/** The same items for another menu: on a phone they are in the account menu. */
export function HelpItems({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  function open(dialog: "help" | "tour"): void {
    onClose();
    openAppDialog(dialog);
  }
  return (
    <>
      <MenuLink to={`${paths.help}?${new URLSearchParams({ about: pathname })}`} onClick={onClose}>
        <Icon name="circle-help" />
        {copy.help}
      </MenuLink>
      <MenuItem onClick={() => open("help")}>
        <Icon name="corner-down-left" />
        {copy.shortcuts}
      </MenuItem>
      <MenuLink to={documentationHref} reloadDocument>
        <Icon name="book-open" />
        {copy.documentation}
      </MenuLink>
      <MenuItem onClick={() => open("tour")}>
        <Icon name="compass" />
        {copy.takeTour}
      </MenuItem>
    </>
  );
}
