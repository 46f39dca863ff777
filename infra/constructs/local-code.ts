import { Code, type CodeConfig } from "aws-cdk-lib/aws-lambda";

/**
 * Names a bundle without reading it: the local runtime loads it from the build's output and reloads it when it
 * changes, so neither a hash nor a copy is needed.
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
