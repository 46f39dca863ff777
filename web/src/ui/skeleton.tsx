import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A place of the size of what will come. It shows only when waiting lasts long enough to be noticed. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("block animate-appear rounded-md bg-line/60", className)} />;
}

/** Says once to screen readers that something is loading, whatever shape stands for it. */
export function Loading({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
