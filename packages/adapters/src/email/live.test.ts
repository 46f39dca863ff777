import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { mockClient } from "aws-sdk-client-mock";
import { expect, it } from "vitest";
import { sesEmail } from "./live.ts";

it("sends one mail as text and HTML to one person, from the stage's address", async () => {
  const ses = mockClient(SESv2Client);
  ses.on(SendEmailCommand).resolves({ MessageId: "m" });
  const email = sesEmail({
    from: "no-reply@marquee.example",
    client: new SESv2Client({ region: "us-east-1" }),
  });
  await email.send({
    to: "ann@example.com",
    subject: "Your link",
    text: "Here it is.",
    html: "<p>Here it is.</p>",
  });
  expect(ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)).toEqual([
    {
      FromEmailAddress: "no-reply@marquee.example",
      Destination: { ToAddresses: ["ann@example.com"] },
      Content: {
        Simple: {
          Subject: { Data: "Your link", Charset: "UTF-8" },
          Body: {
            Text: { Data: "Here it is.", Charset: "UTF-8" },
            Html: { Data: "<p>Here it is.</p>", Charset: "UTF-8" },
          },
        },
      },
    },
  ]);
});
