import { encode } from "uqr";

/** The quiet zone that scanners need around a code, in modules (ISO 18004). */
const quietZone = 4;

/** A text as a QR code: always dark on white, whatever the theme, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto aspect-square w-44 max-w-full rounded-lg border border-line bg-[#ffffff]"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}
