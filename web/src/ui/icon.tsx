import { clsx } from "clsx";
import sprite from "../assets/icons.svg";
import type { IconName } from "./icon-names.ts";

export type { IconName };

/** An icon beside words, or within a control that has a name; never the only name of anything. One image file holds all. */
export function Icon({
  name,
  className,
  strokeWidth = 1.9,
}: {
  name: IconName;
  className?: string;
  strokeWidth?: number;
}) {
  return (
    <svg
      aria-hidden
      className={clsx("icon", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
