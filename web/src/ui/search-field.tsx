import { beginning } from "@marquee/contracts/text/characters";
import { typedLine } from "@marquee/contracts/text/typed-text";
import { useEffect, useState } from "react";
import { SearchInput } from "./search-input.tsx";

/** How long typing must pause before the search is sent. */
const debounceMs = 300;
/** The length that searches of the server take. */
const lengthMax = 100;

const searched = (text: string) => beginning(typedLine(text), lengthMax);

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
    if (value !== searched(text)) setText(value);
  }

  useEffect(() => {
    const wanted = searched(text);
    if (wanted === value) return;
    const timer = setTimeout(() => onValue(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [text, value, onValue]);

  return <SearchInput label={props.label} placeholder={props.placeholder} value={text} onValue={setText} />;
}
