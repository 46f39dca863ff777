import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Rows in their own scroll area inside a dialog, so that everything around them stays in view. */
export function ScrollFrame(props: { label: string; className?: string; children: ReactNode }) {
  return (
    <section
      aria-label={props.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        "-mx-6 max-h-96 overflow-y-auto focus-visible:outline-offset-[-2px] [&_thead_th]:top-0!",
        props.className,
      )}
    >
      {props.children}
    </section>
  );
}
