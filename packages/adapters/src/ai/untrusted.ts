/**
 * Text of users, hosts and companies as the model may see it: JSON between two tags that the text itself cannot
 * close. The prompts say that everything between such tags is data, whatever it claims to be.
 */
export function fenced(tag: string, data: unknown): string {
  return `<${tag}>\n${JSON.stringify(data).replaceAll("<", "\\u003c")}\n</${tag}>`;
}
