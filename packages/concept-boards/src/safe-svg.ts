/** A board that contains something not known to be harmless. */
export class UnsafeBoard extends Error {}

/** Makes any text safe inside SVG text and double-quoted attributes; drops characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The text that `escapeXml` made safe. */
export function unescapeXml(markup: string): string {
  return markup
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}

const elements = new Set(
  "svg title desc defs pattern linearGradient stop g rect circle ellipse line path polygon polyline text tspan".split(
    " ",
  ),
);
const attributes = new Set(
  (
    "xmlns viewBox width height role aria-labelledby id x y x1 y1 x2 y2 cx cy r rx ry d points dy fill fill-opacity " +
    "stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin opacity transform offset " +
    "stop-color stop-opacity patternUnits font-family font-size font-weight letter-spacing text-anchor direction"
  ).split(" "),
);
const svgBytesMax = 96 * 1024;

/**
 * The last guard before a board is stored: everything not known to be harmless is refused. No scripts, no foreign
 * content, no handlers, no styles, and no references except to its own gradients and patterns.
 * @throws UnsafeBoard
 */
export function assertSafeSvg(svg: string): void {
  if (Buffer.byteLength(svg) > svgBytesMax || !svg.startsWith("<svg ") || !svg.endsWith("</svg>")) refuse();
  const rest = svg.replaceAll(
    /<(\/?)([A-Za-z]+)((?: [A-Za-z0-9:-]+="[^"<>]*")*)\/?>/g,
    (_tag, close, name, list) => {
      if (!elements.has(name) || (close === "/" && list !== "")) refuse();
      for (const [, key = "", value = ""] of String(list).matchAll(/ ([A-Za-z0-9:-]+)="([^"]*)"/g)) {
        if (!attributes.has(key) || !isSafeValue(key, value)) refuse();
      }
      return "";
    },
  );
  if (/[<>]/.test(rest) || !hasKnownEntitiesOnly(svg)) refuse();
}

function isSafeValue(key: string, value: string): boolean {
  if (key === "xmlns") return value === "http://www.w3.org/2000/svg";
  if (/url\(/i.test(value)) return /^url\(#[a-z][a-z0-9-]*\)$/.test(value);
  return !/[:\\]/.test(value);
}

function hasKnownEntitiesOnly(svg: string): boolean {
  return !/&(?!(?:amp|lt|gt|quot|#39);)/.test(svg);
}

function refuse(): never {
  throw new UnsafeBoard("The board holds what is not known to be harmless");
}
