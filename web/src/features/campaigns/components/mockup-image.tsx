import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { mockupImage as copy } from "../copy.ts";

/** The concept board. Its place is kept while it loads, and says so if it does not come. */
export function MockupImage({
  url,
  description,
  name,
}: {
  url: string;
  description: string | null;
  name: string;
}) {
  const [failed, setFailed] = useState(false);
  return (
    <figure>
      <div className="grid aspect-[8/5] place-items-center overflow-hidden rounded-lg border border-line bg-sunken">
        {failed ? (
          <p className="flex flex-col items-center gap-2 text-sm text-muted">
            <Icon name="image-off" className="size-5" />
            {copy.failed}
          </p>
        ) : (
          <img
            src={url}
            alt={description ?? copy.altFor(name)}
            loading="lazy"
            className="size-full object-contain"
            onError={() => setFailed(true)}
          />
        )}
      </div>
      {description !== null && (
        <figcaption className="mt-1.5 line-clamp-2 text-sm text-muted">{description}</figcaption>
      )}
    </figure>
  );
}
