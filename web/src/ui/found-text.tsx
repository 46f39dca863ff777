import { placesOf, wordsOf } from "@marquee/contracts/text/search-text";
import { Fragment } from "react";

/** A text in a list of results, with what was looked for marked in it. */
export function FoundText({ text, search }: { text: string; search: string }) {
  const places = placesOf(text, wordsOf(search));
  const last = places.at(-1)?.[1] ?? 0;
  return (
    <>
      {places.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(places[at - 1]?.[1] ?? 0, start)}
          <mark className="rounded-sm bg-lamp-soft text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  );
}
