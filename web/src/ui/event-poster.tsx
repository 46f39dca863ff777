import type { PosterFacts } from "@marquee/concept-boards/posters/poster";
import { clsx } from "clsx";
import { memo, Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.tsx";

/** Apart, because the first screen says everything without it; and drawn again only for other facts. */
const DrawnPoster = memo(
  lazyPart(async () => {
    const { drawPoster, posterSize } = await import("@marquee/concept-boards/posters/poster");
    return (event: PosterFacts) => (
      <img
        src={`data:image/svg+xml,${encodeURIComponent(drawPoster(event))}`}
        alt=""
        width={posterSize.width}
        height={posterSize.height}
        className="size-full object-cover"
      />
    );
  }, "nothing"),
);

/**
 * The face of an event: the picture that its host uploaded, or else its poster, with a ribbon if it is about a package
 * of a tier. Its shape is fixed, so that nothing moves when it comes; the caller gives its width. Decorative: the
 * event's name stands next to it.
 */
export function EventPoster(props: {
  event: PosterFacts & { imageUrl?: string | null | undefined };
  className?: string;
}) {
  const { imageUrl = null, ...facts } = props.event;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={clsx("block aspect-video shrink-0 overflow-hidden bg-sunken", props.className)}
    >
      {imageUrl !== null && imageUrl !== brokenUrl ? (
        <img
          src={imageUrl}
          alt=""
          width={1_280}
          height={720}
          loading="lazy"
          className="size-full object-cover"
          onError={() => setBrokenUrl(imageUrl)}
        />
      ) : (
        <Suspense fallback={null}>
          <DrawnPoster {...facts} />
        </Suspense>
      )}
    </span>
  );
}
