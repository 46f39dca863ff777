import { startLocal } from "@marquee/local/start-local";

/**
 * The local runtime in a process of its own, so that the measuring client does not share its event loop. Functions call
 * the emulators directly: the checks of their permissions are no part of the product.
 */

export interface LocalAddresses {
  url: string;
  wsUrl: string;
  dynamodb: string;
  sqs: string;
  /** Takes @connections calls. */
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
// Told to, or left alone.
process.once("disconnect", () => void local.stop().finally(() => process.exit(0)));
