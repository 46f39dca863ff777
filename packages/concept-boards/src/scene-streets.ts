import { inset, sideBySide } from "./scene-layout.ts";
import { inTurn, mix } from "./scene-palette.ts";
import { type DrawPlace, faint, sign, slotsOf } from "./scene-place.ts";
import { circle, line, path, person, polygon, rect, tree } from "./scene-shapes.ts";

/** A shop seen from the street: sign, striped awning, lit windows with the zones in them, and the pavement. */
export const drawStreetFront: DrawPlace = (view, zones, colors, label) => {
  const floor = view.y + view.height;
  const pavement = view.height * 0.16;
  const shop = inset(view, 110, 8, 110, pavement);
  const glass = inset(shop, 30, 136, 30, 22);
  const stripes = Array.from({ length: 18 }, (_, index) => {
    const width = shop.width / 18;
    const [x, y] = [shop.x + index * width, shop.y + 78];
    return path(
      ["M", x, y, "L", x + width, y, "L", x + width, y + 38, "Q", x + width / 2, y + 62, x, y + 38, "Z"],
      { fill: index % 2 === 0 ? inTurn(colors.trims, index / 2) : colors.surface },
    );
  });
  const slots = sideBySide(zones, glass, 18);
  const panes = slots.map((slot) =>
    rect(slot.x, slot.y, slot.width, slot.height, 6, { fill: colors.surface, stroke: colors.ink, width: 5 }),
  );
  const neighbors = [view.x, view.x + view.width - 100].map((x) => {
    const windows = [0.14, 0.4, 0.66].map((share) =>
      rect(x + 20, view.y + view.height * share, 60, view.height * 0.16, 4, { fill: colors.background }),
    );
    return (
      rect(x, view.y + 34, 100, view.height - pavement - 34, 0, {
        fill: mix(colors.far, colors.ink, 0.12),
      }) + windows.join("")
    );
  });
  const crowd = [0.025, 0.07].map((share, index) =>
    person(
      view.x + view.width * share,
      floor - 8 - index * 4,
      view.height * 0.3,
      mix(colors.ground, colors.ink, 0.65),
    ),
  );
  return {
    wall: colors.surface,
    slots: slotsOf(
      slots.map((slot) => inset(slot, 12, 0, 12, 4)),
      "above",
    ),
    behind:
      rect(view.x, view.y, view.width, view.height, 0, { fill: colors.far }) +
      neighbors.join("") +
      rect(view.x, floor - pavement, view.width, pavement, 0, { fill: colors.ground }) +
      line(view.x, floor - pavement * 0.42, view.x + view.width, floor - pavement * 0.42, {
        stroke: colors.background,
        width: 5,
        dash: "60 40",
      }) +
      rect(shop.x, shop.y, shop.width, shop.height, 0, { fill: mix(colors.primary, colors.ink, 0.35) }) +
      rect(shop.x, shop.y, shop.width, 80, 0, { fill: colors.primary }) +
      sign(label, shop.x + shop.width / 2, shop.y + 41, colors) +
      panes.join("") +
      stripes.join(""),
    front:
      crowd.join("") +
      polygon(
        [
          [view.x + view.width - 100, floor - 14],
          [view.x + view.width - 80, floor - 104],
          [view.x + view.width - 36, floor - 104],
          [view.x + view.width - 16, floor - 14],
        ],
        { fill: colors.accent, stroke: colors.ink, width: 4 },
      ),
  };
};

/** A square or hall under the open sky: a gate with flags, a tent for each zone, trees, and the road with a crossing. */
export const drawSquare: DrawPlace = (view, zones, colors, label) => {
  const floor = view.y + view.height;
  const road = view.height * 0.14;
  const ground = floor - road;
  const skyline = [0.02, 0.13, 0.24, 0.62, 0.73, 0.86].map((share, index) => {
    const height = view.height * (0.3 + ((index * 7) % 4) * 0.08);
    return rect(
      view.x + view.width * share,
      view.y + view.height * 0.66 - height,
      view.width * 0.1,
      height,
      0,
      {
        fill: mix(colors.far, colors.ink, 0.1),
      },
    );
  });
  const gate = { x: view.x + 70, width: view.width - 140, y: view.y + 44 };
  const flags = Array.from({ length: 22 }, (_, index) => {
    const share = (index + 0.5) / 22;
    const x = gate.x + gate.width * share;
    const y = gate.y + 36 + 44 * Math.sin(Math.PI * share);
    return polygon(
      [
        [x - 17, y],
        [x + 17, y],
        [x, y + 36],
      ],
      { fill: inTurn(colors.trims, index) },
    );
  });
  const slots = sideBySide(
    zones,
    { x: view.x + 76, y: view.y + 126, width: view.width - 152, height: ground - view.y - 110 },
    26,
  );
  const tents = slots.map(({ x, y, width, height }, index) => {
    const eaves = y + 84;
    const color = inTurn(colors.trims, index);
    return (
      rect(x + 8, eaves, width - 16, height - 84, 0, { fill: colors.surface }) +
      polygon(
        [
          [x - 8, eaves],
          [x + width / 2, y],
          [x + width + 8, eaves],
        ],
        { fill: color },
      ) +
      rect(x - 8, eaves - 2, width + 16, 20, 4, { fill: mix(color, colors.ink, 0.25) }) +
      [x + 4, x + width - 10]
        .map((post) => rect(post, eaves, 6, height - 84, 0, { fill: colors.ink }))
        .join("")
    );
  });
  const crossing = Array.from({ length: 7 }, (_, index) =>
    rect(view.x + view.width * 0.38 + index * 44, ground + 12, 24, road - 24, 0, { fill: colors.background }),
  );
  return {
    wall: colors.surface,
    slots: slotsOf(
      slots.map((slot) => inset(slot, 18, 52, 18, 4)),
      "above",
    ),
    behind:
      rect(view.x, view.y, view.width, view.height, 0, { fill: colors.far }) +
      circle(view.x + view.width - 150, view.y + 110, 54, {
        fill: mix(colors.far, colors.accent, 0.45),
      }) +
      skyline.join("") +
      rect(view.x, view.y + view.height * 0.66, view.width, view.height * 0.34, 0, {
        fill: mix(colors.background, colors.accent, 0.22),
      }) +
      rect(view.x, ground, view.width, road, 0, { fill: mix(colors.ground, colors.ink, 0.45) }) +
      crossing.join("") +
      [view.x + 34, view.x + view.width - 34]
        .map((x) => tree(x, ground, view.height * 0.56, mix(colors.accent, colors.ink, 0.3), colors.ink))
        .join("") +
      path(
        [
          "M",
          gate.x,
          gate.y + 36,
          "Q",
          gate.x + gate.width / 2,
          gate.y + 124,
          gate.x + gate.width,
          gate.y + 36,
        ],
        {
          stroke: faint(colors),
          width: 4,
        },
      ) +
      flags.join("") +
      tents.join("") +
      sign(label, view.x + view.width / 2, view.y + 40, colors),
    front: [0.06, 0.28, 0.32, 0.72, 0.93]
      .map((share, index) =>
        person(
          view.x + view.width * share,
          floor - 8 - (index % 2) * 10,
          view.height * 0.19,
          mix(colors.surface, colors.ink, 0.7),
        ),
      )
      .join(""),
  };
};
