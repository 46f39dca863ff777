import type { EventDetail, ViewedEvent } from "@marquee/contracts/events/events";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#api/http.ts";
import { eventDealsQuery } from "#features/deals/deals/api/list-event-deals.ts";
import { eventQuery } from "#features/events/events/api/get-event.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { useTransitionEvent } from "../api/transition-event.ts";
import { useUpdateEvent } from "../api/update-event.ts";
import { toasts } from "../toasts.ts";
import { type AffectedDeals, agreedChanges, isSameRead } from "./affected-deals.ts";
import {
  conflictsOf,
  differing,
  type EventChanges,
  type EventConflict,
  type EventValues,
  eventValues,
  loadEventSchema,
  rebased,
} from "./event-form.ts";

/** A save that came too late: the conflicting fields, and the event as it is now. */
interface Overtaken {
  conflicts: readonly EventConflict[];
  theirs: ViewedEvent;
}

/**
 * The form of an existing event. Changes that someone else makes meanwhile are merged with what was typed; if both
 * changed the same field, the user decides before anything is overwritten.
 */
export function useEventEditor(event: ViewedEvent) {
  const client = useQueryClient();
  const update = useUpdateEvent(event.id);
  const transition = useTransitionEvent(event.id);
  const [base, setBase] = useState(event);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [sendsAgain, setSendsAgain] = useState(false);
  const [asked, setAsked] = useState<{ affected: AffectedDeals; isNew: boolean } | null>(null);
  const agreedTo = useRef<AffectedDeals | null>(null);
  const publishesOnSave = useRef(false);
  const stored = eventValues(base);
  const form = useHookForm<EventValues, EventChanges>({
    schema: () => loadEventSchema(stored, base),
    initial: stored,
    draftKey: `event-${event.id}`,
    onSubmit: (body, values) => void submit(body, values),
  });
  const isDirty = Object.keys(differing(form.values, stored)).length > 0;

  const onEvent = useEffectEvent((next: ViewedEvent) => {
    if (next === base) return;
    if (conflictsOf(form.values, stored, eventValues(next)).length === 0) follow(next, form.values);
  });
  useEffect(() => onEvent(event), [event]);
  const onSendAgain = useEffectEvent(() => {
    setSendsAgain(false);
    form.formProps.ref.current?.requestSubmit();
  });
  useEffect(() => {
    if (sendsAgain) onSendAgain();
  }, [sendsAgain]);

  /** Rebases the form on the current event, keeping what was typed since `before`. */
  function follow(next: ViewedEvent, mine: EventValues, before = stored): void {
    const merged = rebased(mine, before, eventValues(next));
    setBase(next);
    form.set(differing(merged, form.values));
    if (Object.keys(differing(merged, eventValues(next))).length === 0) form.draft.clear();
  }

  /** The current field values, which may have changed since they were sent. */
  function typedNow(): EventValues {
    const names = Object.keys(stored) as (keyof EventValues)[];
    return Object.fromEntries(names.map((name) => [name, form.field(name).value])) as unknown as EventValues;
  }

  async function submit(body: EventChanges, values: EventValues): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      const affected = await affectedBy(body, values);
      const read = agreedTo.current;
      if (affected && !(read && isSameRead(read, affected))) {
        setAsked({ affected, isNew: read !== null });
        return;
      }
      setAsked(null);
      const saved = Object.keys(body).length === 0 ? base : await store(body, values);
      if (saved === null) return;
      const published = publishesOnSave.current
        ? await transition.mutateAsync({ action: "publish", version: saved.version })
        : null;
      toast(published ? toasts.published(published.name) : toasts.saved);
    } catch (error) {
      if (isStale(error)) await client.invalidateQueries(eventQuery(event.id));
      setAsked(null);
      form.showServerErrors(error);
    } finally {
      agreedTo.current = null;
      setSaving(false);
    }
  }

  /** The deals that follow what a save changes, which its host has to have read first; undefined for none. */
  async function affectedBy(body: EventChanges, values: EventValues): Promise<AffectedDeals | undefined> {
    const changes = await agreedChanges(base, body, values);
    if (changes.length === 0) return undefined;
    const deals = await client.fetchQuery(eventDealsQuery(event.id));
    return deals.length === 0 ? undefined : { changes, deals };
  }

  /** Saves, and retries if someone else changed other fields meanwhile; null if both changed the same one. */
  async function store(body: EventChanges, values: EventValues): Promise<EventDetail | null> {
    let { version } = base;
    for (;;) {
      try {
        const saved = await update.mutateAsync({ ...body, version });
        follow({ ...base, ...saved }, typedNow(), values);
        return saved;
      } catch (error) {
        if (!isStale(error)) throw error;
        const theirs = await client.fetchQuery({ ...eventQuery(event.id), staleTime: 0 });
        if (theirs.version === version) throw error;
        const conflicts = conflictsOf(values, stored, eventValues(theirs));
        if (conflicts.length > 0) {
          setOvertaken({ conflicts, theirs });
          return null;
        }
        version = theirs.version;
      }
    }
  }

  /** Resolves a conflict with one side's values of the fields that both changed. */
  function decide(side: "theirs" | "mine"): void {
    if (overtaken === null) return;
    const { conflicts, theirs } = overtaken;
    setOvertaken(null);
    if (side === "theirs") {
      const theirValues = Object.fromEntries(conflicts.map(({ name, theirs: value }) => [name, value]));
      follow(theirs, { ...form.values, ...theirValues });
      return;
    }
    follow(theirs, form.values);
    setSendsAgain(true);
  }

  return {
    form,
    isDirty,
    isSaving,
    overtaken,
    decide,
    /** The deals that a save would change, to be confirmed first. */
    asked,
    /** Saves, as far as the deals are still those that were read. */
    confirm: () => {
      agreedTo.current = asked?.affected ?? null;
      form.formProps.ref.current?.requestSubmit();
    },
    /** Closes the confirmation: nothing is saved, nothing is lost. */
    back: () => setAsked(null),
    /** Closes the conflict dialog: nothing is saved, nothing is lost. */
    putOff: () => setOvertaken(null),
    /** Call this when the form's own button is pressed. */
    onlySave: () => {
      publishesOnSave.current = false;
    },
    publish: () => {
      publishesOnSave.current = true;
      form.formProps.ref.current?.requestSubmit();
    },
  };
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === "stale_version";
}
