import { type CloudTemplate, isRecord, type TemplateResource } from "./template.ts";

export interface ResourceRef {
  stack: string;
  id: string;
  resource: TemplateResource;
}

/** The name and attributes that a resource has once it exists. */
export interface ResourceNames {
  ref(resource: ResourceRef): string;
  attribute(resource: ResourceRef, name: string): string;
}

export interface PseudoParameters {
  region: string;
  account: string;
  partition: string;
  urlSuffix: string;
}

/**
 * Resolves CloudFormation's functions in the templates of one app: Ref, Fn::GetAtt, Fn::Sub, Fn::Join, Fn::Select,
 * Fn::Split and Fn::ImportValue across stacks. Anything else is refused by name, so that nothing is silently ignored.
 */
export class Resolver {
  private readonly stacks: ReadonlyMap<string, CloudTemplate>;
  private readonly names: ResourceNames;
  private readonly pseudo: PseudoParameters;
  private readonly exports = new Map<string, { stack: string; value: unknown }>();

  constructor(stacks: ReadonlyMap<string, CloudTemplate>, names: ResourceNames, pseudo: PseudoParameters) {
    this.stacks = stacks;
    this.names = names;
    this.pseudo = pseudo;
    for (const [stack, template] of stacks) {
      for (const output of Object.values(template.Outputs ?? {})) {
        if (output.Export)
          this.exports.set(this.text(stack, output.Export.Name), { stack, value: output.Value });
      }
    }
  }

  /** A value of a stack's template with every function resolved. @throws Error naming an unknown function */
  resolve(stack: string, value: unknown): unknown {
    if (Array.isArray(value))
      return value.map((one) => this.resolve(stack, one)).filter((one) => one !== noValue);
    if (!isRecord(value)) return value;
    const [name, ...more] = Object.keys(value);
    if (name !== undefined && more.length === 0 && (name === "Ref" || name.startsWith("Fn::"))) {
      return this.call(stack, name, value[name]);
    }
    const resolved = Object.entries(value).map(([key, one]) => [key, this.resolve(stack, one)] as const);
    return Object.fromEntries(resolved.filter(([, one]) => one !== noValue));
  }

  /** The same for a value that must be text. */
  text(stack: string, value: unknown): string {
    const resolved = this.resolve(stack, value);
    if (typeof resolved === "string") return resolved;
    if (typeof resolved === "number" || typeof resolved === "boolean") return String(resolved);
    throw new Error(`${stack}: expected text, found ${JSON.stringify(resolved)}`);
  }

  private call(stack: string, name: string, argument: unknown): unknown {
    switch (name) {
      case "Ref":
        return this.ref(stack, String(argument));
      case "Fn::GetAtt": {
        const [id = "", attribute = ""] = Array.isArray(argument)
          ? argument.map(String)
          : splitOnce(String(argument), ".");
        return this.names.attribute(this.find(stack, id), attribute);
      }
      case "Fn::Join": {
        const [separator, parts] = this.list(stack, argument, name);
        if (!Array.isArray(parts)) throw new Error(`${stack}: Fn::Join needs a list`);
        return parts.map(String).join(String(separator));
      }
      case "Fn::Split": {
        const [separator, text] = this.list(stack, argument, name);
        return String(text).split(String(separator));
      }
      case "Fn::Select": {
        const [index, from] = this.list(stack, argument, name);
        const found: unknown = Array.isArray(from) ? from[Number(index)] : undefined;
        if (found === undefined) throw new Error(`${stack}: Fn::Select has no entry ${String(index)}`);
        return found;
      }
      case "Fn::Sub":
        return this.substitute(stack, argument);
      case "Fn::ImportValue": {
        const exported = this.exports.get(this.text(stack, argument));
        if (!exported) throw new Error(`${stack}: nothing exports ${this.text(stack, argument)}`);
        return this.resolve(exported.stack, exported.value);
      }
      default:
        throw new Error(`${stack}: the local runtime does not know ${name}`);
    }
  }

  private list(stack: string, argument: unknown, name: string): unknown[] {
    const resolved = this.resolve(stack, argument);
    if (!Array.isArray(resolved)) throw new Error(`${stack}: ${name} needs a list`);
    return resolved;
  }

  private substitute(stack: string, argument: unknown): string {
    const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
    const own = isRecord(variables) ? variables : {};
    return String(text).replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in own) return this.text(stack, own[name]);
      return this.text(stack, name.includes(".") ? { "Fn::GetAtt": splitOnce(name, ".") } : { Ref: name });
    });
  }

  private ref(stack: string, id: string): unknown {
    const { region, account, partition, urlSuffix } = this.pseudo;
    switch (id) {
      case "AWS::Region":
        return region;
      case "AWS::AccountId":
        return account;
      case "AWS::Partition":
        return partition;
      case "AWS::URLSuffix":
        return urlSuffix;
      case "AWS::StackName":
        return stack;
      case "AWS::StackId":
        return `arn:${partition}:cloudformation:${region}:${account}:stack/${stack}/local`;
      case "AWS::NoValue":
        return noValue;
    }
    const parameter = this.stacks.get(stack)?.Parameters?.[id];
    return parameter ? parameter.Default : this.names.ref(this.find(stack, id));
  }

  private find(stack: string, id: string): ResourceRef {
    const resource = this.stacks.get(stack)?.Resources?.[id];
    if (!resource) throw new Error(`${stack}: there is no resource ${id}`);
    return { stack, id, resource };
  }
}

const noValue = Symbol("AWS::NoValue");

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}
