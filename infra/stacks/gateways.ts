import type { Stage } from "@marquee/contracts/stage-names";
import { CfnOutput, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { CfnStage, HttpApi, WebSocketApi, WebSocketStage } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { StageConfig } from "../config/stages.ts";

export interface GatewaysStackProps extends StackProps {
  stage: Stage;
  config: StageConfig;
}

/** CloudFront passes `/ws` on unchanged, and API Gateway reads a path's first part as the stage. */
const socketStageName = "ws";

/**
 * The two APIs without their routes. They come before the site, which points at them, and before the functions, which
 * need the site's origin: with the routes in this stack, the dependency would be circular.
 */
export class GatewaysStack extends Stack {
  readonly httpApi: HttpApi;
  readonly socketApi: WebSocketApi;
  readonly httpDomain: string;
  readonly socketDomain: string;
  /** The management endpoint that functions post to. */
  readonly realtimeEndpoint: string;

  constructor(scope: Construct, id: string, { stage, config, ...props }: GatewaysStackProps) {
    super(scope, id, props);
    this.httpApi = new HttpApi(this, "HttpApi", {
      apiName: `marquee-${stage}`,
      description: "HTTP calls of Marquee; reached through CloudFront only",
      createDefaultStage: false,
    });
    const accessLog = new LogGroup(this, "AccessLog", {
      logGroupName: `/marquee/${stage}/http-access`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: config.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    new CfnStage(this, "HttpStage", {
      apiId: this.httpApi.apiId,
      stageName: "$default",
      autoDeploy: true,
      defaultRouteSettings: { throttlingBurstLimit: 500, throttlingRateLimit: 1_000 },
      accessLogSettings: {
        destinationArn: accessLog.logGroupArn,
        // No path or query, because they contain ids and tokens. The route key tells which call it was.
        format: JSON.stringify({
          requestId: "$context.requestId",
          routeKey: "$context.routeKey",
          status: "$context.status",
          latencyMs: "$context.responseLatency",
          bytes: "$context.responseLength",
          error: "$context.integrationErrorMessage",
        }),
      },
    });

    this.socketApi = new WebSocketApi(this, "SocketApi", {
      apiName: `marquee-${stage}-realtime`,
      description: "The live connection of Marquee; reached through CloudFront",
      routeSelectionExpression: "$request.body.type",
    });
    const socketStage = new WebSocketStage(this, "SocketStage", {
      webSocketApi: this.socketApi,
      stageName: socketStageName,
      autoDeploy: true,
      throttle: { burstLimit: 500, rateLimit: 1_000 },
    });
    Validations.of(socketStage).acknowledge({
      id: "AwsSolutions-APIG1",
      reason:
        "Access logs of a WebSocket stage need an account-wide role, and the query string carries the ticket; every function logs its own calls without it.",
    });
    this.httpDomain = `${this.httpApi.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    this.socketDomain = `${this.socketApi.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    this.realtimeEndpoint =
      config.realtimeEndpoint?.replace("{api}", this.socketApi.apiId) ??
      `https://${this.socketDomain}/${socketStageName}`;
    if (config.web === "none") this.nameForOtherServers();
  }

  /** What the server of the pages passes /api and /ws on to. */
  private nameForOtherServers(): void {
    new CfnOutput(this, "HttpApiId", { value: this.httpApi.apiId });
    new CfnOutput(this, "SocketApiId", { value: this.socketApi.apiId });
  }

  connectionsArn(method: "POST" | "DELETE"): string {
    return `arn:${this.partition}:execute-api:${this.region}:${this.account}:${this.socketApi.apiId}/${socketStageName}/${method}/@connections/*`;
  }
}
