import { inputClass } from "./field.tsx";
import { Icon } from "./icon.tsx";

/** A single-line search above a list. */
export function SearchInput(props: {
  label: string;
  placeholder: string;
  value: string;
  onValue: (value: string) => void;
}) {
  return (
    <div className="relative min-w-56 flex-1 sm:max-w-sm">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <input
        type="search"
        aria-label={props.label}
        placeholder={props.placeholder}
        className={`${inputClass} pl-9`}
        value={props.value}
        onChange={(event) => props.onValue(event.target.value)}
      />
    </div>
  );
}
