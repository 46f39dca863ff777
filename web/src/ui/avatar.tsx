import { beginning } from "@marquee/contracts/text/characters";
import { clsx } from "clsx";
import { useState } from "react";

/** The initials of the first and last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = "") => beginning(word, 1))
    .join("")
    .toUpperCase();
}

/** A person's picture, or their initials if there is none or it fails to load. Decorative: the name is next to it. */
export function Avatar(props: { name: string; src: string | null; className?: string }) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const visible = props.src !== null && props.src !== brokenSrc;
  return (
    <span
      aria-hidden
      className={clsx(
        "grid shrink-0 place-items-center overflow-hidden rounded-full bg-lamp-soft font-semibold text-lamp-text ring-1 ring-lamp-line",
        props.className,
      )}
    >
      {visible ? (
        <img
          src={props.src ?? undefined}
          alt=""
          className="size-full object-cover"
          onError={() => setBrokenSrc(props.src)}
        />
      ) : (
        initialsOf(props.name)
      )}
    </span>
  );
}
