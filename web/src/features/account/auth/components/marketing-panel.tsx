import { marketingPanel as copy } from "../copy.ts";
import { SampleAnswer } from "./sample-answer.tsx";

const promises = [
  { title: copy.matchingTitle, text: copy.matchingText },
  { title: copy.roiTitle, text: copy.roiText },
  { title: copy.assistantTitle, text: copy.assistantText },
] as const;

/** The sign next to the form: lit in both themes. It shows its promise on a sample in the product's own style. */
export function MarketingPanel() {
  return (
    <aside
      aria-label={copy.label}
      className="relative hidden overflow-hidden bg-[#1b1712] p-4 text-[#f3efe7] lg:block"
    >
      <LampFrame />
      <div className="sticky top-0 flex h-[calc(100dvh-2rem)] flex-col justify-center gap-8 overflow-hidden px-10 py-12 xl:px-16">
        <p className="max-w-lg text-[clamp(1.75rem,2.8vw,2.5rem)] leading-[1.08] font-semibold tracking-tight text-balance">
          {copy.headline}
        </p>
        <SampleAnswer />
        <ul className="grid max-w-lg gap-4">
          {promises.map(({ title, text }) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className="mt-1.5 size-2.5 shrink-0 rounded-full bg-[#f5b93a] shadow-[0_0_14px_2px_rgb(245_185_58/0.55)]"
              />
              <div>
                <p className="text-base font-medium">{title}</p>
                <p className="text-sm text-[#bbb3a6]">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

const inset = (px: number) => ({ width: `calc(100% - ${px}px)`, height: `calc(100% - ${px}px)` });

/** A frame of lamps, drawn once and stretched to any size. */
function LampFrame() {
  return (
    <svg aria-hidden className="absolute inset-4 h-[calc(100%-2rem)] w-[calc(100%-2rem)]">
      <rect
        x="6"
        y="6"
        rx="22"
        style={inset(12)}
        fill="none"
        stroke="#f5b93a"
        strokeWidth="5"
        strokeLinecap="round"
        pathLength={140}
        strokeDasharray="0.001 1"
      />
      <rect x="22" y="22" rx="12" style={inset(44)} fill="none" stroke="#4a3d22" strokeWidth="1" />
    </svg>
  );
}
