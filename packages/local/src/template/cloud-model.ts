import type { QueuePlace } from "../emulators/provision.ts";
import { readEdge } from "./edge.ts";
import { Resolver, type ResourceRef } from "./intrinsics.ts";
import { bundleOf, localNames, localPlace } from "./local-names.ts";
import type {
  CloudModel,
  EventSourceModel,
  FunctionModel,
  HttpRouteModel,
  PolicyStatement,
  QueueModel,
  ScheduleModel,
  SocketApiModel,
  StreamModel,
} from "./model-types.ts";
import { asText, type CloudTemplate, isRecord } from "./template.ts";

/** Properties of one resource, resolved when they are read. */
class Properties {
  private readonly resolver: Resolver;
  private readonly of: ResourceRef;

  constructor(resolver: Resolver, of: ResourceRef) {
    this.resolver = resolver;
    this.of = of;
  }

  get(name: string): unknown {
    return this.resolver.resolve(this.of.stack, this.of.resource.Properties?.[name]);
  }

  text(name: string): string {
    const value = this.get(name);
    if (value === undefined) throw new Error(`${this.of.stack}/${this.of.id} has no ${name}`);
    return asText(value);
  }

  number(name: string, fallback: number): number {
    const value = this.get(name);
    return value === undefined ? fallback : Number(value);
  }

  record(name: string): Record<string, unknown> {
    const value = this.get(name);
    return isRecord(value) ? value : {};
  }

  list(name: string): unknown[] {
    const value = this.get(name);
    return Array.isArray(value) ? value : [];
  }

  /** The bundle, if this is one of our functions. */
  get bundle(): string | undefined {
    return bundleOf(this.of.resource);
  }

  ref(): string {
    return this.resolver.text(this.of.stack, { Ref: this.of.id });
  }

  attribute(name: string): string {
    return this.resolver.text(this.of.stack, { "Fn::GetAtt": [this.of.id, name] });
  }
}

/**
 * Reads what the local runtime needs from the templates of one synthesized stage. `queues` are existing queues by
 * name, whose ARNs are then those that their service assigned.
 */
export function readCloudModel(
  stacks: ReadonlyMap<string, CloudTemplate>,
  options: { queueUrlBase: string; queues?: ReadonlyMap<string, QueuePlace> },
): CloudModel {
  const { queueUrlBase, queues = new Map<string, QueuePlace>() } = options;
  const resolver = new Resolver(stacks, localNames(queueUrlBase, queues), localPlace);
  const all = [...stacks].flatMap(([stack, template]) =>
    Object.entries(template.Resources ?? {}).map(([id, resource]): ResourceRef => ({ stack, id, resource })),
  );
  const ofType = (type: string) =>
    all.filter(({ resource }) => resource.Type === type).map((one) => new Properties(resolver, one));

  const statements = new Map(
    ofType("AWS::IAM::Role").map((role) => [
      role.attribute("Arn"),
      role
        .list("Policies")
        .flatMap((policy) => (isRecord(policy) ? readStatements(policy.PolicyDocument) : [])),
    ]),
  );
  const functions = ofType("AWS::Lambda::Function")
    .filter((one) => one.bundle !== undefined)
    .map((one) => readFunction(one, statements));
  const apis = ofType("AWS::ApiGatewayV2::Api");
  const integrations = new Map(
    ofType("AWS::ApiGatewayV2::Integration").map((one) => [one.ref(), one.text("IntegrationUri")]),
  );
  const routes = ofType("AWS::ApiGatewayV2::Route").map((route) => ({
    apiId: route.text("ApiId"),
    routeKey: route.text("RouteKey"),
    functionArn: targetFunction(
      integrations.get(route.text("Target").replace("integrations/", "")) ?? "",
      functions,
    ),
  }));
  const mappings = ofType("AWS::Lambda::EventSourceMapping");
  const http = apis.find((api) => api.get("ProtocolType") === "HTTP");
  const socket = apis.find((api) => api.get("ProtocolType") === "WEBSOCKET");
  if (!http || !socket) throw new Error("The templates have no HTTP API or no WebSocket API");

  return {
    functions,
    tables: ofType("AWS::DynamoDB::Table").map((table) => ({
      name: table.ref(),
      arn: table.attribute("Arn"),
      attributes: table.list("AttributeDefinitions"),
      keys: table.list("KeySchema"),
      localIndexes: table.list("LocalSecondaryIndexes"),
      globalIndexes: table.list("GlobalSecondaryIndexes"),
      ttlAttribute: asText(table.record("TimeToLiveSpecification").AttributeName),
    })),
    queues: ofType("AWS::SQS::Queue").map((queue) => readQueue(queue, queues)),
    buckets: ofType("AWS::S3::Bucket").map((bucket) => ({ name: bucket.ref() })),
    secrets: ofType("AWS::SecretsManager::Secret").map((secret) => ({
      arn: secret.ref(),
      name: secret.text("Name"),
      length: Number(secret.record("GenerateSecretString").PasswordLength ?? 32),
    })),
    httpApi: {
      id: http.ref(),
      routes: routes.filter(({ apiId }) => apiId === http.ref()).map(readHttpRoute),
    },
    socketApi: readSocketApi(socket, ofType("AWS::ApiGatewayV2::Stage"), routes),
    eventSources: mappings.filter((one) => !followsTable(one)).map((one) => readEventSource(one, functions)),
    streams: mappings.filter(followsTable).map((one) => readStream(one, functions)),
    schedules: ofType("AWS::Events::Rule").flatMap((one) => readSchedule(one, functions)),
    edge: readEdge(
      ofType("AWS::CloudFront::Distribution").map((one) => one.record("DistributionConfig"))[0] ?? {},
      new Map(
        ofType("AWS::CloudFront::ResponseHeadersPolicy").map((one) => [
          one.ref(),
          one.record("ResponseHeadersPolicyConfig"),
        ]),
      ),
      new Map(
        ofType("AWS::CloudFront::Function").map((one) => [
          one.attribute("FunctionARN"),
          one.text("FunctionCode"),
        ]),
      ),
    ),
  };
}

