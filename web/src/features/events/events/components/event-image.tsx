import { clsx } from "clsx";

/** An event's picture; it adds no information to the text next to it. */
export function EventImage({ url, className }: { url: string; className?: string }) {
  return (
    <img
      src={url}
      alt=""
      width={1_280}
      height={720}
      loading="lazy"
      className={clsx("aspect-video bg-sunken object-cover", className)}
    />
  );
}
