import type { Plugin } from "vite";

const daysValid = 360;

/** Where RFC 9116 has finders of vulnerabilities look. */
export const securityFileName = ".well-known/security.txt";

/**
 * The file's text. It expires within a year, as RFC 9116 advises, so that a site nobody builds any more stops promising
 * an answer; to the day, so that two builds of one day are alike. Where it is served is added when it is deployed.
 */
export function securityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysValid));
  return `Contact: mailto:security@marquee.example\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`;
}

/** Adds the file to the built pages. */
export function securityFile(now: Date): Plugin {
  return {
    name: "security-file",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: securityFileName, source: securityText(now) });
    },
  };
}
