import { clsx } from "clsx";
import { Icon } from "#ui/icon.tsx";

/** An idea's concept board, or a placeholder if it has none. The name is next to it. */
export function LibraryThumbnail({ url, className }: { url: string | null; className: string }) {
  return (
    <span
      className={clsx(
        "grid aspect-[8/5] shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken",
        className,
      )}
    >
      {url === null ? (
        <Icon name="megaphone" className="size-5 text-faint" />
      ) : (
        <img src={url} alt="" loading="lazy" className="size-full object-cover dark:brightness-90" />
      )}
    </span>
  );
}
