import { type Stage, stageKind, stageNamed } from "@marquee/contracts/stage-names";
import { describe, expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";

const [dev, ada, bob] = (["dev", "dev-ada", "dev-bob"] as const).map((stage) => synthesize(stage));
type Synthesized = ReturnType<typeof synthesize>;

/** Properties that name a resource for its whole account and region, whatever the type. */
const naming =
  /^(Name|TableName|QueueName|BucketName|FunctionName|RoleName|PolicyName|TopicName|AlarmName|DashboardName|LogGroupName|RuleName|ApiName|SecretName|Identity|Aliases|DomainName)$/;

/** Every chosen name, as `type name`; what CloudFormation generates starts with its stack's name. */
function physicalNames({ templates }: Synthesized): string[] {
  return [...templates].flatMap(([stack, template]) => {
    const { Resources = {}, Outputs = {} } = template.toJSON() as {
      Resources?: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
      Outputs?: Record<string, { Export?: { Name: string } }>;
    };
    // The name of a policy inside a role is that role's own.
    const named = Object.values(Resources).filter(({ Type }) => Type !== "AWS::IAM::Policy");
    const chosen = named.flatMap(({ Type, Properties = {} }) =>
      Object.entries(Properties).flatMap(([key, value]) =>
        naming.test(key) && typeof value === "string" ? [`${Type} ${value}`] : [],
      ),
    );
    const exported = Object.values(Outputs).flatMap(({ Export }) =>
      Export ? [`Export ${Export.Name}`] : [],
    );
    return [`Stack ${stack}`, ...chosen, ...exported];
  });
}

/** The dimension by which a stage's functions count. */
function services({ resources }: Synthesized): string[] {
  return resources("AWS::Lambda::Function").flatMap(({ properties }) => {
    const { Variables = {} } = (properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
    const service = Variables.POWERTOOLS_SERVICE_NAME;
    return typeof service === "string" ? [`service ${service}`] : [];
  });
}

const allNames = (one: Synthesized | undefined) => {
  if (one === undefined) throw new Error("not synthesized");
  return [...physicalNames(one), ...services(one)];
};

describe("developers' stages side by side in one account", () => {
  const [ofDev, ofAda, ofBob] = [allNames(dev), allNames(ada), allNames(bob)];

  test("share no name with dev or with one another", () => {
    expect(ofAda).toHaveLength(ofDev.length);
    // Stacks, table, queues, secrets, log group, dashboard, alarms, APIs, exports and functions.
    expect(ofAda.length).toBeGreaterThan(100);
    for (const [one, other] of [
      [ofDev, ofAda],
      [ofAda, ofBob],
      [ofDev, ofBob],
    ] as const)
      expect(one.filter((name) => other.includes(name))).toEqual([]);
  });

  test("carry their stage in every name", () => {
    // CDK leaves the dashes out of the name that it makes up for an edge function.
    expect(ofAda.filter((name) => !/marquee[-/]?dev-?ada/.test(name))).toEqual([]);
  });

  test("carry their stage in their tag and in what alarms and dashboards count", () => {
    const text = JSON.stringify([...(ada?.templates.values() ?? [])].map((template) => template.toJSON()));
    expect(text.match(/marquee[-/]dev(?!-ada)/g)).toBeNull();
    expect(text).toContain('{"Key":"marquee:stage","Value":"dev-ada"}');
  });

  test("set up nothing that an account has only once", () => {
    const once = ["AWS::ApiGateway::Account", "AWS::SES::EmailIdentity"];
    expect(once.flatMap((type) => ada?.resources(type) ?? [])).toEqual([]);
  });

  test("cannot be named so that one of their names is one of dev's", () => {
    // A longer name that ends in a shorter one of the same kind: what stands between belongs to neither.
    const rest = (name: string) => name.replace(/marquee([-/])dev/, "");
    const between = new Set(
      ofDev.flatMap((longer) =>
        ofDev
          .filter((shorter) => shorter !== longer && shorter.split(" ")[0] === longer.split(" ")[0])
          .map((shorter) => [rest(longer), rest(shorter)] as const)
          .filter(([long, short]) => short !== "" && long.endsWith(short.replace(/^\S+ /, "")))
          .map(([long, short]) => long.replace(/^\S+ /, "").slice(0, -short.replace(/^\S+ /, "").length)),
      ),
    );
    // The whole stage counts under its own name, which a function's name goes on from.
    for (const service of services(dev as Synthesized)) between.add(rest(service).replace(/^\S+ /, ""));
    const names = [...between].filter((one) => /^-[a-z0-9-]{1,12}$/.test(one)).map((one) => one.slice(1));
    expect(names).toContain("job-chat");
    for (const name of names) expect(stageKind(`dev-${name}`), name).toBeUndefined();
  });
});

test("a developer's stage has a short name of plain words; anything else is no stage", () => {
  const wrong = [
    "dev-",
    "dev-Ada",
    "dev-a_b",
    "dev-a.b",
    "dev--a",
    "dev-a-",
    "dev-schedule",
    "dev-http-deals",
  ];
  for (const name of [...wrong, `dev-${"a".repeat(13)}`, "Prod", "prod-ada", ""]) {
    expect(stageKind(name), name).toBeUndefined();
    expect(() => stageNamed(name)).toThrow(`There is no stage "${name}".`);
  }
  for (const name of ["dev-ada", "dev-a-1", `dev-${"a".repeat(12)}`] satisfies Stage[])
    expect(stageKind(name)).toBe("dev");
});
