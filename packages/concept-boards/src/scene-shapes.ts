/** Shapes of the drawing. Numbers are rounded so that boards stay small and are the same on every machine. */

const n = (value: number) => String(Math.round(value * 10) / 10);

/** How a shape is painted. */
export interface Paint {
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
}

function paint({ fill = "none", fillOpacity, stroke, width = 1.5, dash, opacity }: Paint): string {
  return (
    ` fill="${fill}"` +
    (fillOpacity === undefined ? "" : ` fill-opacity="${fillOpacity}"`) +
    (stroke
      ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
      : "") +
    (dash ? ` stroke-dasharray="${dash}"` : "") +
    (opacity === undefined ? "" : ` opacity="${opacity}"`)
  );
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  style: Paint,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" rx="${n(radius)}"${paint(style)}/>`;
}

export function circle(cx: number, cy: number, radius: number, style: Paint): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}"${paint(style)}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, style: Paint): string {
  return `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"${paint(style)}/>`;
}

/** A path of commands and numbers, such as `path(["M", 0, 0, "L", 5, 5], …)`. */
export function path(commands: readonly (string | number)[], style: Paint): string {
  return `<path d="${commands.map((part) => (typeof part === "number" ? n(part) : part)).join(" ")}"${paint(style)}/>`;
}

export function polygon(points: readonly (readonly [number, number])[], style: Paint): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}"${paint(style)}/>`;
}

/** A visitor standing at the given point. */
export function person(x: number, floor: number, height: number, fill: string): string {
  const head = height * 0.15;
  const [top, shoulder] = [floor - height, height * 0.19];
  return (
    circle(x, top + head, head, { fill }) +
    path(
      [
        "M",
        x - shoulder,
        floor,
        "L",
        x - shoulder,
        top + head * 2 + shoulder,
        "Q",
        x - shoulder,
        top + head * 2.3,
        x,
        top + head * 2.3,
        "Q",
        x + shoulder,
        top + head * 2.3,
        x + shoulder,
        top + head * 2 + shoulder,
        "L",
        x + shoulder,
        floor,
        "Z",
      ],
      { fill },
    )
  );
}

/** A tree with its base at the given point. */
export function tree(x: number, floor: number, height: number, leaves: string, trunk: string): string {
  const crown = height * 0.36;
  return (
    rect(x - height * 0.04, floor - height * 0.4, height * 0.08, height * 0.4, 2, { fill: trunk }) +
    circle(x, floor - height + crown, crown, { fill: leaves }) +
    circle(x - crown * 0.6, floor - height * 0.45, crown * 0.6, { fill: leaves }) +
    circle(x + crown * 0.6, floor - height * 0.45, crown * 0.6, { fill: leaves })
  );
}
