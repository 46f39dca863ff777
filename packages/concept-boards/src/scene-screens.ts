import { type Box, inset, sideBySide } from "./scene-layout.ts";
import { type BoardColors, inTurn, mix } from "./scene-palette.ts";
import { type DrawPlace, faint, sign, slotsOf } from "./scene-place.ts";
import { circle, line, path, person, polygon, rect } from "./scene-shapes.ts";

/** A show on a screen: a window whose rooms are its zones, the participants' faces, and what they write. */
export const drawScreen: DrawPlace = (view, zones, colors, label) => {
  const window = inset(view, 60, 14, 60, 34);
  const bar = 84;
  const body = inset(window, 18, bar + 16, 18, 96);
  const chat = body.width * 0.17;
  const rooms = inset(body, 0, 0, chat + 18, 0);
  const slots = tiles(zones.length, rooms);
  const dots = [0, 1, 2].map((index) =>
    circle(window.x + 44 + index * 42, window.y + bar / 2, 14, { fill: inTurn(colors.trims, index) }),
  );
  const bubbles = Array.from({ length: 5 }, (_, index) => {
    const height = (body.height - 4 * 14) / 5;
    const own = index % 2 === 1;
    return rect(
      body.x + body.width - chat + (own ? chat * 0.22 : 0),
      body.y + index * (height + 14),
      chat * 0.78,
      height,
      16,
      { fill: own ? colors.primary : mix(colors.surface, colors.ink, 0.16) },
    );
  });
  const faces = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [window.x + 66 + index * 84, window.y + window.height - 48];
    return (
      circle(x, y, 32, { fill: mix(inTurn(colors.trims, index), colors.surface, 0.35) }) +
      circle(x, y - 6, 11, { fill: colors.surfaceInk }) +
      path(["M", x - 19, y + 25, "Q", x, y - 4, x + 19, y + 25, "Z"], { fill: colors.surfaceInk })
    );
  });
  return {
    wall: mix(colors.surface, colors.primary, 0.12),
    slots: slotsOf(
      slots.map((slot) => inset(slot, 10, 8, 10, 6)),
      "beside",
    ),
    behind:
      rect(view.x, view.y, view.width, view.height, 0, { fill: mix(colors.primary, colors.ink, 0.55) }) +
      rect(window.x, window.y, window.width, window.height, 20, { fill: colors.surface }) +
      line(window.x, window.y + bar, window.x + window.width, window.y + bar, {
        stroke: colors.surfaceInk,
        width: 3,
      }) +
      dots.join("") +
      sign(label, window.x + window.width / 2, window.y + bar / 2, colors) +
      slots
        .map((slot, index) =>
          rect(slot.x, slot.y, slot.width, slot.height, 12, {
            fill: mix(colors.surface, colors.primary, 0.12),
            stroke: inTurn(colors.trims, index),
            width: 6,
          }),
        )
        .join("") +
      bubbles.join("") +
      faces.join(""),
    front: "",
  };
};

/** Up to three tiles in one row, more in two rows, where the first row has fewer and therefore larger ones. */
function tiles(count: number, box: Box): Box[] {
  const first = count <= 3 ? count : Math.floor(count / 2);
  const rows = count <= 3 ? [first] : [first, count - first];
  const gap = 16;
  const height = (box.height - gap * (rows.length - 1)) / rows.length;
  return rows.flatMap((inRow, row) => {
    const width = (box.width - gap * (inRow - 1)) / inRow;
    return Array.from({ length: inRow }, (_, column) => ({
      x: box.x + column * (width + gap),
      y: box.y + row * (height + gap),
      width,
      height,
    }));
  });
}

