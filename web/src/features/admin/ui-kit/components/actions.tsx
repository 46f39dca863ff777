import { paths } from "#routing/paths.ts";
import { Button, IconButton, LinkButton } from "#ui/button.tsx";
import { CalendarButton } from "#ui/calendar-button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { iconNames } from "#ui/icon-names.ts";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { PageActions } from "#ui/page-actions.tsx";
import { Popover } from "#ui/popover.tsx";
import { Shortcuts } from "#ui/shortcuts.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { actions as copy } from "../copy.ts";
import { Example } from "./example.tsx";

const variants = ["primary", "secondary", "ghost", "danger", "lamp"] as const;
const sizes = ["sm", "md", "lg"] as const;

/** Controls to click. */
export function Actions() {
  return (
    <>
      <Example title={copy.buttons}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
        <Button disabled>{copy.disabled}</Button>
        <Button pending>{copy.pending}</Button>
        <LinkButton to={paths.uiKit}>{copy.link}</LinkButton>
        <IconButton label={copy.icon}>
          <Icon name="settings" />
        </IconButton>
        <CopyButton text={copy.copied} label={copy.copy} />
        <CalendarButton name={copy.link} entries={[{ id: "1", title: copy.link, when: { day: copy.day } }]} />
      </Example>
      <Example title={copy.textLinks} note={copy.textLinksNote}>
        {(["ink", "lamp", "danger", "name"] as const).map((variant) => (
          <TextLink key={variant} variant={variant} to={paths.uiKit}>
            {variant}
          </TextLink>
        ))}
      </Example>
      <Example title={copy.menus} note={copy.menusNote}>
        <Popover
          className="w-56"
          trigger={(trigger) => (
            <Button {...trigger} aria-haspopup="menu">
              {copy.openMenu}
            </Button>
          )}
        >
          {(close) => (
            <Menu label={copy.menu}>
              <MenuItem onClick={close}>{copy.item}</MenuItem>
              <MenuItem disabled>{copy.disabled}</MenuItem>
              <MenuLink to={paths.uiKit} onClick={close}>
                {copy.link}
              </MenuLink>
            </Menu>
          )}
        </Popover>
        <Popover
          label={copy.panel}
          className="w-72"
          trigger={(trigger) => <Button {...trigger}>{copy.openPanel}</Button>}
        >
          {() => <p className="p-4">{copy.panelText}</p>}
        </Popover>
      </Example>
      <Example title={copy.pageActions} note={copy.pageActionsNote}>
        <PageActions
          actions={[
            { label: copy.link, icon: "pencil", act: { to: paths.uiKit } },
            { label: copy.copied, act: { onClick: () => undefined } },
            {
              label: copy.menu,
              icon: "download",
              act: { menu: (close) => <MenuItem onClick={close}>{copy.item}</MenuItem> },
            },
            { label: copy.openPanel, variant: "primary", act: { onClick: () => undefined } },
          ]}
        />
      </Example>
      <Example title={copy.shortcuts} stacked>
        <Shortcuts />
      </Example>
      <Example title={copy.icons}>
        {iconNames.map((name) => (
          <span key={name} className="flex w-36 items-center gap-2 text-sm text-muted">
            <Icon name={name} className="size-5 shrink-0 text-ink" />
            <span className="truncate">{name}</span>
          </span>
        ))}
      </Example>
    </>
  );
}
