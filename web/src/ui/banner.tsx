import { clsx } from "clsx";
import type { ReactNode } from "react";

export type BannerTone = "info" | "warning";

const tones: Record<BannerTone, string> = {
  info: "border-line bg-info-soft text-info",
  warning: "border-lamp-line bg-lamp-soft text-lamp-text",
};

/** One line across the page that concerns all of it; not printed. */
export function Banner(props: {
  tone: BannerTone;
  children: ReactNode;
  /** Whether it is only a preview, which announces nothing. */
  preview?: boolean;
}) {
  return (
    <p
      role={props.preview ? undefined : "status"}
      className={clsx(
        "shrink-0 border-b px-4 py-1.5 text-center text-sm break-words print:hidden",
        tones[props.tone],
      )}
    >
      {props.children}
    </p>
  );
}
