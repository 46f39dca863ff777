import { GetParameterCommand, PutParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import type { Stage } from "@marquee/contracts/stage-names";
import { unlessMissing } from "../preflight/unless-missing.ts";

/** How many earlier commits a stage remembers. */
const rememberedMax = 10;

/**
 * A stage's commits after one was deployed, the deployed one first. Going back to an earlier one forgets those after it,
 * so that going back twice leads to the one before, not to what failed.
 */
export function afterDeploying(commits: readonly string[], commit: string): string[] {
  const at = commits.indexOf(commit);
  return at < 0 ? [commit, ...commits].slice(0, rememberedMax) : commits.slice(at);
}

/** The commits that a stage had, in its account. */
export class Releases {
  private readonly ssm: SSMClient;
  private readonly name: string;

  constructor(stage: Stage, region: string) {
    this.ssm = new SSMClient({ region });
    this.name = `/marquee/${stage}/commits`;
  }

  /** The deployed commit first, then those before it; empty before the first deployment. */
  async commits(): Promise<string[]> {
    const command = new GetParameterCommand({ Name: this.name });
    const found = await unlessMissing(this.ssm.send(command), "ParameterNotFound");
    return (found?.Parameter?.Value ?? "").split(",").filter((commit) => commit !== "");
  }

  async deployed(commit: string): Promise<void> {
    const Value = afterDeploying(await this.commits(), commit).join(",");
    await this.ssm.send(new PutParameterCommand({ Name: this.name, Value, Type: "String", Overwrite: true }));
  }
}
