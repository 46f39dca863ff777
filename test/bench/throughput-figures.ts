/** How many readers order at once. */
export const lanes = 64;

/** What the process of G6 reports. */
export interface ThroughputFigures {
  jobsPerSecond: number;
  /** CPU time of the functions' process per job. */
  jobCpuMs: number;
  /** CPU time of a process that only makes a job's calls. */
  callsCpuMs: number;
  calls: number;
}
