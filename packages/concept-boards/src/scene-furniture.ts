import type { ZoneKind } from "./scene.ts";
import type { Box } from "./scene-layout.ts";
import { circle, line, path, rect } from "./scene-shapes.ts";

/** The inks a piece of furniture is drawn with. */
export interface FurnitureInk {
  line: string;
  solid: string;
  light: string;
}

type Draw = (box: Box, ink: FurnitureInk) => string;

/** What stands in a zone, drawn from above and fitted to its box. */
export function furniture(kind: ZoneKind, box: Box, ink: FurnitureInk): string {
  return draws[kind](box, ink);
}

const draws: Record<ZoneKind, Draw> = {
  entrance(box, ink) {
    const { cx, cy } = center(box);
    const size = Math.min(box.width, box.height) * 0.32;
    return (
      rect(cx - size * 1.5, cy + size * 0.75, size * 3, size * 0.42, 6, { fill: ink.solid }) +
      path(["M", cx - size, cy + size * 0.3, "L", cx, cy - size * 0.75, "L", cx + size, cy + size * 0.3], {
        stroke: ink.line,
        width: 5,
      }) +
      line(cx, cy - size * 0.6, cx, cy + size * 0.6, { stroke: ink.line, width: 5 })
    );
  },
  stage(box, ink) {
    const { cx } = center(box);
    const reach = Math.min(box.width * 0.46, box.height * 1.1);
    const depth = Math.min(box.height * 0.34, reach * 0.5);
    const platform = path(
      [
        "M",
        cx - reach,
        box.y,
        "L",
        cx + reach,
        box.y,
        "Q",
        cx + reach * 0.9,
        box.y + depth,
        cx,
        box.y + depth,
        "Q",
        cx - reach * 0.9,
        box.y + depth,
        cx - reach,
        box.y,
        "Z",
      ],
      { fill: ink.solid },
    );
    return platform + rows({ ...box, y: box.y + depth + 14, height: box.height - depth - 14 }, ink, 17);
  },
  demo(box, ink) {
    return grid(box, 62, 46, (x, y) => {
      const screen = rect(x - 13, y - 13, 26, 5, 2, { fill: ink.solid });
      return (
        rect(x - 20, y - 9, 40, 17, 4, { fill: ink.light, stroke: ink.line }) +
        screen +
        circle(x, y + 16, 4, { fill: ink.line })
      );
    });
  },
  lounge(box, ink) {
    return grid(box, 84, 62, (x, y) => {
      const seats = [-1, 1].map((side) =>
        rect(x + side * 24 - 9, y - 15, 18, 30, 7, { fill: ink.light, stroke: ink.line }),
      );
      return seats.join("") + circle(x, y, 9, { fill: ink.solid });
    });
  },
  bar(box, ink) {
    const { cy } = center(box);
    const width = box.width * 0.84;
    const x = box.x + (box.width - width) / 2;
    const count = Math.max(3, Math.floor(width / 26));
    const stools = Array.from({ length: count }, (_, index) =>
      circle(x + ((index + 0.5) * width) / count, cy + 26, 6, { fill: ink.light, stroke: ink.line }),
    );
    const bottles = Array.from({ length: count }, (_, index) =>
      rect(x + ((index + 0.5) * width) / count - 3, cy - 22, 6, 9, 2, { fill: ink.line }),
    );
    return rect(x, cy - 10, width, 22, 11, { fill: ink.solid }) + stools.join("") + bottles.join("");
  },
  screen(box, ink) {
    const width = box.width * 0.78;
    const x = box.x + (box.width - width) / 2;
    const light = path(
      [
        "M",
        x,
        box.y + 9,
        "L",
        x - box.width * 0.06,
        box.y + box.height * 0.5,
        "L",
        x + width + box.width * 0.06,
        box.y + box.height * 0.5,
        "L",
        x + width,
        box.y + 9,
        "Z",
      ],
      { fill: ink.solid, fillOpacity: 0.14 },
    );
    return (
      light +
      rect(x, box.y, width, 10, 4, { fill: ink.solid }) +
      rows({ ...box, y: box.y + box.height * 0.42, height: box.height * 0.58 }, ink, 19)
    );
  },
  photo(box, ink) {
    const { cx, cy } = center(box);
    const size = Math.min(box.width, box.height) * 0.3;
    return (
      path(["M", cx - size * 1.5, cy - size, "Q", cx, cy - size * 1.7, cx + size * 1.5, cy - size], {
        stroke: ink.solid,
        width: 6,
      }) +
      circle(cx, cy, size * 0.55, { fill: ink.light, stroke: ink.line, width: 2.5 }) +
      circle(cx, cy, size * 0.25, { fill: ink.solid }) +
      [-1, 1]
        .map((side) =>
          line(cx + side * size * 1.2, cy + size, cx + side * size * 0.55, cy + size * 0.35, {
            stroke: ink.line,
            width: 2.5,
          }),
        )
        .join("") +
      [-1, 1]
        .map((side) => circle(cx + side * size * 1.25, cy + size * 1.05, size * 0.18, { fill: ink.line }))
        .join("")
    );
  },
  retail(box, ink) {
    return grid(box, 74, 40, (x, y) => {
      const goods = [-18, -6, 6, 18].map((shift) =>
        rect(x + shift - 4, y - 11, 8, 9, 2, { fill: ink.solid }),
      );
      return rect(x - 28, y, 56, 7, 3, { fill: ink.line }) + goods.join("");
    });
  },
  workshop(box, ink) {
    return grid(box, 108, 64, (x, y) => {
      const places = [-30, -10, 10, 30].flatMap((shift) => [
        circle(x + shift, y - 19, 5.5, { fill: ink.light, stroke: ink.line }),
        circle(x + shift, y + 19, 5.5, { fill: ink.light, stroke: ink.line }),
      ]);
      return rect(x - 43, y - 10, 86, 20, 5, { fill: ink.solid }) + places.join("");
    });
  },
  garden(box, ink) {
    let turn = 0;
    return grid(box, 54, 50, (x, y) => {
      turn += 1;
      const radius = 13 + (turn % 3) * 3;
      const bench = turn % 4 === 0 ? rect(x + 16, y - 4, 20, 7, 3, { fill: ink.line }) : "";
      return (
        circle(x, y, radius, { fill: ink.solid, fillOpacity: 0.75 }) +
        circle(x - 3, y - 3, radius * 0.5, { fill: ink.light, fillOpacity: 0.6 }) +
        bench
      );
    });
  },
  meeting(box, ink) {
    return grid(box, 78, 70, (x, y) => {
      const chairs = [0, 1, 2, 3, 4, 5].map((index) => {
        const angle = (index * Math.PI) / 3;
        return circle(x + Math.cos(angle) * 24, y + Math.sin(angle) * 24, 5.5, {
          fill: ink.light,
          stroke: ink.line,
        });
      });
      return chairs.join("") + circle(x, y, 15, { fill: ink.solid });
    });
  },
};

