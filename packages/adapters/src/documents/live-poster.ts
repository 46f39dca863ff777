import { drawPoster, type PosterFacts, posterSize } from "@marquee/concept-boards/posters/poster";
import { unescapeXml } from "@marquee/concept-boards/safe-svg";
import type { Pdf } from "./live.ts";

/** An element of a poster's drawing, with what it inherits, and its text. */
interface Part {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The elements of a poster are few and written by us: no element and no attribute has another form than these. */
const element = /<(\/?)([a-z]+)([^>]*?)(\/?)>([^<]*)/g;
const attribute = /([\w-]+)="([^"]*)"/g;
const step = /(translate|scale|rotate)\(([^)]*)\)/g;
const inherited = ["fill", "stroke", "stroke-linecap", "stroke-linejoin"];
/** How much of a line of the font is above the letters' lower edge. */
const ascent = 0.785;
/** Wider than any line of a poster, in its smallest unit. */
const lineRoom = 4_000;

/** Draws an event's poster as shapes, `width` wide, from its upper left corner. */
export function drawPdfPoster(
  pdf: Pdf,
  facts: PosterFacts,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const before = { x: pdf.x, y: pdf.y };
  const scale = width / posterSize.width;
  pdf.save().translate(x, y).scale(scale).rect(0, 0, posterSize.width, posterSize.height).clip();
  const groups: Record<string, string>[] = [];
  for (const [, close, name = "", written = "", isLeaf, text = ""] of drawPoster(facts).matchAll(element)) {
    if (close && name === "g") {
      groups.pop();
      pdf.restore();
    }
    if (close || name === "svg") continue;
    const own = Object.fromEntries(Array.from(written.matchAll(attribute), ([, key, value]) => [key, value]));
    const attributes: Record<string, string> = { ...groups.at(-1), ...own };
    pdf.save();
    turn(pdf, attributes.transform ?? "");
    if (name === "g" && !isLeaf) {
      groups.push(Object.fromEntries(Object.entries(attributes).filter(([key]) => inherited.includes(key))));
      continue;
    }
    drawPart(pdf, { name, attributes, text });
    pdf.restore();
  }
  pdf.restore();
  Object.assign(pdf, before);
}

const numbersIn = (text: string) => text.split(/[\s,]+/).map(Number);

function turn(pdf: Pdf, steps: string): void {
  for (const [, name, given = ""] of steps.matchAll(step)) {
    const [first = 0, second = first] = numbersIn(given);
    if (name === "translate") pdf.translate(first, second);
    else if (name === "scale") pdf.scale(first, second);
    else pdf.rotate(first);
  }
}

function drawPart(pdf: Pdf, part: Part): void {
  // Strokes without an inside do not say that they are not filled.
  const { stroke = "none", fill = stroke === "none" ? "black" : "none", opacity = "1" } = part.attributes;
  if (part.name === "text") {
    drawLine(pdf, part);
    return;
  }
  if (opacity !== "1") pdf.opacity(Number(opacity));
  outline(pdf, part);
  if (stroke === "none") {
    pdf.fill(fill);
    return;
  }
  setStroke(pdf, part.attributes);
  if (fill === "none") pdf.stroke(stroke);
  else pdf.fillAndStroke(fill, stroke);
}

function outline(pdf: Pdf, { name, attributes }: Part): void {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === "path") pdf.path(attributes.d ?? "");
  else if (name === "circle") pdf.circle(number("cx"), number("cy"), number("r"));
  else {
    const [x, y, width, height, radius] = [
      number("x"),
      number("y"),
      number("width"),
      number("height"),
      number("rx"),
    ];
    if (radius === 0) pdf.rect(x, y, width, height);
    else pdf.roundedRect(x, y, width, height, radius);
  }
}

function setStroke(pdf: Pdf, attributes: Part["attributes"]): void {
  pdf.lineWidth(Number(attributes["stroke-width"] ?? 1));
  pdf.lineCap(attributes["stroke-linecap"] ?? "butt");
  pdf.lineJoin(attributes["stroke-linejoin"] ?? "miter");
  const dashes = attributes["stroke-dasharray"];
  // Dots are dashes without a length, which pdfkit's own method refuses.
  if (dashes !== undefined) pdf.addContent(`[${dashes}] 0 d`);
}

/** A line of a name whose letters the sign does not have, around its middle. */
function drawLine(pdf: Pdf, { attributes, text }: Part): void {
  pdf
    .font("bold")
    .fontSize(Number(attributes["font-size"]))
    .fillColor(attributes.fill ?? "black");
  // From its own place: as far down the page as the drawing says, in its small units, a text would start a new page.
  pdf.translate(Number(attributes.x), Number(attributes.y));
  pdf.text(unescapeXml(text), -lineRoom / 2, -ascent * pdf.currentLineHeight(), {
    width: lineRoom,
    align: "center",
    lineBreak: false,
  });
}
