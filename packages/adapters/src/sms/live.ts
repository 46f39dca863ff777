import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { awsClientConfig } from "@marquee/services/aws-client";
import { namingFailedCalls } from "@marquee/services/failed-call";
import type { SmsSender } from "./port.ts";

/** Sends text messages through SNS, as transactional, because a code that arrives late is useless. */
export function snsSms(options: { client?: SNSClient } = {}): SmsSender {
  const client = options.client ?? namingFailedCalls(new SNSClient(awsClientConfig()));
  return {
    async send({ to, text }) {
      await client.send(
        new PublishCommand({
          PhoneNumber: to,
          Message: text,
          MessageAttributes: {
            "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" },
          },
        }),
      );
    },
  };
}
