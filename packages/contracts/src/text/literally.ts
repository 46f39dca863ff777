/** A text as a part of a regular expression that matches it and nothing else. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
