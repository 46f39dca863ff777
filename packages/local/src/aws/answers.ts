import { randomUUID } from "node:crypto";

/** The internal endpoint's answer. */
export interface AwsAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): AwsAnswer => ({
  status,
  headers: { "content-type": "application/x-amz-json-1.0", "x-amzn-requestid": randomUUID(), ...headers },
  body: JSON.stringify(body),
});

export function jsonAnswer(body: unknown): AwsAnswer {
  return json(200, body);
}

/** An error of a service that uses JSON over REST, such as the socket management API. */
export function restError(status: number, type: string, message: string): AwsAnswer {
  return json(status, { message }, { "content-type": "application/json", "x-amzn-errortype": type });
}

/** "Access denied" in each service's protocol, so that the SDK throws the same error as on AWS. */
export function accessDenied(service: string, message: string): AwsAnswer {
  switch (service) {
    case "dynamodb":
      return json(400, { __type: "com.amazon.coral.service#AccessDeniedException", Message: message });
    case "sqs":
      return json(
        403,
        { __type: "com.amazonaws.sqs#AccessDeniedException", message },
        { "x-amzn-query-error": "AccessDenied;Sender" },
      );
    case "secretsmanager":
      return json(
        400,
        { __type: "AccessDeniedException", Message: message },
        { "content-type": "application/x-amz-json-1.1" },
      );
    case "s3":
      return xml(403, `<Error><Code>AccessDenied</Code><Message>${escapeXml(message)}</Message></Error>`);
    case "sns":
      return xml(
        403,
        `<ErrorResponse><Error><Type>Sender</Type><Code>AuthorizationError</Code><Message>${escapeXml(message)}</Message></Error></ErrorResponse>`,
      );
    case "execute-api":
      return restError(403, "ForbiddenException", message);
    default:
      return restError(403, "AccessDeniedException", message);
  }
}

export function xml(status: number, body: string): AwsAnswer {
  return {
    status,
    headers: { "content-type": "application/xml" },
    body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
  };
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
