import {
  ApiGatewayManagementApiClient,
  PostToConnectionCommand,
} from "@aws-sdk/client-apigatewaymanagementapi";
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import type { Table } from "@marquee/table/table";
import type { LocalStack } from "./local-stack.ts";
import type { Step } from "./recorded-job.ts";

/** Sends recorded calls one after another, as a script without any architecture would. */
export class StraightLine {
  private readonly table: Table;
  private readonly sqs: SQSClient;
  private readonly connections: ApiGatewayManagementApiClient;
  private readonly received: string[] = [];
  private queueUrl = "";

  constructor({ table, sqs, realtime }: Pick<LocalStack, "table" | "sqs" | "realtime">) {
    const credentials = { accessKeyId: "local", secretAccessKey: "local" };
    this.table = table;
    this.sqs = new SQSClient({ endpoint: sqs, region: "us-east-1", credentials });
    this.connections = new ApiGatewayManagementApiClient({
      endpoint: realtime,
      region: "us-east-1",
      credentials,
    });
  }

  /** Creates a queue that no worker listens on. */
  async open(): Promise<void> {
    const { QueueUrl } = await this.sqs.send(new CreateQueueCommand({ QueueName: "marquee-bench-straight" }));
    this.queueUrl = QueueUrl ?? "";
  }

  async play(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      switch (step.kind) {
        case "table":
          await step.call(this.table);
          break;
        case "queue":
          await this.throughQueue(JSON.stringify(step.message));
          break;
        case "push":
          await this.connections.send(
            new PostToConnectionCommand({ ConnectionId: step.connectionId, Data: step.data }),
          );
          break;
      }
    }
  }

  /** Deletes received messages; the product does so after its push. */
  async clear(): Promise<void> {
    for (const ReceiptHandle of this.received.splice(0)) {
      await this.sqs.send(new DeleteMessageCommand({ QueueUrl: this.queueUrl, ReceiptHandle }));
    }
  }

  close(): void {
    this.sqs.destroy();
    this.connections.destroy();
  }

  private async throughQueue(body: string): Promise<void> {
    const sent = new SendMessageCommand({ QueueUrl: this.queueUrl, MessageBody: body });
    const [handle] = await Promise.all([this.receive(), this.sqs.send(sent)]);
    this.received.push(handle);
  }

  /** A long poll can return no message even though there is one, so polls again. */
  private async receive(): Promise<string> {
    for (let polls = 0; polls < 5; polls++) {
      const poll = new ReceiveMessageCommand({ QueueUrl: this.queueUrl, WaitTimeSeconds: 5 });
      const { Messages } = await this.sqs.send(poll);
      const handle = Messages?.[0]?.ReceiptHandle;
      if (handle !== undefined) return handle;
    }
    throw new Error("The message did not arrive");
  }
}
