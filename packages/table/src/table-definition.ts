/**
 * The keys, indexes and expiry of the one table as plain data, so that the CDK stack and the local runtime create the
 * same table. All key attributes are strings. There is no local index: it could never be added, changed or dropped
 * later, and it would limit what one account can hold to 10 GB.
 */
export const tableDefinition = {
  partitionKey: "pk",
  sortKey: "sk",
  /**
   * All hold only keys: lists read the rows themselves, so no attribute of a row is stored twice, and a row is
   * written to an index only when its position there changes.
   */
  globalIndexes: [
    /** Rows of one kind in their order. */
    { name: "lists", partitionKey: "listName", sortKey: "listAt", projection: "KEYS_ONLY" },
    /** Sparse: contains only rows that a schedule has to process, at the time when they are next due. */
    { name: "sweep", partitionKey: "sweepShard", sortKey: "sweepAt", projection: "KEYS_ONLY" },
    /**
     * Sparse: rows that stand in their account's partition and that support finds by an id alone, and beside each, in no
     * order, the ledger entries about it, whose own attribute has this name.
     */
    { name: "references", partitionKey: "referenceId", sortKey: "pk", projection: "KEYS_ONLY" },
  ],
  /** Epoch seconds; expired rows may still be read until the table deletes them. */
  ttlAttribute: "ttl",
} as const;

export type TableIndexName = (typeof tableDefinition.globalIndexes)[number]["name"];

/** The definition as the input of DynamoDB's CreateTable call. */
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
