import { randomUUID } from "node:crypto";

/** A run of a schedule as EventBridge passes it to Lambda. */
export function scheduledEvent(ruleArn: string, nowMs: number) {
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.events",
    account: "000000000000",
    time: new Date(nowMs).toISOString(),
    region: "us-east-1",
    resources: [ruleArn],
    detail: {},
  };
}
