import type { ReactNode } from "react";
import { Card, CardHeader } from "#ui/card.tsx";

/** One kind of control with its states next to each other. */
export function Example(props: { title: string; note?: string; children: ReactNode; stacked?: boolean }) {
  return (
    <Card aria-label={props.title}>
      <CardHeader title={props.title} {...(props.note === undefined ? {} : { note: props.note })} />
      <div
        className={
          props.stacked
            ? "grid grid-cols-1 gap-4 border-t border-line p-5"
            : "flex flex-wrap items-center gap-3 border-t border-line p-5"
        }
      >
        {props.children}
      </div>
    </Card>
  );
}
