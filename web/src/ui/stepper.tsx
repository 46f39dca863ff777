import { clsx } from "clsx";
import { stepper as copy } from "./form-copy.ts";
import { Icon } from "./icon.tsx";

/** The current position in a few consecutive steps; completed steps link back to themselves. */
export function Stepper<Name extends string>(props: {
  label: string;
  steps: readonly { name: Name; title: string }[];
  current: Name;
  onStep: (name: Name) => void;
}) {
  const at = props.steps.findIndex(({ name }) => name === props.current);
  return (
    <nav aria-label={props.label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {props.steps.map(({ name, title }, index) => (
          <li key={name} className="flex min-w-0 items-center gap-2">
            {index > 0 && <span aria-hidden="true" className="h-px w-3 bg-line-strong sm:w-6" />}
            {index < at ? (
              <button
                type="button"
                className="flex min-h-8 items-center gap-2 rounded-lg px-1 text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
                onClick={() => props.onStep(name)}
              >
                <Badge done>
                  <Icon name="check" className="size-3.5" />
                </Badge>
                <span className="max-sm:sr-only">{title}</span>
                <span className="sr-only">{copy.done}</span>
              </button>
            ) : (
              <span
                aria-current={index === at ? "step" : undefined}
                className={clsx(
                  "flex min-h-8 items-center gap-2 px-1",
                  index === at ? "font-medium text-ink" : "text-faint",
                )}
              >
                <Badge current={index === at}>{index + 1}</Badge>
                <span className={index === at ? "" : "max-sm:sr-only"}>{title}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Badge(props: { done?: boolean; current?: boolean; children: React.ReactNode }) {
  return (
    <span
      className={clsx(
        "grid size-6 shrink-0 place-items-center rounded-full border text-sm",
        props.current
          ? "border-lamp-text bg-lamp text-[#1a1408]"
          : props.done
            ? "border-lamp-line bg-lamp-soft text-lamp-text"
            : "border-line-strong",
      )}
    >
      {props.children}
    </span>
  );
}
