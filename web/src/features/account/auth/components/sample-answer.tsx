import { sampleAnswer as copy } from "../copy.ts";

const facts = [
  { label: copy.packageLabel, value: copy.packageValue },
  { label: copy.audienceLabel, value: copy.audienceValue },
  { label: copy.costLabel, value: copy.costValue },
] as const;

/** Shares of the sample's budget, in percent, from the strongest color to the faintest. */
const split = [
  { label: copy.splitPackage, percent: 60, color: "bg-lamp" },
  { label: copy.splitBooth, percent: 25, color: "bg-lamp-line" },
  { label: copy.splitFollowUp, percent: 15, color: "bg-line-strong" },
] as const;

/** What Morgan's answers look like, in the user's theme; the sample is labeled as one. */
export function SampleAnswer() {
  return (
    <figure className="max-w-lg rounded-2xl border border-line bg-surface p-5 text-ink shadow-lift [@media(max-height:44rem)]:hidden">
      <figcaption className="flex items-center justify-between gap-3 text-sm">
        <span className="font-medium">{copy.morgan}</span>
        <span className="text-muted">{copy.sample}</span>
      </figcaption>
      <p className="mt-3 ml-auto w-fit max-w-[85%] rounded-xl rounded-br-sm bg-sunken px-3 py-2 text-base dark:bg-canvas">
        {copy.question}
      </p>
      <p className="mt-3 font-semibold">{copy.verdict}</p>
      <p className="mt-1 text-muted">{copy.why}</p>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex h-2 gap-0.5 overflow-hidden rounded-full" aria-hidden>
        {split.map(({ label, percent, color }) => (
          <span key={label} className={color} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {split.map(({ label, percent, color }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-full ${color}`} />
            {copy.share(label, percent)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
