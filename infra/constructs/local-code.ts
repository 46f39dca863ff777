import { Code, type CodeConfig } from "aws-cdk-lib/aws-lambda";

/**
 * Names a bundle without looking at it: the local runtime loads it from where the build puts it, and reloads it when it
 * changes, so neither a hash nor a copy is wanted.
 */
export class LocalCode extends Code {
  readonly isInline = false;
  private readonly functionName: string;

  constructor(functionName: string) {
    super();
    this.functionName = functionName;
  }

  bind(): CodeConfig {
    return { s3Location: { bucketName: "functions-dist", objectKey: this.functionName } };
  }
}
