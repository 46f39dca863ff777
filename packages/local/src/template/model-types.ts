/** What the local runtime reads from the templates. */

export interface PolicyStatement {
  effect: "allow" | "deny";
  actions: string[];
  resources: string[];
}

export interface FunctionModel {
  /** Its folder among the bundles. */
  bundle: string;
  name: string;
  arn: string;
  memoryMb: number;
  timeoutMs: number;
  environment: Record<string, string>;
  statements: PolicyStatement[];
}

export interface TableModel {
  name: string;
  arn: string;
  attributes: unknown[];
  keys: unknown[];
  localIndexes: unknown[];
  globalIndexes: unknown[];
  ttlAttribute: string;
}

export interface QueueModel {
  name: string;
  /** Its address as functions know it, at the internal endpoint. */
  url: string;
  /** Its address at the service that holds it. */
  address: string;
  arn: string;
  visibilitySeconds: number;
  retentionSeconds: number;
  redrive?: { deadLetterArn: string; maxReceiveCount: number };
}

export interface HttpRouteModel {
  method: string;
  path: string;
  routeKey: string;
  functionArn: string;
}

export interface SocketApiModel {
  id: string;
  stage: string;
  /** Such as `$request.body.type`. */
  selection: string;
  /** The management endpoint as AWS would have it. */
  endpoint: string;
  routes: ReadonlyMap<string, string>;
}

export interface EventSourceModel {
  queueArn: string;
  functionArn: string;
  batchSize: number;
  maxConcurrency: number;
  reportsFailures: boolean;
}

/** A function that is told the keys of written rows. */
export interface StreamModel {
  streamArn: string;
  functionArn: string;
  batchSize: number;
  /** Patterns, one of which a record has to match. */
  filters: Record<string, unknown>[];
}

export interface ScheduleModel {
  /** Such as `sweep-jobs`. */
  name: string;
  ruleArn: string;
  /** `rate(...)` or `cron(...)`. */
  expression: string;
  functionArn: string;
}

export interface EdgeBehavior {
  /** CloudFront's path pattern; `*` is the default one. */
  pattern: string;
  /** The origin's domain. */
  origin: string;
  /** Headers that the behavior puts on every answer. */
  headers: Record<string, string>;
  /** The viewer-request function's source, if there is one. */
  viewerRequest?: string;
  /** The statuses of its origin for which the pages answer instead. */
  failover?: readonly number[];
}

export interface CloudModel {
  functions: FunctionModel[];
  tables: TableModel[];
  queues: QueueModel[];
  buckets: { name: string }[];
  secrets: { arn: string; name: string; length: number }[];
  httpApi: { id: string; routes: HttpRouteModel[] };
  socketApi: SocketApiModel;
  eventSources: EventSourceModel[];
  streams: StreamModel[];
  schedules: ScheduleModel[];
  /** In the order in which they are tried. */
  edge: EdgeBehavior[];
}
