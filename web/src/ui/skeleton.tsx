import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A placeholder of the final size. It appears only if loading takes long enough to notice. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("block animate-appear rounded-md bg-line/60", className)} />;
}

/** Announces once to screen readers that something is loading, whatever placeholders are shown. */
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
