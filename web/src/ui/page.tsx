import { clsx } from "clsx";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { Icon } from "#ui/icon.tsx";
import { page as copy } from "./copy.ts";

/** Names the browser tab after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = copy.marquee(title);
  }, [title]);
}

/** The frame of a page: one heading, a line under it, its actions, and the same margins everywhere. */
export function Page(props: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
  wide?: boolean;
  children: ReactNode;
}) {
  usePageTitle(props.title);
  return (
    <div
      className={clsx(
        "mx-auto w-full px-4 py-6 sm:px-6 lg:px-8 lg:py-7",
        props.wide ? "max-w-7xl" : "max-w-6xl",
      )}
    >
      {props.back && <BackLink {...props.back} />}
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{props.title}</h1>
          {props.lead !== undefined && <p className="mt-1 max-w-prose text-muted">{props.lead}</p>}
        </div>
        {props.actions !== undefined && (
          <div className="flex flex-wrap items-center gap-2">{props.actions}</div>
        )}
      </header>
      {props.children}
    </div>
  );
}

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="mb-3 inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink"
    >
      <Icon name="arrow-left" className="size-3.5" />
      {label}
    </Link>
  );
}
