import type { CampaignAi, ChatAi } from "@marquee/adapters/ai/port";
import type { JobQueue } from "@marquee/adapters/queue/port";
import type { ModelBudget } from "@marquee/contracts/limits";
import type { Core } from "@marquee/core/core";
import type { Principal } from "@marquee/core/ground/identity/principal";
import type { MemoryStore } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import type { recordingChannel } from "@marquee/testkit/recording-channel";

/**
 * One half is there to build with; the other one is run before something is called finished. What was written later,
 * by others and in other words, is for practice: it says how well something new is understood.
 */
export const halves = ["build", "practice", "final"] as const;
export type Half = (typeof halves)[number];

/** What answers: the strategist without a model, a scripted Messages API, or the model of the environment. */
export const adapters = ["local", "scripted", "model"] as const;
export type Adapter = (typeof adapters)[number];

/** 3: all of it and nothing wrong; 2: right, with something secondary missing; 1: partly; 0: not, or wrong. */
export type Score = 0 | 1 | 2 | 3;

/** The seeded product at a fixed time, with what answers in it. */
export interface JudgeWorld {
  adapter: Adapter;
  nowMs: number;
  /** The same as an ISO time. */
  now: string;
  chatAi: ChatAi;
  campaignAi: CampaignAi;
  /** The stored rows of a type, before anybody asked: expectations are computed from these. */
  rows(rowType: string): Item[];
  /** A copy of these rows in which one conversation, or one brief, writes what it wants. */
  stage(): Stage;
}

/** One copy of the product, as its functions would run it. */
export interface Stage {
  core: Core;
  store: MemoryStore;
  clock: { now(): number; advance(ms: number): void };
  queue: JobQueue;
  channel: ReturnType<typeof recordingChannel>;
  files: { put(key: string, body: string, contentType: string): Promise<void> };
  budget: ModelBudget;
  /** An account that is signed in from now on. */
  signIn(accountId: string): Promise<Principal>;
}

/** How the concepts of one brief were judged. */
export interface ScoredBrief {
  id: string;
  /** What was asked for, as it was sent. */
  brief: string;
  score: Score;
  /** Why it isn't 3, one sentence each; empty for 3. */
  reasons: readonly string[];
  brokenMustNots: readonly string[];
  impossibleNumbers: readonly string[];
  /** Sentences that two concepts of this generation share. */
  repeatedSentences: readonly string[];
  /** What was delivered, as text. */
  delivered: string;
}

/** The share of sentences that two briefs have in common once their products' nouns are masked. */
export interface PairShare {
  ids: readonly [string, string];
  /** 0 to 1. */
  share: number;
}

/** How one half's briefs were judged. */
export interface ConceptReport {
  half: Half;
  briefs: readonly ScoredBrief[];
  /** For the briefs that differ in their product only. */
  pairs: readonly PairShare[];
  /** Sentences that more than a tenth of all concepts contain. */
  frequentSentences: readonly string[];
}
