import { expect, it } from "vitest";
import { Metrics } from "./metrics.ts";

const line = (values: Record<string, unknown>, service = "job-chat") =>
  JSON.stringify({
    _aws: {
      Timestamp: 1_700_000_000_000,
      CloudWatchMetrics: [
        {
          Namespace: "Marquee",
          Dimensions: [["service"]],
          Metrics: Object.keys(values).map((Name) => ({ Name, Unit: "Count" })),
        },
      ],
    },
    service,
    ...values,
  });

it("sums each metric by name and service, even when one line reports several values", () => {
  const metrics = new Metrics();
  metrics.take(line({ JobsDone: 1, JobsFailed: 2 }));
  metrics.take(line({ JobsDone: [1, 3] }));
  metrics.take(line({ JobsDone: 10 }, "job-campaign"));
  expect(metrics.list()).toMatchObject([
    { name: "JobsDone", dimensions: { service: "job-campaign" }, sum: 10, samples: 1 },
    { name: "JobsDone", dimensions: { service: "job-chat" }, sum: 5, samples: 3 },
    { name: "JobsFailed", namespace: "Marquee", sum: 2, lastAt: "2023-11-14T22:13:20.000Z" },
  ]);
});

it("ignores everything else, including lines that only look like metrics", () => {
  const metrics = new Metrics();
  for (const other of [
    "plain words",
    '{"message":"request"}',
    '{"CloudWatchMetrics":[]}',
    '{"CloudWatchMetrics"',
  ])
    metrics.take(other);
  expect(metrics.list()).toEqual([]);
});

it("reads lines as the functions' metrics library writes them", () => {
  const metrics = new Metrics();
  metrics.take(
    '{"_aws":{"Timestamp":1795314404114,"CloudWatchMetrics":[{"Namespace":"Marquee","Dimensions":[["service"]],"Metrics":[{"Name":"JobsDone","Unit":"Count"}]}]},"service":"http-login","JobsDone":[2,3]}',
  );
  expect(metrics.list()).toMatchObject([
    { namespace: "Marquee", name: "JobsDone", dimensions: { service: "http-login" }, sum: 5, samples: 2 },
  ]);
});
