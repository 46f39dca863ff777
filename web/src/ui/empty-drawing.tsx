import type { ReactNode } from "react";

/** What is missing, as signs that are not lit yet but for their first lamps. */
const drawings = {
  events: (
    <>
      <path d="M5 53V37h9V27h10V17l5-7 5 7v10M62 27v-9h9v7h9v12h10v16M1 57h94" />
      <rect x="19" y="30" width="58" height="22" rx="4" className="fill-surface" />
      <Bulbs x={14.5} y={25.5} width={67} height={31} />
      <path d="M28 38h40M35 45h26" strokeDasharray="9 4" />
      <Lamps at={[[48, 25.5]]} />
    </>
  ),
  deals: (
    <>
      <Bulbs x={3} y={18} width={24} height={26} />
      <Bulbs x={69} y={18} width={24} height={26} />
      <path d="M10 31h10M76 31h10M27 31h6M63 31h6" />
      <rect x="33" y="5" width="30" height="50" rx="3" className="fill-surface" />
      <path d="M40 14h16M40 21h16M40 28h9" />
      <path d="M39 45c3-7 6 5 9-1s4 3 9-2" className="stroke-lamp" />
      <Lamps
        at={[
          [27, 31],
          [69, 31],
        ]}
      />
    </>
  ),
  concepts: (
    <>
      <path d="M33 44l-6 14M63 44l6 14M48 44v8" />
      <rect x="19" y="7" width="58" height="34" rx="4" className="fill-surface" />
      <Bulbs x={14.5} y={2.5} width={67} height={43} />
      <path d="M43 30v-3.5a9 9 0 1 1 10 0V30zM44.5 35h7" className="stroke-lamp" />
      <path d="M26 16h7M26 23h5M63 16h7M65 23h5" />
      <Lamps at={[[48, 2.5]]} />
    </>
  ),
  messages: (
    <>
      <path
        d="M10 6h44a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5H25l-9 8v-8h-6a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5zM15 16h32M15 23h20"
        className="fill-surface"
      />
      <path
        d="M47 23h40a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5h-3v8l-9-8H47a5 5 0 0 1-5-5V28a5 5 0 0 1 5-5z"
        className="fill-surface"
        strokeWidth="2.5"
        strokeDasharray="0.1 5.6"
      />
      <Lamps
        at={[
          [60, 36],
          [67, 36],
          [74, 36],
        ]}
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** What an empty list would hold, if it has a drawing of its own. */
export type Drawing = keyof typeof drawings;

/** A drawing for an empty list, in the manner of its marquee. Decorative: the title says what is missing. */
export function EmptyDrawing({ of }: { of: Drawing }) {
  return (
    <svg
      viewBox="0 0 96 60"
      className="h-18 w-29 text-line-strong"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawings[of]}
    </svg>
  );
}

function Bulbs(props: { x: number; y: number; width: number; height: number }) {
  return <rect {...props} rx="7" strokeWidth="2.5" strokeDasharray="0.1 6.1" />;
}

function Lamps({ at }: { at: readonly (readonly [number, number])[] }) {
  return (
    <g className="fill-lamp" stroke="none">
      {at.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.2" />
      ))}
    </g>
  );
}
