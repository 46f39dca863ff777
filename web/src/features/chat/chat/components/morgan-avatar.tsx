import { clsx } from "clsx";

/** Morgan's face: a lit lamp on ink, the same in both themes. */
export function MorganAvatar({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={clsx("shrink-0 rounded-full", className)} aria-hidden>
      <rect width="32" height="32" fill="#1f1b16" />
      <circle
        cx="16"
        cy="16"
        r="11.5"
        fill="none"
        stroke="#f5b93a"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0.1 6.02"
      />
      <path
        d="M11 20.5v-9l5 5.5 5-5.5v9"
        fill="none"
        stroke="#f3efe7"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
