/** Writes the copy of the seed that the stages of a test run start from, where LOCAL_SEED_COPY says. */
import { startLocal } from "@marquee/local/start-local";

const local = await startLocal({ port: 0, web: "none", build: "none" });
await local.stop();
process.exit(0);
