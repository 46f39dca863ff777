/** What a stage is for; what it may do follows from that. Any number of `dev-<name>` stand beside `dev`. */
export const stageKinds = ["local", "emulator", "dev", "staging", "prod"] as const;
export type StageKind = (typeof stageKinds)[number];
/** A stage's name, which all names of its resources contain. */
export type Stage = StageKind | `dev-${string}`;

/**
 * Words with which names of a stage's own functions begin. In a developer stage's name they could make a name of `dev`
 * one of `dev-<name>`: the stage `dev-job-chat` would count under the name of `dev`'s function `job-chat`.
 */
const takenWords = ["gateway", "http", "job", "schedule", "socket", "stream"];

/** What a stage is for; undefined if no stage may have that name. */
export function stageKind(name: string): StageKind | undefined {
  const developer = /^dev-([a-z0-9-]{1,12})$/.exec(name)?.[1];
  if (developer === undefined) return stageKinds.find((kind) => kind === name);
  const words = developer.split("-");
  return words.some((word) => word === "" || takenWords.includes(word)) ? undefined : "dev";
}

/** The stage of that name. @throws Error with a sentence for whoever typed it */
export function stageNamed(name: string): Stage {
  if (stageKind(name) !== undefined) return name as Stage;
  throw new Error(
    `There is no stage "${name}". The stages are ${stageKinds.join(", ")}, and dev-<name> for a developer, with at most 12 small letters, digits and single dashes and none of the words ${takenWords.join(", ")}.`,
  );
}
