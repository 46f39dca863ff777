import type { CampaignType } from "@marquee/contracts/enums";
import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A simple drawing for each campaign type: a street stand, a screen, a room, both, a stage, a crowd. */
const scenes: Record<CampaignType, ReactNode> = {
  pop_up: (
    <>
      <path d="M20 24h40l4 8H16z" className="fill-lamp" stroke="none" />
      <path d="M22 32v20h36V32M34 52V40h12v12M12 52h56" />
    </>
  ),
  virtual: (
    <>
      <rect x="18" y="16" width="44" height="28" rx="3" />
      <path d="M36 24l10 6-10 6z" className="fill-lamp" stroke="none" />
      <path d="M32 52h16M40 44v8" />
    </>
  ),
  experiential: (
    <>
      <path d="M14 52V20l26-8 26 8v32" />
      <circle cx="40" cy="32" r="8" className="fill-lamp" stroke="none" />
      <path d="M28 52v-6h24v6M12 52h56" />
    </>
  ),
  hybrid: (
    <>
      <rect x="12" y="18" width="28" height="20" rx="2" />
      <path d="M26 38v8M20 46h12M46 52V28l11-6 11 6v24z" />
      <circle cx="57" cy="37" r="5" className="fill-lamp" stroke="none" />
    </>
  ),
  sponsorship: (
    <>
      <path d="M14 46h52v6H14zM20 46V18h40v28" />
      <path d="M26 24h28v10H26z" className="fill-lamp" stroke="none" />
      <path d="M30 46v-6h20v6" />
    </>
  ),
  activation: (
    <>
      <path d="M40 14l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" className="fill-lamp" stroke="none" />
      <path d="M16 52a6 6 0 0 1 12 0M34 52a6 6 0 0 1 12 0M52 52a6 6 0 0 1 12 0M12 52h56" />
    </>
  ),
};

/** A template's picture, or the drawing of its type. It has no text alternative because the name is next to it. */
export function TemplateScene({
  template,
  className,
}: {
  template: Pick<CampaignTemplate, "thumbnail" | "type">;
  className?: string;
}) {
  return (
    <span
      aria-hidden
      className={clsx(
        "grid aspect-[5/4] shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-sunken",
        className,
      )}
    >
      {template.thumbnail === null ? (
        <svg
          viewBox="0 0 80 64"
          className="size-full text-faint"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {scenes[template.type]}
        </svg>
      ) : (
        <img src={template.thumbnail} alt="" loading="lazy" className="size-full object-cover" />
      )}
    </span>
  );
}
