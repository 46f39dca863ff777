import type { User } from "@marquee/contracts/account/auth";
import { limits } from "@marquee/contracts/limits";
import { useEffect, useRef } from "react";
import { useHasRole } from "#account/team-role.ts";
import { ownZone, timeZonesWith, zoneName } from "#format/time-zones.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { TagField } from "#ui/tag-field.tsx";
import { useUpdateCurrentUser } from "../api/update-current-user.ts";
import { profileForm as copy } from "../copy.ts";
import { industryOptions, loadProfileFormSchema, profileValues } from "../model/profile-form.ts";
import { toasts } from "../toasts.ts";

/** The profile fields that users can change themselves. Only changed fields are sent. */
export function ProfileForm({ user }: { user: User }) {
  const update = useUpdateCurrentUser();
  const manages = useHasRole("manager");
  const stored = profileValues(user);
  const form = useHookForm({
    schema: () => loadProfileFormSchema(user),
    initial: stored,
    draftKey: "profile",
    onSubmit: (body) =>
      update.mutate(body, {
        onSuccess: (saved) => {
          form.reset(profileValues(saved));
          form.draft.clear();
          const pending = body.email !== undefined && saved.pendingEmail !== null ? saved.pendingEmail : null;
          toast(pending === null ? toasts.profileSaved : toasts.emailPending(pending));
        },
        onError: (error) => void form.showServerErrors(error, { email_taken: "email" }),
      }),
  });
  const dirty = JSON.stringify(form.values) !== JSON.stringify(stored);
  useFollowStored(JSON.stringify(stored), JSON.stringify(form.values), () => form.reset(stored));

  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
        <TextField field={form.field("name")} label={copy.name} autoComplete="name" />
        <TextField
          field={form.field("email")}
          label={copy.email}
          type="email"
          autoComplete="email"
          optional={user.email === null}
        />
        <fieldset disabled={!manages} className="contents">
          <TextField field={form.field("company")} label={copy.company} autoComplete="organization" />
          <SelectField
            field={form.field("industry")}
            label={copy.industry}
            options={industryOptions}
            optional
          />
          <TextField
            field={form.field("budget")}
            label={copy.budget}
            prefix="$"
            hint={copy.budgetHint}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
          <TagField
            field={form.field("interests")}
            label={copy.interests}
            hint={copy.interestsHint(limits.listMaxItems)}
            optional
          />
          <TagField
            field={form.field("audiences")}
            label={copy.audiences}
            hint={copy.audiencesHint}
            optional
          />
          <TagField field={form.field("places")} label={copy.places} hint={copy.placesHint} optional />
          <SelectField
            field={form.field("timeZone")}
            label={copy.timeZone}
            hint={
              form.values.timeZone === ownZone() ? copy.timeZoneHint : copy.deviceZone(zoneName(ownZone()))
            }
            options={timeZonesWith(form.values.timeZone).map((value) => ({ value, label: zoneName(value) }))}
          />
        </fieldset>
      </div>
      {!manages && <p className="text-sm text-muted">{copy.companyOfManagers}</p>}
      <FailureNote error={form.failure} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DraftStatus draft={form.draft} />
        <Button type="submit" variant="primary" disabled={!dirty} pending={update.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

/** Applies what another tab has saved if the form is untouched; work in progress is kept. */
function useFollowStored(stored: string, visible: string, follow: () => void): void {
  const before = useRef(stored);
  useEffect(() => {
    if (before.current === stored) return;
    const untouched = visible === before.current;
    before.current = stored;
    if (untouched) follow();
  });
}
