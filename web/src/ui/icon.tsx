import { clsx } from "clsx";
import sprite from "../assets/icons.svg";
import type { IconName } from "./icon-names.ts";

export type { IconName };

/** An icon next to text, or in a control with a name; never the only name of anything. One image holds all icons. */
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
