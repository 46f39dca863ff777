import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it } from "vitest";
import { afterDeploying, Releases } from "./releases.ts";

const ssm = mockClient(SSMClient);
beforeEach(() => void ssm.reset());

it("the deployed commit is first, the one before it second, and deploying one again changes nothing", () => {
  const commits = ["a", "b", "c"].reduce(afterDeploying, []);
  expect(commits).toEqual(["c", "b", "a"]);
  expect(afterDeploying(commits, "c")).toEqual(commits);
});

it("going back twice leads two commits back, not to what failed", () => {
  const back = afterDeploying(["c", "b", "a"], "b");
  expect(back).toEqual(["b", "a"]);
  expect(afterDeploying(back, "a")).toEqual(["a"]);
});

it("a stage remembers ten", () => {
  const many = Array.from({ length: 30 }, (_, index) => `c${index}`).reduce(afterDeploying, []);
  expect(many).toHaveLength(10);
  expect(many[0]).toBe("c29");
});

it("the commits are the stage's own, and none before its first deployment", async () => {
  ssm.on(GetParameterCommand).rejects(new ParameterNotFound({ message: "none", $metadata: {} }));
  ssm.on(PutParameterCommand).resolves({});
  const releases = new Releases("dev-ada", "us-east-1");
  expect(await releases.commits()).toEqual([]);
  await releases.deployed("a");
  expect(ssm.commandCalls(PutParameterCommand)[0]?.args[0].input).toMatchObject({
    Name: "/marquee/dev-ada/commits",
    Value: "a",
  });
});
