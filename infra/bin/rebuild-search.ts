/** pnpm run search:rebuild --stage prod: has the stage build the index by which events are found, as it does every hour. */
import { stageConfig } from "../config/stages.ts";
import { rebuildIndex } from "../releases/rebuild-index.ts";
import { deployedStage } from "./stage-option.ts";

const { stage } = deployedStage("pnpm run search:rebuild");
const failure = await rebuildIndex(stage, stageConfig(stage).env.region);
process.stdout.write(`${failure ?? `The index of events of ${stage} is built.`}\n`);
process.exit(failure === undefined ? 0 : 1);