function center(box: Box) {
  return { cx: box.x + box.width / 2, cy: box.y + box.height / 2 };
}

/** As many pieces as fit, evenly spread; at least one. */
function grid(box: Box, stepX: number, stepY: number, piece: (x: number, y: number) => string): string {
  const columns = Math.max(1, Math.min(4, Math.floor(box.width / stepX)));
  const lines = Math.max(1, Math.min(3, Math.floor(box.height / stepY)));
  const pieces: string[] = [];
  for (let row = 0; row < lines; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      pieces.push(
        piece(box.x + ((column + 0.5) * box.width) / columns, box.y + ((row + 0.5) * box.height) / lines),
      );
    }
  }
  return pieces.join("");
}

/** An audience: rows of heads, each second row moved by half a seat. */
function rows(box: Box, ink: FurnitureInk, step: number): string {
  const lines = Math.max(1, Math.min(4, Math.floor(box.height / step)));
  const count = Math.max(3, Math.min(14, Math.floor((box.width * 0.8) / step)));
  const left = box.x + (box.width - (count - 1) * step) / 2;
  const heads: string[] = [];
  for (let row = 0; row < lines; row += 1) {
    const shift = row % 2 === 0 ? 0 : step / 2;
    for (let seat = 0; seat < count - (row % 2); seat += 1) {
      heads.push(
        circle(left + shift + seat * step, box.y + (row + 0.5) * step, 4, {
          fill: ink.line,
          fillOpacity: 0.75,
        }),
      );
    }
  }
  return heads.join("");
}
