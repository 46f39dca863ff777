import { useEffect, useState } from "react";
import { SearchInput } from "./search-input.tsx";

/** How long typing must pause before the search is sent. */
const debounceMs = 300;

/** A search that is sent when typing pauses, not with every letter. */
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
    // The address was changed from elsewhere; the user's own typing arrives here unchanged.
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => onValue(wanted), debounceMs);
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
