/**
 * The keys, indexes and expiry of the one table as plain data, so that the CDK stack and the local runtime make the
 * same table. All key attributes are strings. There is no local index: it could never be added, changed or dropped
 * later, and it would limit what one account can hold to 10 GB.
 */
export const tableDefinition = {
  partitionKey: "pk",
  sortKey: "sk",
  /**
   * Both hold keys only: what a list shows is read from the rows themselves, so no attribute of a row lies in a second
   * place, and a row is written to an index only when its place in it changes.
   */
  globalIndexes: [
    /** Rows of one kind in their order. */
    { name: "lists", partitionKey: "listName", sortKey: "listAt", projection: "KEYS_ONLY" },
    /** Sparse: only what a schedule has to look at stands in it, at the time of its next look. */
    { name: "sweep", partitionKey: "sweepShard", sortKey: "sweepAt", projection: "KEYS_ONLY" },
  ],
  /** Epoch seconds; rows past it may still be read until the table gets round to them. */
  ttlAttribute: "ttl",
} as const;

export type TableIndexName = (typeof tableDefinition.globalIndexes)[number]["name"];

/** The definition in the words of DynamoDB's CreateTable call. */
export function createTableInput(tableName: string) {
  const { partitionKey, sortKey, globalIndexes } = tableDefinition;
  const keySchema = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: "HASH" as const },
    { AttributeName: range, KeyType: "RANGE" as const },
  ];
  const attributes = new Set([
    partitionKey,
    sortKey,
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
    GlobalSecondaryIndexes: globalIndexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: index.projection },
    })),
  };
}
