import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** An import of texts: the imported names, and the file. */
const importOfTexts = /^import \{([^}]+)\} from "([^"]+\/copy\.ts)";/gm;
const one = "?texts=";

/**
 * Lets each component load only its own texts in the built app. All texts of a folder are in one `copy.ts`, by
 * component, and a bundler moves modules as a whole, so the first screen would load the texts of every dialog.
 * Therefore each imported name becomes its own module, whose other exports are unused and dropped.
 */
export function textsByComponent(): Plugin {
  return {
    name: "texts-by-component",
    apply: "build",
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      handler(code) {
        return {
          code: code.replace(importOfTexts, (_, names: string, file: string) =>
            names
              .split(",")
              .map((part) => part.trim())
              .filter((part) => part !== "")
              .map((part) => `import { ${part} } from "${file}${one}${part.split(" ")[0]}";`)
              .join(" "),
          ),
          map: null,
        };
      },
    },
    load: {
      filter: { id: /\/copy\.ts\?texts=\w+$/ },
      handler: (id) => readFile(id.slice(0, id.indexOf(one)), "utf8"),
    },
  };
}
