import { clsx } from "clsx";
import type { ReactNode } from "react";

export type BannerTone = "info" | "warning";

const tones: Record<BannerTone, string> = {
  info: "border-line bg-info-soft text-info",
  warning: "border-lamp-line bg-lamp-soft text-lamp-text",
};

/** One line across the page about the whole of it; not on paper. */
export function Banner(props: {
  tone: BannerTone;
  children: ReactNode;
  /** Only to be looked at: a preview announces nothing. */
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
