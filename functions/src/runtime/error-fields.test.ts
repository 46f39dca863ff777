import { AppError, Defect } from "@marquee/contracts/errors";
import { noteFailedCall } from "@marquee/services/failed-call";
import { describe, expect, it } from "vitest";
import { deniedAction, errorFields } from "./error-fields.ts";

/** An error as AWS's SDK throws it. */
function awsError(name: string, message: string, status: number): Error {
  const error = Object.assign(new Error(message), {
    name,
    $fault: "client",
    $metadata: { httpStatusCode: status, requestId: "7F3K-aws" },
  });
  noteFailedCall(error, { service: "DynamoDB", call: "PutItem" });
  return error;
}

const denied = awsError(
  "AccessDeniedException",
  "User: arn:aws:sts::1:assumed-role/x/ann@example.com is not authorized to perform: dynamodb:PutItem on resource: t",
  400,
);

describe("what a log line says about an error", () => {
  it("names the service, the call, its code, status and request id", () => {
    expect(errorFields(awsError("ValidationException", "ann@example.com", 400))).toMatchObject({
      dependency: "DynamoDB",
      call: "PutItem",
      dependencyCode: "ValidationException",
      dependencyStatus: 400,
      dependencyRequestId: "7F3K-aws",
    });
  });

  it("names them even if the error was wrapped", () => {
    const cause = awsError("ThrottlingException", "slow down", 400);
    expect(errorFields(new AppError("unavailable", { cause }))).toMatchObject({
      reason: "AppError < ThrottlingException",
      dependency: "DynamoDB",
      dependencyCode: "ThrottlingException",
      said: "We're busy right now. Try again in a moment.",
    });
  });

  it("names an unreachable host by its error code", () => {
    const error = Object.assign(new Error("getaddrinfo ENOTFOUND secret-host.example"), {
      code: "ENOTFOUND",
    });
    const fields = errorFields(error);
    expect(fields.dependencyCode).toBe("ENOTFOUND");
    expect(JSON.stringify(fields)).not.toContain("secret-host");
  });

  it("quotes our own sentence, even from an inner cause", () => {
    const own = new Defect("The session secret needs at least 32 characters");
    expect(errorFields(own).said).toBe(own.message);
    expect(errorFields(new AppError("internal", { cause: own })).said).toBeDefined();
    expect(errorFields(new Error("wrapped", { cause: own })).said).toBe(own.message);
  });

  it("quotes no one else's: a message, code, name or id that contains data stays out", () => {
    const leaky = Object.assign(new Error("no row for ann@example.com"), {
      name: "Error about ann@example.com",
      code: "ann@example.com is taken",
      requestId: "ann@example.com",
      $metadata: { requestId: "ann@example.com" },
    });
    expect(JSON.stringify(errorFields(leaky))).not.toContain("ann@");
    expect(JSON.stringify(errorFields(denied))).not.toContain("ann@");
    const refusal = new AppError("username_taken", { message: "ann@example.com is taken" });
    expect(JSON.stringify(errorFields(refusal))).not.toContain("ann@");
  });

  it("shows where it came from", () => {
    expect(errorFields(new Error("x")).stack).toContain("error-fields.test.ts");
  });

  it("stops when causes form a cycle", () => {
    const one = new Error("one");
    one.cause = new Error("two", { cause: one });
    expect(errorFields(one).reason).toBe("Error < Error");
  });
});

describe("a denied permission", () => {
  it("is named wherever it is in the chain of causes", () => {
    expect(deniedAction(denied)).toBe("dynamodb:PutItem");
    expect(deniedAction(new AppError("unavailable", { cause: denied }))).toBe("dynamodb:PutItem");
    expect(errorFields(denied).deniedAction).toBe("dynamodb:PutItem");
  });

  it("counts even if the service does not name it", () => {
    expect(deniedAction(awsError("AccessDenied", "Access Denied", 403))).toBe("unnamed");
  });

  it("is not detected in other errors", () => {
    expect(deniedAction(awsError("ValidationException", "no", 400))).toBeUndefined();
    expect(deniedAction("x")).toBeUndefined();
  });
});
