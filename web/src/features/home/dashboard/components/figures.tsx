/** A few labeled numbers, two per row. */
export function Figures({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-5 pb-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="truncate text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
