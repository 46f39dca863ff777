import type { Handout } from "@marquee/contracts/studio/handouts";
import { MenuLink } from "#ui/menu.tsx";
import { handoutNames } from "../concept-copy.ts";

/** The menu's links to a concept on one page and as slides. */
export function HandoutLinks(props: { pathOf: (file: Handout) => string; onClick: () => void }) {
  return Object.entries(handoutNames).map(([file, name]) => (
    <MenuLink key={file} reloadDocument download to={props.pathOf(file as Handout)} onClick={props.onClick}>
      {name}
    </MenuLink>
  ));
}
