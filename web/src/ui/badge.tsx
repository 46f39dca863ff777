import { clsx } from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "lamp" | "success" | "danger" | "info" | "outline";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-muted dark:bg-line",
  lamp: "bg-lamp-soft text-lamp-text",
  success: "bg-success-soft text-success",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
  outline: "border border-line-strong text-muted",
};

export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex h-5 shrink-0 items-center gap-1 rounded-md px-1.5 text-2xs font-medium whitespace-nowrap [&_svg]:size-3",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
