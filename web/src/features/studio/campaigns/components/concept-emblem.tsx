import type { CampaignType } from "@marquee/contracts/enums";
import { emblemOf } from "../model/emblem.ts";

/** A face for each campaign type: an awning, a screen, an arch, two halves, a banner, a tent. */
const faces: Record<CampaignType, string> = {
  pop_up: "M14 20h36l4 10v20H10V30z",
  virtual: "M10 16h44a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V19a3 3 0 0 1 3-3z",
  experiential: "M12 52V32a20 20 0 0 1 40 0v20z",
  hybrid: "M10 14h20v4h4v-4h20v36H34v-4h-4v4H10z",
  sponsorship: "M12 14h40v34l-20 7-20-7z",
  activation: "M32 11l22 19-4 22H14l-4-22z",
};

/**
 * A concept's emblem: the face of its type, the letters of its name, and bulbs in a pattern of its own. It has no text
 * alternative because the name is next to it.
 */
export function ConceptEmblem(props: { name: string; type: CampaignType; className?: string }) {
  const { letters, lit } = emblemOf(props.name);
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={props.className}>
      <path
        d={faces[props.type]}
        className="fill-lamp-soft stroke-lamp-line"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {lit.map((isLit, bulb) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a bulb is identified only by its place.
          key={bulb}
          cx={8 + (bulb * 48) / (lit.length - 1)}
          cy="60"
          r="2"
          className={isLit ? "fill-lamp" : "fill-line-strong"}
        />
      ))}
      <text
        x="32"
        y="41"
        textAnchor="middle"
        fontSize={letters.length > 2 ? 14 : 18}
        fontWeight="600"
        className="fill-ink"
      >
        {letters}
      </text>
    </svg>
  );
}
