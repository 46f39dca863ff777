import type { Stage } from "@marquee/contracts/stage-names";
import { App, Stack, Tags } from "aws-cdk-lib";
import type { Code } from "aws-cdk-lib/aws-lambda";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { type ApiStackName, apiStacks } from "./config/http-functions.ts";
import { refuseUnsafe } from "./config/refuse-unsafe.ts";
import type { StageConfig } from "./config/stages.ts";
import { UnknownRoute } from "./constructs/unknown-route.ts";
import { ApiStack } from "./stacks/api.ts";
import { DataStack } from "./stacks/data.ts";
import { GatewaysStack } from "./stacks/gateways.ts";
import { JobsStack } from "./stacks/jobs.ts";
import { ObservabilityStack } from "./stacks/observability.ts";
import { RealtimeStack } from "./stacks/realtime.ts";
import { WebStack, type WebStackProps } from "./stacks/web.ts";

export interface MarqueeAppProps {
  stage: Stage;
  config: StageConfig;
  code(functionName: string): Code;
  pages?: WebStackProps["pages"];
}

/**
 * Adds all stacks of one stage, in the order of their dependencies: data, gateways, web, jobs, the API's stacks and
 * realtime, observability.
 */
export function addStage(app: App, { stage, config, code, pages }: MarqueeAppProps): Stack[] {
  refuseUnsafe(stage, config);
  const { env } = config;
  const id = (name: string) => `marquee-${stage}-${name}`;
  const data = new DataStack(app, id("data"), { stage, config, env });
  const gateways = new GatewaysStack(app, id("gateways"), { stage, config, env });
  const web =
    config.web === "cloudfront"
      ? new WebStack(app, id("web"), {
          stage,
          config,
          env,
          httpDomain: gateways.httpDomain,
          socketDomain: gateways.socketDomain,
          originSecret: data.secrets.origin,
          // A cast, because CDK's own classes don't satisfy its interfaces under `exactOptionalPropertyTypes`.
          media: data.media as IBucket,
          ...(pages ? { pages } : {}),
        })
      : undefined;
  const jobs = new JobsStack(app, id("jobs"), {
    env,
    foundation: {
      stage,
      config,
      table: data.table,
      media: data.media,
      secrets: data.secrets,
      webOrigins: [web?.origin ?? config.origin, ...config.extraOrigins].join(","),
      realtimeEndpoint: gateways.realtimeEndpoint,
      mailIdentityArn: data.mailIdentityArn,
      connectionsArn: (method) => gateways.connectionsArn(method),
      code,
    },
  });
  const { platform } = jobs;
  const { httpApi } = gateways;
  const apis = (Object.keys(apiStacks) as ApiStackName[]).map(
    (name) => new ApiStack(app, id(`api-${name}`), { env, platform, httpApi, name }),
  );
  const unknownRoute = new UnknownRoute(jobs, "UnknownRoute", { platform, httpApi });
  const realtime = new RealtimeStack(app, id("realtime"), { env, platform, socketApi: gateways.socketApi });
  const observability = new ObservabilityStack(app, id("observability"), {
    stage,
    config,
    env,
    table: data.table,
    httpApiId: gateways.httpApi.apiId,
    queues: jobs.queues,
    scheduleDeadLetters: jobs.scheduleDeadLetters,
    functions: [
      ...apis.flatMap(({ functions }) => functions),
      unknownRoute.function,
      ...realtime.functions,
      ...jobs.functions,
    ],
  });
  const stacks = [data, gateways, ...(web ? [web] : []), jobs, ...apis, realtime, observability];
  for (const stack of stacks) Tags.of(stack).add("marquee:stage", stage);
  return stacks;
}
