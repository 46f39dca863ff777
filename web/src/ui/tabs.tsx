import { clsx } from "clsx";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

export interface Tab {
  value: string;
  label: string;
  /** Shown beside the label; a count, usually. */
  note?: ReactNode;
  content: ReactNode;
}

/** Tabs on a line. The current one is the caller's to keep, usually in the address. */
export function Tabs(props: { label: string; value: string; onValue: (value: string) => void; tabs: readonly Tab[]; className?: string }) {
  return (
    <Radix.Root value={props.value} onValueChange={props.onValue} className={props.className}>
      <Radix.List aria-label={props.label} className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {props.tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              "relative -mb-px inline-flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-3 text-base font-medium whitespace-nowrap text-muted",
              "hover:text-ink focus-visible:outline-offset-[-2px] data-[state=active]:border-lamp data-[state=active]:text-ink pointer-coarse:h-11",
            )}
          >
            {tab.label}
            {tab.note}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {props.tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
