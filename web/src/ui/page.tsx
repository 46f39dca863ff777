import { clsx } from "clsx";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { Icon } from "#ui/icon.tsx";
import { page as copy } from "./copy.ts";

/** Sets the browser tab's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = copy.documentTitle(title);
  }, [title]);
}

/**
 * The frame of a page: one heading at a fixed height, a line below it, and the same margins everywhere. Its actions
 * and the back link are in the heading's row, so that titles do not jump from page to page.
 */
export function Page(props: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
  /** Of a page whose list changes what its heading names: title and lead stay lines, and the list where it is. */
  oneLine?: boolean;
  children: ReactNode;
}) {
  const { oneLine = false } = props;
  usePageTitle(props.title);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:px-8 lg:py-7">
      <header className="mb-5">
        <div
          className={clsx(
            "relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2",
            props.back && "max-md:items-start",
            oneLine && "lg:flex-nowrap",
          )}
        >
          <h1
            className={clsx(
              "min-w-0 text-2xl",
              props.back && "max-md:py-1.75 max-md:pl-7",
              oneLine && "lg:truncate",
            )}
          >
            {props.title}
          </h1>
          {(props.actions !== undefined || props.back) && (
            <div className={clsx("flex flex-wrap items-center gap-x-4 gap-y-2", oneLine && "lg:shrink-0")}>
              {props.back && <BackLink {...props.back} inHeading />}
              {props.actions}
            </div>
          )}
        </div>
        {props.lead !== undefined && (
          <p className={clsx("mt-1 max-w-prose text-muted", oneLine && "lg:truncate")}>{props.lead}</p>
        )}
      </header>
      {props.children}
    </div>
  );
}

export function BackLink({
  to,
  label,
  className = "mb-3",
  inHeading = false,
}: {
  to: string;
  label: string;
  className?: string;
  /** On a phone, the arrow alone stands before the title: a line of its own would push everything down. */
  inHeading?: boolean;
}) {
  return (
    <Link
      to={to}
      className={clsx(
        "inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink",
        inHeading
          ? "max-md:absolute max-md:top-0.5 max-md:-left-3.5 max-md:size-10 max-md:justify-center"
          : className,
      )}
    >
      <Icon name="arrow-left" className={inHeading ? "size-3.5 max-md:size-5" : "size-3.5"} />
      <span className={clsx(inHeading && "max-md:sr-only")}>{label}</span>
    </Link>
  );
}
