import { type Box, inset, sideBySide } from "./scene-layout.ts";
import { inTurn, mix } from "./scene-palette.ts";
import { type DrawPlace, faint, sign, signWidth, slotsOf } from "./scene-place.ts";
import { circle, line, person, polygon, rect } from "./scene-shapes.ts";

/** A room seen from inside: ceiling and walls in perspective, rings of light, zones at two depths. */
export const drawRoom: DrawPlace = (view, zones, colors, label) => {
  const [right, floor] = [view.x + view.width, view.y + view.height];
  const back: Box = inset(view, 170, 52, 170, view.height * 0.36);
  const [backRight, backFloor] = [back.x + back.width, back.y + back.height];
  const side = (outer: number, inner: number) =>
    polygon(
      [
        [outer, view.y],
        [inner, back.y],
        [inner, backFloor],
        [outer, floor],
      ],
      { fill: mix(colors.primary, colors.surface, 0.68) },
    );
  const boards = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    return line(back.x + back.width * share, backFloor, view.x + view.width * share, floor, {
      stroke: mix(colors.ground, colors.ink, 0.18),
      width: 3,
    });
  });
  const lights = [0.24, 0.5, 0.76].map((share, index) => {
    const x = view.x + view.width * share;
    const color = inTurn(colors.trims, index);
    return (
      polygon(
        [
          [x - 30, view.y + 30],
          [x + 30, view.y + 30],
          [x + 150, floor],
          [x - 150, floor],
        ],
        { fill: color, fillOpacity: 0.13 },
      ) + circle(x, view.y + 26, 22, { stroke: color, width: 9 })
    );
  });
  const behindCount = Math.floor(zones.length / 2);
  const far = sideBySide(
    zones.slice(0, behindCount),
    { x: back.x + 20, y: back.y + 78, width: back.width - 40, height: view.height * 0.56 - 130 },
    30,
  );
  const near = sideBySide(
    zones.slice(behindCount),
    {
      x: view.x + 90,
      y: view.y + view.height * 0.59,
      width: view.width - 180,
      height: view.height * 0.41 - 12,
    },
    30,
  );
  return {
    wall: mix(colors.primary, colors.surface, 0.84),
    slots: slotsOf([...far, ...near], "beside"),
    behind:
      rect(view.x, view.y, view.width, view.height, 0, { fill: mix(colors.primary, colors.ink, 0.4) }) +
      side(view.x, back.x) +
      side(right, backRight) +
      polygon(
        [
          [view.x, floor],
          [back.x, backFloor],
          [backRight, backFloor],
          [right, floor],
        ],
        { fill: colors.ground },
      ) +
      rect(back.x, back.y, back.width, back.height, 0, { fill: mix(colors.primary, colors.surface, 0.84) }) +
      boards.join("") +
      lights.join("") +
      sign(label, view.x + view.width / 2, back.y + 33, colors),
    front: [0.035, 0.965]
      .map((share) =>
        person(
          view.x + view.width * share,
          floor - 6,
          view.height * 0.44,
          mix(colors.ground, colors.ink, 0.75),
        ),
      )
      .join(""),
  };
};

/** A stand at a fair: hanging sign, back wall in the sponsor's colors, roll-ups, carpet, and the neighbors faint. */
export const drawStand: DrawPlace = (view, zones, colors, label) => {
  const floor = view.y + view.height;
  const carpet = view.height * 0.2;
  const wall = inset(view, 190, 112, 190, carpet);
  const trusses = [0, 1].map((index) => {
    const y = view.y + 10 + index * 26;
    return line(view.x, y, view.x + view.width, y, { stroke: faint(colors), width: 4 });
  });
  const braces = Array.from({ length: 30 }, (_, index) => {
    const x = view.x + index * 40;
    const [from, to] = index % 2 === 0 ? [10, 36] : [36, 10];
    return line(x, view.y + from, x + 40, view.y + to, { stroke: faint(colors), width: 3 });
  });
  const neighbors = [view.x - 20, view.x + view.width - 130].map(
    (x) =>
      rect(x, view.y + 150, 150, view.height - carpet - 150, 0, { fill: mix(colors.far, colors.ink, 0.1) }) +
      rect(x + 20, view.y + 176, 110, 46, 4, { fill: colors.background }) +
      rect(x + 30, floor - carpet - 70, 90, 70, 0, { fill: mix(colors.far, colors.ink, 0.2) }),
  );
  const panels = Array.from({ length: 12 }, (_, index) =>
    rect(wall.x + (index * wall.width) / 12, wall.y, wall.width / 12 + 1, 44, 0, {
      fill: inTurn(colors.trims, index),
    }),
  );
  const rollUps = [wall.x - 62, wall.x + wall.width + 8].map(
    (x, index) =>
      rect(x, wall.y + 70, 54, view.height - carpet - 130, 0, { fill: inTurn(colors.trims, index) }) +
      rect(x, wall.y + 70, 54, 54, 0, { fill: inTurn(colors.trims, index + 1) }) +
      rect(x - 8, floor - carpet + 42, 70, 10, 3, { fill: colors.ink }),
  );
  const banner = signWidth(label);
  return {
    wall: colors.surface,
    slots: slotsOf(
      sideBySide(
        zones,
        {
          x: wall.x + 24,
          y: wall.y + 48,
          width: wall.width - 48,
          height: wall.height - 48 + carpet * 0.4,
        },
        30,
      ),
      "above",
    ),
    behind:
      rect(view.x, view.y, view.width, view.height, 0, { fill: colors.far }) +
      trusses.join("") +
      braces.join("") +
      neighbors.join("") +
      rect(view.x, floor - carpet, view.width, carpet, 0, { fill: colors.ground }) +
      polygon(
        [
          [wall.x, floor - carpet],
          [wall.x + wall.width, floor - carpet],
          [wall.x + wall.width + 120, floor],
          [wall.x - 120, floor],
        ],
        { fill: mix(colors.primary, colors.surface, 0.35) },
      ) +
      rect(wall.x, wall.y, wall.width, wall.height, 0, { fill: colors.surface }) +
      panels.join("") +
      rollUps.join("") +
      [-1, 1]
        .map((side) => {
          const x = view.x + view.width / 2 + (side * banner) / 2 - side * 30;
          return line(x, view.y + 36, x, view.y + 46, { stroke: colors.ink, width: 4 });
        })
        .join("") +
      sign(label, view.x + view.width / 2, view.y + 76, colors),
    front: [0.09, 0.9]
      .map((share) =>
        person(
          view.x + view.width * share,
          floor - 8,
          view.height * 0.36,
          mix(colors.ground, colors.ink, 0.7),
        ),
      )
      .join(""),
  };
};
