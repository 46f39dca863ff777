import type { CampaignType } from "@marquee/contracts/enums";
import type { Box } from "./scene-layout.ts";
import type { BoardColors } from "./scene-palette.ts";
import { circle, line, path, polygon, rect } from "./scene-shapes.ts";

/** The place around the zones: its drawing, the floor left for zones, and where visitors come in. */
export interface Frame {
  markup: string;
  floor: Box;
  door: readonly [number, number];
}

type DrawFrame = (plan: Box, colors: BoardColors) => Frame;

/** The kind of place that a campaign type needs, so that boards of different types look different. */
export function frame(type: CampaignType, plan: Box, colors: BoardColors): Frame {
  return frames[type](plan, colors);
}

const frames: Record<CampaignType, DrawFrame> = {
  /** A shop unit with an awning to the street. */
  pop_up(plan, colors) {
    const shop = inset(plan, 24, 18, 24, 58);
    const stripes = Array.from({ length: 14 }, (_, index) => {
      const width = shop.width / 14;
      const x = shop.x + index * width;
      const y = shop.y + shop.height;
      return path(
        ["M", x, y, "L", x + width, y, "L", x + width, y + 20, "Q", x + width / 2, y + 32, x, y + 20, "Z"],
        {
          fill: index % 2 === 0 ? colors.primary : colors.surface,
          stroke: colors.primary,
          width: 1,
        },
      );
    });
    const door: [number, number] = [shop.x + shop.width / 2, shop.y + shop.height];
    return {
      markup:
        rect(shop.x, shop.y, shop.width, shop.height, 6, {
          fill: colors.surface,
          stroke: colors.surfaceInk,
          width: 7,
        }) +
        line(door[0] - 46, door[1], door[0] + 46, door[1], { stroke: colors.surface, width: 9 }) +
        stripes.join(""),
      floor: inset(shop, 22, 22, 28, 26),
      door,
    };
  },
  /** A window on a screen. */
  virtual(plan, colors) {
    const view = inset(plan, 18, 14, 18, 14);
    const dots = [0, 1, 2].map((index) =>
      circle(view.x + 24 + index * 20, view.y + 21, 6, {
        fill: index === 0 ? colors.accent : colors.shade,
      }),
    );
    return {
      markup:
        rect(view.x, view.y, view.width, view.height, 16, {
          fill: colors.surface,
          stroke: colors.surfaceInk,
          width: 3,
        }) +
        line(view.x, view.y + 42, view.x + view.width, view.y + 42, {
          stroke: colors.surfaceInk,
          width: 1.5,
        }) +
        dots.join("") +
        rect(view.x + 100, view.y + 11, view.width - 132, 20, 10, {
          fill: colors.floors[2] ?? colors.surface,
        }),
      floor: inset(view, 24, 64, 32, 32),
      door: [view.x + view.width / 2, view.y + view.height],
    };
  },
  /** A free form with soft walls. */
  experiential(plan, colors) {
    const hall = inset(plan, 16, 12, 16, 22);
    const rings = [0, 10].map((shrink) =>
      rect(hall.x + shrink, hall.y + shrink, hall.width - shrink * 2, hall.height - shrink * 2, 84 - shrink, {
        fill: shrink === 0 ? colors.surface : "none",
        stroke: colors.primary,
        width: shrink === 0 ? 5 : 1.5,
        ...(shrink === 0 ? {} : { dash: "2 9" }),
      }),
    );
    const door: [number, number] = [hall.x + hall.width / 2, hall.y + hall.height];
    return {
      markup:
        rings.join("") +
        line(door[0] - 44, door[1], door[0] + 44, door[1], { stroke: colors.background, width: 10 }),
      floor: inset(hall, 44, 36, 44, 44),
      door,
    };
  },
  /** A room with a broadcast tower beside it. */
  hybrid(plan, colors) {
    const room = inset(plan, 16, 14, 118, 24);
    const tower = { x: plan.x + plan.width - 58, y: plan.y + 150 };
    const waves = [26, 44, 62].map((radius) =>
      path(
        [
          "M",
          tower.x - radius * 0.7,
          tower.y - radius * 0.7,
          "A",
          radius,
          radius,
          0,
          0,
          1,
          tower.x + radius * 0.7,
          tower.y - radius * 0.7,
        ],
        { stroke: colors.accent, width: 4 },
      ),
    );
    const viewers = Array.from({ length: 12 }, (_, index) =>
      rect(tower.x - 40 + (index % 3) * 28, tower.y + 132 + Math.floor(index / 3) * 40, 22, 28, 4, {
        fill: colors.floors[index % 4] ?? colors.surface,
        stroke: colors.ink,
        width: 1.2,
      }),
    );
    return {
      markup:
        rect(room.x, room.y, room.width, room.height, 14, {
          fill: colors.surface,
          stroke: colors.surfaceInk,
          width: 5,
        }) +
        waves.join("") +
        circle(tower.x, tower.y, 7, { fill: colors.accent }) +
        polygon(
          [
            [tower.x - 16, tower.y + 96],
            [tower.x, tower.y + 4],
            [tower.x + 16, tower.y + 96],
          ],
          { stroke: colors.ink, width: 2.5 },
        ) +
        viewers.join(""),
      floor: inset(room, 24, 22, 30, 32),
      door: [room.x + room.width / 2, room.y + room.height],
    };
  },
  /** A stand in a hall, its neighbors faint around it. */
  sponsorship(plan, colors) {
    const neighbors: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const x = plan.x + 8 + index * ((plan.width - 16) / 7);
      const width = (plan.width - 16) / 7 - 14;
      neighbors.push(rect(x, plan.y, width, 34, 4, { stroke: colors.ink, width: 1.2, opacity: 0.35 }));
      neighbors.push(
        rect(x, plan.y + plan.height - 32, width, 32, 4, { stroke: colors.ink, width: 1.2, opacity: 0.35 }),
      );
    }
    const stand = inset(plan, 30, 62, 30, 66);
    const corners = [
      [stand.x, stand.y],
      [stand.x + stand.width, stand.y],
      [stand.x, stand.y + stand.height],
      [stand.x + stand.width, stand.y + stand.height],
    ] as const;
    return {
      markup:
        neighbors.join("") +
        rect(stand.x, stand.y, stand.width, stand.height, 2, {
          fill: colors.surface,
          stroke: colors.primary,
          width: 3,
          dash: "14 8",
        }) +
        corners.map(([x, y]) => rect(x - 9, y - 9, 18, 18, 3, { fill: colors.primary })).join(""),
      floor: inset(stand, 24, 24, 30, 30),
      door: [stand.x + stand.width / 2, stand.y + stand.height],
    };
  },
  /** A square between two streets. */
  activation(plan, colors) {
    const street = (y: number) =>
      rect(plan.x, y, plan.width, 34, 0, { fill: colors.shade, fillOpacity: 0.5 }) +
      line(plan.x + 10, y + 17, plan.x + plan.width - 10, y + 17, {
        stroke: colors.surface,
        width: 3,
        dash: "22 18",
      });
    const square = inset(plan, 8, 48, 8, 54);
    const trees = Array.from({ length: 9 }, (_, index) =>
      circle(plan.x + 36 + index * ((plan.width - 72) / 8), square.y + 2, 9, {
        fill: colors.accent,
        fillOpacity: 0.7,
      }),
    );
    return {
      markup:
        street(plan.y) +
        street(plan.y + plan.height - 34) +
        rect(square.x, square.y, square.width, square.height, 10, {
          fill: colors.surface,
          stroke: colors.surfaceInk,
          width: 2,
          dash: "3 7",
        }) +
        trees.join(""),
      floor: inset(square, 26, 26, 32, 28),
      door: [square.x + square.width / 2, square.y + square.height],
    };
  },
};

function inset(box: Box, left: number, top: number, right: number, bottom: number): Box {
  return {
    x: box.x + left,
    y: box.y + top,
    width: box.width - left - right,
    height: box.height - top - bottom,
  };
}
