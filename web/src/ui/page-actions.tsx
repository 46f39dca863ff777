import type { ReactNode } from "react";
import { Button, LinkButton } from "./button.tsx";
import { pageActions as copy } from "./copy.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { Menu, MenuItem, MenuLink } from "./menu.tsx";
import { Popover } from "./popover.tsx";

/** What can be done on a page: a click, a link, or a menu of further ones. */
export interface PageAction {
  label: string;
  icon?: IconName;
  /** The page's own action stays a button on a phone. */
  variant?: "primary" | "ghost";
  disabled?: boolean;
  pending?: boolean;
  act: { onClick: () => void } | { to: string } | { menu: (close: () => void) => ReactNode };
}

/**
 * The actions of a page's heading. On a phone, where more than two would take rows of their own, all but the primary
 * one are in one menu.
 */
export function PageActions({ actions }: { actions: readonly PageAction[] }) {
  const rest = actions.filter(({ variant }) => variant !== "primary");
  const isMenu = actions.length > 2;
  const asButtons = (some: readonly PageAction[]) =>
    some.map((action) => <ActionButton key={action.label} {...action} />);
  if (!isMenu) return <div className="flex flex-wrap gap-2 print:hidden">{asButtons(actions)}</div>;
  return (
    <div className="flex items-center gap-2 print:hidden">
      <div className="flex flex-wrap justify-end gap-2 max-md:hidden">{asButtons(rest)}</div>
      {asButtons(actions.filter(({ variant }) => variant === "primary"))}
      <span className="md:hidden">
        <Popover
          className="w-60"
          trigger={(trigger) => (
            <Button {...trigger} size="icon" aria-haspopup="menu" aria-label={copy.menu}>
              <Icon name="ellipsis" />
            </Button>
          )}
        >
          {(close) => (
            <Menu label={copy.menu}>
              {rest.map((action) => (
                <ActionItem key={action.label} {...action} close={close} />
              ))}
            </Menu>
          )}
        </Popover>
      </span>
    </div>
  );
}

function ActionButton({ label, icon, variant, disabled = false, pending = false, act }: PageAction) {
  const children = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  if ("to" in act)
    return (
      <LinkButton to={act.to} {...(variant && { variant })}>
        {children}
      </LinkButton>
    );
  const given = { ...(variant && { variant }), disabled, pending, children };
  if ("onClick" in act) return <Button {...given} onClick={act.onClick} />;
  return (
    <Popover className="w-52" trigger={(trigger) => <Button {...trigger} {...given} aria-haspopup="menu" />}>
      {(close) => <Menu label={label}>{act.menu(close)}</Menu>}
    </Popover>
  );
}

function ActionItem({ label, act, disabled, close }: PageAction & { close: () => void }) {
  if ("to" in act)
    return (
      <MenuLink to={act.to} onClick={close}>
        {label}
      </MenuLink>
    );
  if ("menu" in act) return disabled ? null : act.menu(close);
  return (
    <MenuItem
      disabled={disabled}
      onClick={() => {
        close();
        act.onClick();
      }}
    >
      {label}
    </MenuItem>
  );
}
