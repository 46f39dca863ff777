/**
 * pnpm run pause --stage prod: stops every function of a stage, so that nothing changes its table while it is restored.
 * People read that the service is unavailable. pnpm run resume --stage prod lets them run again, with the concurrency
 * that they had. Messages wait meanwhile; those that were tried too often are among the dead letters.
 */
import { stageConfig } from "../config/stages.ts";
import { Pause } from "../releases/pause.ts";
import { deployedStage } from "./stage-option.ts";

const { stage, on } = deployedStage("pnpm run pause", "resume");
const pause = new Pause(stage, stageConfig(stage).env.region);
const done = on.has("resume") ? await pause.end() : await pause.begin();
process.stdout.write(
  done === undefined
    ? `${stage} was not paused.\n`
    : `${done} functions of ${stage} ${on.has("resume") ? "run again" : "stand still"}.\n`,
);
