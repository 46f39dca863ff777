import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router-dom";

const variants = {
  ink: "font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current",
  lamp: "font-medium text-lamp-text underline decoration-lamp-line underline-offset-4 hover:decoration-current",
  danger: "font-medium text-danger underline underline-offset-2",
  name: "underline-offset-4 hover:underline",
} as const;

/**
 * How the link looks: "ink" within what is read, "lamp" for the next thing to do, "danger" for what went wrong, "name"
 * for a name in a list, whose place says that it leads somewhere.
 */
type Variant = keyof typeof variants;

type Target = LinkProps | ({ to?: undefined; href: string } & ComponentProps<"a">);

/** A link that stands in text. `to` is a page of ours, `href` anything else. */
export function TextLink({
  variant = "ink",
  className,
  children,
  ...target
}: Target & { variant?: Variant }) {
  const classes = clsx(variants[variant], className);
  if (target.to !== undefined)
    return (
      <Link {...target} className={classes}>
        {children}
      </Link>
    );
  return (
    <a {...target} className={classes}>
      {children}
    </a>
  );
}
