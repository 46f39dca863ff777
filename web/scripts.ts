import type { Plugin, Rolldown } from "vite";

type Modules = Pick<Rolldown.PluginContext, "getModuleIds" | "getModuleInfo">;

/** The app's start, the pages that a visit begins with, and the frame around the signed-in ones. */
const start = ["app/main.tsx"];
const home = ["app/layout/app-layout.tsx", "features/home/dashboard/pages/dashboard-page.tsx"];
const signIn = ["features/account/auth/pages/auth-page.tsx"];
/** What more features than these share goes with what all pages share; what fewer share is a script of its own... */
const fewFeatures = 3;
/** ...unless it is smaller than this: a script of its own would cost more. */
const smallBytes = 2_000;
/** What every page has anyway, or most do. */
const shared = new Set<string | undefined>(["libraries", "app", "frame", "sign-in", "common"]);
/** Shows every component, so it says nothing about what the others share. */
const showsAll = "features/admin/ui-kit/";
/** What a feature has for many others is a script of its own from this size on: a page needs few of them. */
const ownBytes = 10_000;

/**
 * Decides which script a module goes into, from who imports it; a new page or library needs no entry anywhere.
 *
 * - `libraries` and `app` are what every page starts with, `frame` and `sign-in` the first screens and what they share.
 * - `common` is what many features share, `schemas` what forms are checked with. A feature that has much for the
 *   others, such as the texts about deals, has it in a script of its own (`deals-shared`).
 * - What only few features share, or the pages of one, is a script named after them, apart from what needs a library
 *   of its own.
 * - Each page is a script with all that only it uses, and so is each library that only some pages use.
 *
 * A module's name depends on its users, and whatever it imports has at least the same users. Among what many share,
 * features import each other in one direction, and `common` holds nothing that imports a feature's own script. So
 * scripts never import each other in a circle, although the bundler may not move a module's imports along with it.
 */
export function scripts(): Plugin {
  let names = new Map<string, string>();
  let source = "";
  return {
    name: "scripts",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: "scripts", name: (id) => names.get(id) }],
            },
          },
        },
      },
    }),
    configResolved({ root }) {
      source = `${root}/src/`;
    },
    buildEnd(error) {
      if (!error) names = nameAll(this, source);
    },
  };
}

const isLibrary = (id: string) => id.includes("/node_modules/");
const isContract = (id: string) => id.includes("/packages/contracts/");
const featureOf = (id: string) => /\/features\/[^/]+\/([^/]+)\//.exec(id)?.[1] ?? "app";

function nameAll(modules: Modules, source: string): Map<string, string> {
  const closures = new Map<string, ReadonlySet<string>>();
  /** A module with everything that it imports statically. */
  const closureOf = (id: string): ReadonlySet<string> => {
    const known = closures.get(id);
    if (known) return known;
    const all = new Set([id]);
    for (const one of all) for (const next of modules.getModuleInfo(one)?.importedIds ?? []) all.add(next);
    closures.set(id, all);
    return all;
  };
  const closureOfAll = (ids: readonly string[]) => new Set(ids.flatMap((id) => [...closureOf(id)]));
  const [inApp, inHome, inSignIn] = [start, home, signIn].map((paths) =>
    closureOfAll(paths.map((path) => source + path)),
  ) as [Set<string>, Set<string>, Set<string>];
  const isFirst = (id: string) => inApp.has(id) || inHome.has(id) || inSignIn.has(id);
  const needsLibrary = (id: string) => [...closureOf(id)].some((one) => isLibrary(one) && !isFirst(one));

  const bytesOf = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0);

  const all = [...modules.getModuleIds()];
  const loadedLater = all.filter((id) => (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0);
  const schemas = closureOfAll(all.filter((id) => isContract(id) && needsLibrary(id)));

  const nameOf = (id: string): string | undefined => {
    if (isLibrary(id)) return isFirst(id) ? "libraries" : schemas.has(id) ? "schemas" : undefined;
    if (inApp.has(id) || (inHome.has(id) && inSignIn.has(id))) return "app";
    if (inHome.has(id)) return "frame";
    const users = loadedLater.filter((one) => closureOf(one).has(id) && !one.startsWith(source + showsAll));
    if (schemas.has(id) && (needsLibrary(id) || users.every(isContract))) return "schemas";
    if (users.length < 2) return undefined;
    const features = [...new Set(users.map(featureOf))].toSorted();
    const isForMany = features.length > fewFeatures || features.includes("app");
    if (needsLibrary(id)) return isForMany ? undefined : `${features.join("-")}-and-library`;
    if (!isForMany) return features.join("-");
    return inSignIn.has(id) ? "sign-in" : "common";
  };
  const named = all.map((id) => [id, nameOf(id)] as const);
  const names = new Map(named.filter((pair): pair is [string, string] => pair[1] !== undefined));

  const isTooSmall = (name: string | undefined, ids: readonly string[]) =>
    !shared.has(name) &&
    bytesOf(ids) < smallBytes &&
    ids.every((id) => [...closureOf(id)].every((one) => ids.includes(one) || shared.has(names.get(one))));
  for (;;) {
    const byName = Map.groupBy(names.keys(), (id) => names.get(id));
    const small = [...byName].filter(([name, ids]) => isTooSmall(name, ids));
    if (small.length === 0) break;
    for (const [, ids] of small)
      for (const id of ids) names.set(id, ids.every((one) => inSignIn.has(one)) ? "sign-in" : "common");
  }

  const common = [...names].filter(([, name]) => name === "common").map(([id]) => id);
  const byFeature = Map.groupBy(common, (id) => (id.startsWith(`${source}features/`) ? featureOf(id) : ""));
  byFeature.delete("");
  const large = [...byFeature].filter(([, ids]) => bytesOf(ids) >= ownBytes);
  const inLarge = new Set(large.flatMap(([, ids]) => ids));
  for (const [feature, ids] of byFeature)
    for (const id of ids)
      if ([...closureOf(id)].some((one) => inLarge.has(one))) names.set(id, `${feature}-shared`);
  return names;
}
