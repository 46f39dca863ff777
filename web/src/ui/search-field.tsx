import { useEffect, useState } from "react";
import { SearchInput } from "./search-input.tsx";

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
    <SearchInput
      label={props.label}
      placeholder={props.placeholder}
      maxLength={100}
      value={text}
      onValue={setText}
    />
  );
}
