import { foldLetters } from "@marquee/contracts/text/search-text";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { meantKey } from "#browser/meant-key.ts";

const itemSelector = '[role^="menuitem"]:not([aria-disabled="true"])';

const itemClass =
  "flex min-h-8.5 w-full items-center gap-2.5 rounded-lg px-2.5 text-left text-base hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-2px] pointer-coarse:min-h-11 dark:hover:bg-line dark:focus-visible:bg-line [&_svg]:size-4 [&_svg]:text-faint";

/** A menu's items: one tab stop, with arrows and letters moving within (WAI-ARIA menu pattern). */
export function Menu({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector<HTMLElement>(itemSelector)?.focus();
  }, []);

  function move(key: string): boolean {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const target = nextItem(items, at, key);
    target?.focus();
    return target !== undefined;
  }

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={clsx("p-1.5", className)}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && move(meantKey(event)))
          event.preventDefault();
      }}
    >
      {children}
    </div>
  );
}

function nextItem(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case "ArrowDown":
      return items[(at + 1) % items.length];
    case "ArrowUp":
      return items.at(at <= 0 ? -1 : at - 1);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default: {
      if (key.length !== 1 || key === " ") return undefined;
      const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      return after.find((item) =>
        foldLetters(item.textContent ?? "")
          .trimStart()
          .startsWith(foldLetters(key)),
      );
    }
  }
}

export function MenuItem({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={clsx(itemClass, className)} {...rest} />
  );
}

export function MenuLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link role="menuitem" tabIndex={-1} className={clsx(itemClass, className)} {...rest} />;
}
