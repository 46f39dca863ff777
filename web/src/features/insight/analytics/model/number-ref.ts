import {
  type PipelineStage,
  pipelineWeights,
  type TileId,
  tileIds,
} from "@marquee/contracts/insight/analytics-measures";

/** A number whose origin is shown: a tile for the whole period or part of it, a pipeline stage, or a city. */
export type NumberRef =
  | { kind: "tile"; tile: TileId; from?: string; to?: string }
  | { kind: "pipeline"; stage: PipelineStage | "all" }
  | { kind: "location"; city: string };

/** How a number is written in the address. */
export function numberText(ref: NumberRef): string {
  if (ref.kind === "pipeline") return `pipeline.${ref.stage}`;
  if (ref.kind === "location") return `location.${ref.city}`;
  return [ref.tile, ...(ref.from && ref.to ? [ref.from, ref.to] : [])].join(".");
}

const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** The number that the address names, if valid. */
export function numberRef(text: string): NumberRef | undefined {
  const [name = "", ...rest] = text.split(".");
  const value = rest.join(".");
  if (name === "location") return value === "" ? undefined : { kind: "location", city: value };
  if (name === "pipeline") {
    const stages = [...(Object.keys(pipelineWeights) as PipelineStage[]), "all" as const];
    const stage = stages.find((each) => each === value);
    return stage && { kind: "pipeline", stage };
  }
  const tile = tileIds.find((each) => each === name);
  const [from = "", to = ""] = rest;
  if (!tile) return undefined;
  return aDay.test(from) && aDay.test(to) ? { kind: "tile", tile, from, to } : { kind: "tile", tile };
}
