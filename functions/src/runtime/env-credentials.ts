import { Defect } from "@marquee/contracts/errors";

/**
 * Stands in for the SDK's default credential chain in the bundles: a function's credentials are in its environment and
 * nowhere else, so the chain's file, process and metadata readers are left out (a third of a bundle).
 */
export function defaultProvider() {
  return async () => {
    const accessKeyId = process.env.AWS_ACCESS_KEY_ID;
    const secretAccessKey = process.env.AWS_SECRET_ACCESS_KEY;
    const sessionToken = process.env.AWS_SESSION_TOKEN;
    if (!accessKeyId || !secretAccessKey) throw new Defect("No AWS credentials in the environment");
    return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
  };
}
