import { numbers as copy } from "../copy.ts";

/** A number that opens its origin; plain text where nothing can be opened, as on a shared page. */
export function NumberButton(props: {
  /** The number's name. */
  label: string;
  text: string;
  onOpen?: (() => void) | undefined;
}) {
  const { label, text, onOpen } = props;
  if (!onOpen) return <span>{text}</span>;
  return (
    <button
      type="button"
      aria-label={copy.open(label, text)}
      className="-mx-1 rounded px-1 decoration-line-strong decoration-1 underline-offset-4 hover:bg-sunken pointer-coarse:min-h-9 not-print:underline dark:hover:bg-line"
      onClick={onOpen}
    >
      {text}
    </button>
  );
}