function readFunction(one: Properties, statements: ReadonlyMap<string, PolicyStatement[]>): FunctionModel {
  const { Variables } = one.record("Environment");
  const environment = isRecord(Variables) ? Variables : {};
  return {
    bundle: one.bundle ?? "",
    name: one.ref(),
    arn: one.attribute("Arn"),
    memoryMb: one.number("MemorySize", 128),
    timeoutMs: one.number("Timeout", 3) * 1_000,
    environment: Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, String(value)]),
    ),
    statements: statements.get(one.text("Role")) ?? [],
  };
}

function readStatements(document: unknown): PolicyStatement[] {
  const list = isRecord(document) && Array.isArray(document.Statement) ? document.Statement : [];
  return list.filter(isRecord).map((statement) => {
    if (statement.Condition !== undefined)
      throw new Error("The local runtime does not judge conditions in role policies");
    return {
      effect: statement.Effect === "Deny" ? "deny" : "allow",
      actions: textList(statement.Action),
      resources: textList(statement.Resource),
    };
  });
}

function textList(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

function readQueue(queue: Properties, places: ReadonlyMap<string, QueuePlace>): QueueModel {
  const redrive = queue.record("RedrivePolicy");
  const name = queue.attribute("QueueName");
  return {
    name,
    url: queue.ref(),
    address: places.get(name)?.url ?? queue.ref(),
    arn: queue.attribute("Arn"),
    visibilitySeconds: queue.number("VisibilityTimeout", 30),
    retentionSeconds: queue.number("MessageRetentionPeriod", 345_600),
    ...(redrive.deadLetterTargetArn === undefined
      ? {}
      : {
          redrive: {
            deadLetterArn: asText(redrive.deadLetterTargetArn),
            maxReceiveCount: Number(redrive.maxReceiveCount),
          },
        }),
  };
}

interface RouteRow {
  apiId: string;
  routeKey: string;
  functionArn: string;
}

/** `$default` takes what no other route does: every method and path, after all specific routes. */
function readHttpRoute({ routeKey, functionArn }: RouteRow): HttpRouteModel {
  if (routeKey === "$default") return { method: "ANY", path: "/{proxy+}", routeKey, functionArn };
  const [method = "", path = ""] = routeKey.split(" ");
  return { method, path, routeKey, functionArn };
}

function readSocketApi(api: Properties, stages: Properties[], routes: RouteRow[]): SocketApiModel {
  const id = api.ref();
  const stage = stages.find((one) => one.text("ApiId") === id)?.text("StageName") ?? "";
  const { region, urlSuffix } = localPlace;
  return {
    id,
    stage,
    selection: api.text("RouteSelectionExpression"),
    endpoint: `https://${id}.execute-api.${region}.${urlSuffix}/${stage}`,
    routes: new Map(
      routes.filter(({ apiId }) => apiId === id).map(({ routeKey, functionArn }) => [routeKey, functionArn]),
    ),
  };
}

function readEventSource(one: Properties, functions: FunctionModel[]): EventSourceModel {
  return {
    queueArn: one.text("EventSourceArn"),
    functionArn: targetFunction(one.text("FunctionName"), functions),
    batchSize: one.number("BatchSize", 10),
    maxConcurrency: Number(one.record("ScalingConfig").MaximumConcurrency ?? 5),
    reportsFailures: one.list("FunctionResponseTypes").includes("ReportBatchItemFailures"),
  };
}

/** Only sources that are read in order begin somewhere. */
const followsTable = (one: Properties) => one.get("StartingPosition") !== undefined;

function readStream(one: Properties, functions: FunctionModel[]): StreamModel {
  const { Filters } = one.record("FilterCriteria");
  return {
    streamArn: one.text("EventSourceArn"),
    functionArn: targetFunction(one.text("FunctionName"), functions),
    batchSize: one.number("BatchSize", 100),
    filters: (Array.isArray(Filters) ? Filters : [])
      .filter(isRecord)
      .map(({ Pattern }) => JSON.parse(asText(Pattern)) as Record<string, unknown>),
  };
}

function readSchedule(one: Properties, functions: FunctionModel[]): ScheduleModel[] {
  const expression = one.get("ScheduleExpression");
  if (typeof expression !== "string" || one.get("State") === "DISABLED") return [];
  return one
    .list("Targets")
    .filter(isRecord)
    .map((target) => {
      const functionArn = targetFunction(String(target.Arn), functions);
      const bundle = functions.find(({ arn }) => arn === functionArn)?.bundle ?? "";
      return {
        name: bundle.replace(/^schedule-/, ""),
        ruleArn: one.attribute("Arn"),
        expression,
        functionArn,
      };
    });
}

/** The function that a route, mapping or rule points at, by its ARN or name. */
function targetFunction(target: string, functions: FunctionModel[]): string {
  const found = functions.find(
    ({ arn, name }) => target === name || target === arn || target.includes(`${arn}/invocations`),
  );
  if (!found) throw new Error(`Nothing in the templates is called ${target}`);
  return found.arn;
}
