import { clsx } from "clsx";
import { mark as copy } from "./copy.ts";

/** The logo: an M of lamps on ink. Decorative next to the name; give it a label where it appears alone. */
export function Mark({ className, label }: { className?: string; label?: string }) {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="0 0 32 32" className={clsx("shrink-0", className)} {...naming}>
      <rect width="32" height="32" rx="8" fill="#1f1b16" />
      <rect
        x="0.5"
        y="0.5"
        width="31"
        height="31"
        rx="7.5"
        fill="none"
        stroke="#f5b93a"
        strokeOpacity="0.22"
      />
      <path
        d="M7.5 23V9.5L16 18.5l8.5-9V23"
        fill="none"
        stroke="#8a6a22"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <g fill="#f5b93a">
        <circle cx="7.5" cy="23" r="2.3" />
        <circle cx="7.5" cy="9.5" r="2.3" />
        <circle cx="16" cy="18.5" r="2.3" />
        <circle cx="24.5" cy="9.5" r="2.3" />
        <circle cx="24.5" cy="23" r="2.3" />
      </g>
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={clsx("inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight", className)}
    >
      <Mark className="size-7" />
      <span>{copy.marquee}</span>
    </span>
  );
}