/** A stage in front of an audience, and the same show on the devices of remote viewers. */
export const drawStageAndScreen: DrawPlace = (view, zones, colors, label) => {
  const floor = view.y + view.height;
  const hall: Box = { ...view, width: view.width * 0.64 };
  const away = hall.x + hall.width;
  const seats = view.height * 0.22;
  const onScreens = zones.length > 4 ? 2 : 1;
  const platform = inset(hall, 34, 84, 40, seats);
  const onStage = sideBySide(zones.slice(0, -onScreens), inset(platform, 16, 0, 16, 30), 20);
  const screens = devices(onScreens, {
    x: away + 46,
    y: view.y + 30,
    width: view.width - hall.width - 76,
    height: view.height - 60,
  });
  const heads = [0, 1].flatMap((row) =>
    Array.from({ length: 13 - row }, (_, index) => {
      const x = hall.x + 36 + row * 28 + index * ((hall.width - 60) / 13);
      return person(x, floor + 40 + row * 34, seats * 0.9, mix(colors.ground, colors.ink, 0.5 + row * 0.25));
    }),
  );
  const waves = [30, 54, 78].map((radius) =>
    path(
      [
        "M",
        away - 14 + radius * 0.5,
        view.y + view.height * 0.42 - radius * 0.8,
        "Q",
        away - 14 + radius * 1.15,
        view.y + view.height * 0.42,
        away - 14 + radius * 0.5,
        view.y + view.height * 0.42 + radius * 0.8,
      ],
      { stroke: colors.accent, width: 9 },
    ),
  );
  return {
    wall: mix(colors.surface, colors.primary, 0.12),
    slots: [...slotsOf(onStage, "above"), ...slotsOf(screens, "beside")],
    behind:
      rect(view.x, view.y, view.width, view.height, 0, { fill: colors.far }) +
      rect(hall.x, hall.y, hall.width, hall.height, 0, { fill: mix(colors.primary, colors.ink, 0.5) }) +
      truss(hall, colors) +
      rect(platform.x, platform.y, platform.width, platform.height - 26, 8, {
        fill: mix(colors.surface, colors.primary, 0.12),
      }) +
      rect(platform.x - 14, platform.y + platform.height - 30, platform.width + 28, 30, 4, {
        fill: colors.accent,
      }) +
      sign(label, hall.x + hall.width / 2, view.y + 41, colors) +
      waves.join("") +
      screens.map((screen, index) => device(screen, index, colors)).join(""),
    front: heads.join(""),
  };
};

function truss(hall: Box, colors: BoardColors): string {
  const lamps = [0.1, 0.22, 0.78, 0.9].map((share, index) => {
    const x = hall.x + hall.width * share;
    return (
      polygon(
        [
          [x - 12, hall.y + 26],
          [x + 12, hall.y + 26],
          [x + 60, hall.y + hall.height * 0.7],
          [x - 60, hall.y + hall.height * 0.7],
        ],
        { fill: inTurn(colors.trims, index), fillOpacity: 0.25 },
      ) + rect(x - 16, hall.y + 8, 32, 24, 5, { fill: inTurn(colors.trims, index) })
    );
  });
  return (
    line(hall.x, hall.y + 12, hall.x + hall.width, hall.y + 12, { stroke: faint(colors), width: 6 }) +
    lamps.join("")
  );
}

/** One screen, or one above the other. */
function devices(count: number, box: Box): Box[] {
  const gap = 54;
  const height = count === 1 ? box.height * 0.72 : (box.height - gap) / count;
  const top = count === 1 ? box.y + box.height * 0.1 : box.y;
  return Array.from({ length: count }, (_, index) => ({ ...box, y: top + index * (height + gap), height }));
}

function device({ x, y, width, height }: Box, index: number, colors: BoardColors): string {
  return (
    rect(x - 12, y - 12, width + 24, height + 24, 16, { fill: colors.ink }) +
    rect(x, y, width, height, 6, { fill: mix(colors.surface, colors.primary, 0.12) }) +
    polygon(
      [
        [x - 12, y + height + 12],
        [x + width + 12, y + height + 12],
        [x + width + 30, y + height + 34],
        [x - 30, y + height + 34],
      ],
      { fill: mix(inTurn(colors.trims, index), colors.ink, 0.3) },
    )
  );
}
