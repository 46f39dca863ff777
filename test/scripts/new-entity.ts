/**
 * pnpm new:entity <domain>/<folder> <noun>: writes the item file of a new kind of row in a folder of
 * packages/core/src and collects it. Its key, owner and age-out are guesses to correct; the unit tests say what is missing.
 */
import { camelCase, create, exists, extend, finish } from "./scaffold.ts";

const [folder, noun] = process.argv.slice(2);
const kebab = /^[a-z]+(-[a-z]+)*$/;
if (!folder || !noun || !/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(folder) || !kebab.test(noun)) {
  process.stderr.write(
    "Usage: pnpm new:entity <domain>/<folder> <noun>, such as: pnpm new:entity events/saved-events saved-event\n",
  );
  process.exit(2);
}
const word = camelCase(noun);
const pascal = word.charAt(0).toUpperCase() + word.slice(1);
const prefix = noun.toUpperCase().replaceAll("-", "_");
const words = noun.replaceAll("-", " ");
const isNewFolder = !exists(`packages/core/src/${folder}`);

create(
  `packages/core/src/${folder}/${noun}.item.ts`,
  `import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { pick } from "../../pick.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

export const ${word}Entity = entity({
  rowType: "${noun}",
  shape: { id: z.string(), userId: z.string(), createdAt: z.string() },
  key: ({ userId, id }: { userId: string; id: string }) => ({ pk: userPartition(userId), sk: \`${prefix}#\${id}\` }),
});
export type ${pascal}Record = ReturnType<typeof ${word}Entity.read>;

export const ${word}Rows: RowKind<typeof ${word}Entity> = {
  entity: ${word}Entity,
  owner: "partition",
  export: (row) => pick(${word}Entity.read(row), "id", "userId", "createdAt"),
  onDelete: "erase",
};

export const ${word}Page: RowPage<typeof ${word}Entity> = {
  entity: ${word}Entity,
  rows: [
    {
      name: "${words.charAt(0).toUpperCase()}${words.slice(1)}",
      sample: { userId: "{user}", id: "{id}" },
      reached: "How it is reached",
    },
  ],
  kept: "Why it may stay for as long as its account.",
};
`,
);
extend("packages/core/src/whole/ownership/row-kinds.ts", (text) => {
  const line = `export { type ${word}Page, ${word}Rows } from "../../${folder}/${noun}.item.ts";\n`;
  return `${text}${line}`;
});
finish(
  [
    `Next: fill the item file, put a row into packages/testkit/src/account-with-every-row.ts and its fields into`,
    `export-account.test.ts${isNewFolder ? `, and place ${folder} in packages/core/layers.json` : ""}.`,
  ].join("\n"),
);
