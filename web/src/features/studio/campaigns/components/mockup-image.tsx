import { useState } from "react";
import { LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { mockupDownloads } from "../api/get-campaign-mockup.ts";
import { mockupImage as copy } from "../copy.ts";

/** The concept board, to view and download. Its space is reserved while it loads and says so if loading fails. */
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
  const downloads = mockupDownloads(url);
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
            className="board size-full object-contain"
            onError={() => setFailed(true)}
          />
        )}
      </div>
      {description !== null && (
        <figcaption className="mt-1.5 line-clamp-2 text-sm text-muted">{description}</figcaption>
      )}
      {downloads && !failed && (
        <p className="mt-1.5 -ml-2.5 flex gap-1 print:hidden">
          <Download to={downloads.png} name={name} format="PNG" />
          <Download to={downloads.pdf} name={name} format="PDF" />
        </p>
      )}
    </figure>
  );
}

function Download({ to, name, format }: { to: string; name: string; format: "PNG" | "PDF" }) {
  return (
    <LinkButton
      variant="ghost"
      size="sm"
      reloadDocument
      download
      to={to}
      aria-label={copy.download(name, format)}
    >
      <Icon name="download" />
      {format}
    </LinkButton>
  );
}
