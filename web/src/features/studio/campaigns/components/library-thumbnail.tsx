import type { LibraryEntry } from "@marquee/contracts/studio/library";
import { clsx } from "clsx";
import { ConceptEmblem } from "./concept-emblem.tsx";

/** An idea's concept board, or its emblem if it has none. The name is next to it. */
export function LibraryThumbnail({
  idea: { name, type, mockupImageUrl: url },
  className,
}: {
  idea: Pick<LibraryEntry, "name" | "type" | "mockupImageUrl">;
  className: string;
}) {
  return (
    <span
      className={clsx(
        "grid aspect-[8/5] shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken",
        className,
      )}
    >
      {url === null ? (
        <ConceptEmblem name={name} type={type} className="h-full max-h-28 p-1" />
      ) : (
        <img src={url} alt="" loading="lazy" className="board size-full object-cover" />
      )}
    </span>
  );
}
