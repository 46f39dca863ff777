import { useEffect, useState } from "react";
import { inputClass } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

/** How long typing has to rest before it is searched for. */
const restMs = 300;

/** A search that is sent when typing rests, not with every letter. */
export function SearchField(props: {
  label: string;
  placeholder: string;
  value: string;
  onValue: (value: string) => void;
}) {
  const { value, onValue } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // The address was changed from elsewhere; what is being typed comes back through here as it is.
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => onValue(wanted), restMs);
    return () => clearTimeout(timer);
  }, [text, value, onValue]);

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
        maxLength={100}
        className={`${inputClass} pl-9`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
