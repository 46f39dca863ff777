import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { awsClientConfig } from "@marquee/services/aws-client";
import { namingFailedCalls } from "@marquee/services/failed-call";
import type { EmailSender } from "./port.ts";

/** Sends mail through SES, from one verified address. */
export function sesEmail(options: { from: string; client?: SESv2Client }): EmailSender {
  const client = options.client ?? namingFailedCalls(new SESv2Client(awsClientConfig()));
  return {
    async send({ to, subject, text, html }) {
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: options.from,
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: {
              Subject: { Data: subject, Charset: "UTF-8" },
              // SES sends both parts as multipart/alternative.
              Body: { Text: { Data: text, Charset: "UTF-8" }, Html: { Data: html, Charset: "UTF-8" } },
            },
          },
        }),
      );
    },
  };
}
