import type { PosterFacts } from "@marquee/concept-boards/posters/poster";
import { clsx } from "clsx";
import { memo, Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.tsx";
import { loadedPosters, loadPosters, type PosterDrawing } from "./load-posters.ts";

/** Drawn again only for other facts. */
const Drawn = memo(({ drawing, ...event }: PosterFacts & { drawing: PosterDrawing }) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(drawing.drawPoster(event))}`}
    alt=""
    width={drawing.posterSize.width}
    height={drawing.posterSize.height}
    className="size-full object-cover"
  />
));

/** Apart, because the first screen says everything without it. */
const DrawnLater = lazyPart(async () => {
  const drawing = await loadPosters();
  return (event: PosterFacts) => <Drawn drawing={drawing} {...event} />;
}, "nothing");

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
  const [drawing] = useState(loadedPosters);
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
      ) : drawing ? (
        <Drawn drawing={drawing} {...facts} />
      ) : (
        <Suspense fallback={null}>
          <DrawnLater {...facts} />
        </Suspense>
      )}
    </span>
  );
}
