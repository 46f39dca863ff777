#!/usr/bin/env node
// The target of the link src/cli.ts. Plain JavaScript: an older Node refuses TypeScript before its first line runs.
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `This needs Node 24 and runs on ${process.version}. Start it with "npm start", which brings the right one.\n`,
  );
  process.exit(1);
}
void import("../src/commands.ts").then(({ main }) => main());
