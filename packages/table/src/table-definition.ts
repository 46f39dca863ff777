/**
 * The keys, indexes and expiry of the one table as plain data, so that the CDK stack and the local runtime make the
 * same table. All key attributes are strings.
 */
export const tableDefinition = {
  partitionKey: "pk",
  sortKey: "sk",
  /** Same partition, other order: a user's rows by time. */
  localIndexes: [{ name: "byTime", sortKey: "lsi1sk", projection: "ALL" }],
  globalIndexes: [
    { name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk", projection: "ALL" },
    /** Sparse: only open jobs stand in it, at the time of their next look. */
    { name: "sweep", partitionKey: "sweepShard", sortKey: "sweepAt", projection: "KEYS_ONLY" },
  ],
  /** Epoch seconds; rows past it may still be read until the table gets round to them. */
  ttlAttribute: "ttl",
} as const;

export type TableIndexName =
  | (typeof tableDefinition.localIndexes)[number]["name"]
  | (typeof tableDefinition.globalIndexes)[number]["name"];

/** The definition in the words of DynamoDB's CreateTable call. */
export function createTableInput(tableName: string) {
  const { partitionKey, sortKey, localIndexes, globalIndexes } = tableDefinition;
  const keySchema = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: "HASH" as const },
    { AttributeName: range, KeyType: "RANGE" as const },
  ];
  const attributes = new Set([
    partitionKey,
    sortKey,
    ...localIndexes.map((index) => index.sortKey),
    ...globalIndexes.flatMap((index) => [index.partitionKey, index.sortKey]),
  ]);
  return {
    TableName: tableName,
    BillingMode: "PAY_PER_REQUEST" as const,
    KeySchema: keySchema(partitionKey, sortKey),
    AttributeDefinitions: [...attributes].map((name) => ({
      AttributeName: name,
      AttributeType: "S" as const,
    })),
    LocalSecondaryIndexes: localIndexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(partitionKey, index.sortKey),
      Projection: { ProjectionType: index.projection },
    })),
    GlobalSecondaryIndexes: globalIndexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: index.projection },
    })),
  };
}
