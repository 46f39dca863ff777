import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Rows in a frame of their own inside a dialog, so that what stands around them stays in sight. */
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
