import { clsx } from "clsx";
import type { ComponentProps, ElementType, ReactNode } from "react";

/** A bordered surface: a section of its own unless it is an item of a list, a form or a paragraph. */
export function Card<As extends "section" | "li" | "form" | "p" = "section">({
  as,
  className,
  ...rest
}: { as?: As } & ComponentProps<As>) {
  const Element = (as ?? "section") as ElementType;
  return <Element className={clsx("rounded-xl border border-line bg-surface", className)} {...rest} />;
}

/** The header of a card: title, a short note, and at most a couple of actions. */
export function CardHeader(props: {
  title: string;
  id?: string;
  note?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <header
      className={clsx(
        "flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3",
        props.className,
      )}
    >
      <div className="min-w-0">
        <h2 id={props.id} className="text-base">
          {props.title}
        </h2>
        {props.note !== undefined && <p className="text-sm text-muted">{props.note}</p>}
      </div>
      {props.actions && (
        // A ghost button has padding: shift it by that much so that its text aligns with the card's content.
        <div className="flex items-center gap-2 has-[>[data-ghost]:last-child]:-mr-2.5">{props.actions}</div>
      )}
    </header>
  );
}
