import { join } from "node:path";

const libraries = join(import.meta.dirname, "../../../web/node_modules");
const names = ["react", "react-dom", "react-router-dom", "@tanstack/react-query"];

/** Uses the same copies that the web app is built from. */
export default {
  resolve: { alias: Object.fromEntries(names.map((name) => [name, join(libraries, name)])) },
};
