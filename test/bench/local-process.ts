import { startLocal } from "@marquee/local/start-local";

/**
 * The local runtime in its own process, so that it does not share the measuring client's event loop. Functions call
 * the emulators directly, because the permission checks are not part of the product.
 */

export interface LocalAddresses {
  url: string;
  wsUrl: string;
  dynamodb: string;
  sqs: string;
  /** Receives @connections calls. */
  realtime: string;
  tableName: string;
}

const { BENCH_BUNDLES: bundles = "" } = process.env;
const local = await startLocal({ port: 0, iam: false, web: "none", build: "none", bundles });
const addresses: LocalAddresses = {
  url: local.url,
  wsUrl: local.wsUrl,
  dynamodb: local.endpoints.dynamodb,
  sqs: local.endpoints.sqs,
  realtime: `${local.awsEndpoint}/${local.model.socketApi.stage}`,
  tableName: local.model.tables[0]?.name ?? "",
};
process.send?.(addresses);
// Stops when told to or when the parent is gone.
process.once("disconnect", () => void local.stop().finally(() => process.exit(0)));
