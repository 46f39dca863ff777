import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { mockClient } from "aws-sdk-client-mock";
import { expect, it } from "vitest";
import { snsSms } from "./live.ts";

it("sends a message to a number, never to a topic, as transactional", async () => {
  const sns = mockClient(SNSClient);
  sns.on(PublishCommand).resolves({ MessageId: "m" });
  await snsSms({ client: new SNSClient({ region: "us-east-1" }) }).send({
    to: "+14155550100",
    text: "123456",
  });
  const [call] = sns.commandCalls(PublishCommand);
  expect(call?.args[0].input).toEqual({
    PhoneNumber: "+14155550100",
    Message: "123456",
    MessageAttributes: { "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" } },
  });
});
