import type { Stage } from "@marquee/contracts/stage-names";
import { App, Stack, Tags } from "aws-cdk-lib";
import type { Code } from "aws-cdk-lib/aws-lambda";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { type ApiStackName, apiStacks } from "./config/http-functions.ts";
import { refuseUnsafe } from "./config/refuse-unsafe.ts";
import type { StageConfig } from "./config/stages.ts";
import { searchDomainOf } from "./constructs/search-domain.ts";
import { UnknownRoute } from "./constructs/unknown-route.ts";
import { ApiStack } from "./stacks/api.ts";
import { DataStack } from "./stacks/data.ts";
import { GatewaysStack } from "./stacks/gateways.ts";
import { JobsStack } from "./stacks/jobs.ts";
import { ObservabilityStack } from "./stacks/observability.ts";
import { type Pages, PagesStack } from "./stacks/pages.ts";
import { RealtimeStack } from "./stacks/realtime.ts";
import { WebStack } from "./stacks/web.ts";

export interface MarqueeAppProps {
  stage: Stage;
  config: StageConfig;
  code(functionName: string): Code;
  /** The local runtime serves them itself and has none. */
  pages?: Pages;
}

/**
 * Adds all stacks of one stage, in the order of their dependencies: data, gateways, web, jobs, the API's stacks and
 * realtime, observability, and last the pages.
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
      ...(config.search === "opensearch" ? { search: searchDomainOf(data, stage) } : {}),
      webOrigins: [web?.site.origin ?? config.origin, ...config.extraOrigins].join(","),
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
  const stacks: Stack[] = [data, gateways, ...(web ? [web] : []), jobs, ...apis, realtime, observability];
  if (web && pages) {
    const last = new PagesStack(app, id("pages"), { env, site: web.site, pages });
    for (const stack of [...apis, realtime, jobs]) last.addStackDependency(stack);
    stacks.push(last);
  }
  for (const stack of stacks) Tags.of(stack).add("marquee:stage", stage);
  return stacks;
}
