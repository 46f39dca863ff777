import { isolated } from "@marquee/contracts/text/direction";
import { printedNumber } from "@marquee/contracts/text/printed-number";
import { clsx } from "clsx";
import { unprintableNote } from "../file-copy.ts";

const namedMost = 12;

/** Names the characters that a contract's file cannot show, before anybody signs it. */
export function UnprintableNote(props: { characters: readonly string[]; className?: string }) {
  if (props.characters.length === 0) return null;
  const named = props.characters.slice(0, namedMost);
  return (
    <p
      role="status"
      className={clsx(
        "rounded-lg border border-lamp-line bg-lamp-soft px-3 py-2.5 text-sm break-words text-lamp-text",
        props.className,
      )}
    >
      {unprintableNote(
        named.map((character) => `${isolated(character)} ${printedNumber(character)}`),
        props.characters.length - named.length,
      )}
    </p>
  );
}
