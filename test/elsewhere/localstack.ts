/** LocalStack in docker: `pnpm localstack:up` starts it, `pnpm localstack:test` runs the contract tests and journeys on it. */
import { fail, run, runSuites } from "./run-suites.ts";

const endpoint = "http://localhost:4566";

/** Starts LocalStack and waits until it is healthy; `fresh` discards the data of earlier runs. */
async function up(fresh: boolean): Promise<void> {
  const args = ["compose", "up", "--detach", "--wait", ...(fresh ? ["--force-recreate"] : [])];
  const code = await run("docker", args);
  if (code === undefined)
    fail(
      "LocalStack runs in docker, and there is no docker on this machine. npm start and npm test need neither.",
    );
  if (code !== 0)
    fail(
      "docker could not start LocalStack; the lines above say why. It needs a running docker with its compose plugin.",
    );
}

const command = process.argv[2];
if (command === "up") {
  await up(false);
  process.stdout.write(
    `LocalStack answers at ${endpoint}. Use it: AWS_ENDPOINT_URL=${endpoint} npm start, or deploy into it: pnpm cloud:up\n`,
  );
} else if (process.env.AWS_ENDPOINT_URL) {
  await runSuites({ AWS_ENDPOINT_URL: process.env.AWS_ENDPOINT_URL });
} else {
  // Each suite moves its stage's clock and must not see the other's rows.
  await runSuites({ AWS_ENDPOINT_URL: endpoint }, { before: () => up(true) });
}
