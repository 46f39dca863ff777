/** pnpm icons: writes src/assets/icons.svg, the single image of all icons in use, from the icon set. */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { iconNames } from "./src/ui/icon-names.ts";

const { version } = createRequire(import.meta.url)("lucide-react/package.json") as { version: string };

async function symbolOf(name: string): Promise<string> {
  const { default: Drawing } = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType };
  const shapes = renderToStaticMarkup(createElement(Drawing)).replace(/^<svg[^>]*>(.*)<\/svg>$/, "$1");
  return `  <symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/><\/\w+>/g, " />")}</symbol>`;
}

/** Returns the image's SVG source. */
export async function drawnIcons(): Promise<string> {
  const symbols = await Promise.all([...iconNames].sort().map(symbolOf));
  return [
    `<!-- Icons of Lucide ${version} (lucide.dev), ISC License, copyright (c) Lucide Icons and contributors. -->`,
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...symbols,
    "</svg>",
    "",
  ].join("\n");
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, "src/assets/icons.svg"), await drawnIcons());
