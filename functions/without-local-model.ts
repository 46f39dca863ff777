import type { Plugin } from "esbuild";

/**
 * Leaves the local strategist out of what stages with the real model deploy: the bundles of the workers would be up to a
 * seventh larger for something that none of them may run.
 */
export function withoutLocalModel(): Plugin {
  const namespace = "left-out";
  const sentence = "This build has no local model: it is for stages that use the real one.";
  return {
    name: "without-local-model",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@marquee\/local-strategist\// }, ({ path }) => ({ path, namespace }));
      onLoad({ filter: /^/, namespace }, () => ({
        contents: `throw new Error(${JSON.stringify(sentence)});`,
      }));
    },
  };
}
