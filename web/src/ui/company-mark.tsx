import { monogramOf } from "@marquee/concept-boards/posters/monogram";
import { clsx } from "clsx";

/** A company's monogram, in a color of its own. Decorative: its name stands next to it. */
export function CompanyMark({ company, className }: { company: string; className?: string }) {
  const { initials, ground, ink } = monogramOf(company);
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={clsx("shrink-0 font-semibold", className)}>
      <rect width="64" height="64" rx="16" fill={ground} />
      <text x="32" y="32" dy="0.36em" fontSize="25" textAnchor="middle" fill={ink}>
        {initials}
      </text>
    </svg>
  );
}
