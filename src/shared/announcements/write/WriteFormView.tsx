import { type SubmitEvent, useEffect, useRef } from 'react';
import { formTexts } from '@/kit/form/formTexts';
import { focusFirstFault } from '@/lib/focus';
import { Button } from '@/ui/buttons/Button';
import { ConflictNotice } from '@/ui/feedback/ConflictNotice';
import { FormState } from '@/ui/feedback/FormState';
import { RecordForm } from '@/ui/fields/FormScreen';
import { restoredNote } from '@/ui/fields/FormFields';
import { whyNotSave } from '@/ui/fields/whyNotSave';
import { TextField } from '@/ui/fields/TextField';
import { uiTexts } from '@/ui/uiTexts';
import { announcementsTexts } from '../announcementsTexts';
import { ContentInputs } from '../register/ContentInputs';
import { ReachField } from './ReachField';
import type { WriteForm } from './useWriteForm';
import type { WriteFields } from './writeFields';
import { formatDate } from '@/lib/dates/format';

const { register, reach, write, one } = announcementsTexts;

type Field = keyof WriteFields;

const labels: Readonly<Record<Field, string>> = {
  title: register.fieldTitle,
  description: register.description,
  startDate: register.start,
  endDate: register.end,
  url: register.url,
  isExternal: one.portal,
  order: write.order,
  isForAll: reach.label,
  personIds: write.kinds.person,
  residentialZoneIds: write.kinds.zone,
};

const day = (date: string | null): string => (date === null ? '' : formatDate(`${date}T12:00:00Z`));

const valueOf = (now: WriteFields): Readonly<Record<Field, string>> => ({
  ...now,
  startDate: day(now.startDate),
  endDate: day(now.endDate),
  isExternal: now.isExternal ? one.inPortal : one.notInPortal,
  isForAll: now.isForAll ? write.everybody : write.some,
  personIds: reach.people(now.personIds.length),
  residentialZoneIds: reach.zones(now.residentialZoneIds.length),
});

/** The values that a colleague gave these fields, in words. */
const theirsOf = (fields: readonly Field[], now: WriteFields) =>
  fields.map((field) => ({ field, label: labels[field], value: valueOf(now)[field] }));

const texts = announcementsTexts.write;

interface WriteFormProps {
  title: string;
  saveLabel: string;
  form: WriteForm;
  /** The current content on the server. */
  now: WriteFields;
  /** An existing announcement cannot be saved before one of its fields was changed. */
  isChange: boolean;
  isGone: boolean;
  onLeave: () => void;
}

export function WriteFormView(props: WriteFormProps) {
  const { title, saveLabel, form, now, isChange, isGone, onLeave } = props;
  const whyNot = whyNotSave({ isGone, dirty: form.dirty || !isChange });
  const frame = useRef<HTMLFormElement>(null);
  const { fields, problems, conflicts, submission, dirty, busy, tried, change } = form;
  useEffect(() => {
    if (tried > 0) focusFirstFault(frame.current);
  }, [tried]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isGone) form.save();
  };
  return (
    <RecordForm
      label={title}
      formRef={frame}
      onSubmit={submit}
      busy={busy}
      takeOver={form.takeOver}
      note={restoredNote(form)}
      buttons={
        <>
          {dirty && !busy && (
            <Button variant="quiet" onClick={form.clear}>
              {announcementsTexts.register.discard}
            </Button>
          )}
          <Button onClick={onLeave}>{uiTexts.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} disabledReason={whyNot}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <FormState
        submission={submission}
        help={announcementsTexts.register.uncertainHelp}
        isGone={isGone}
        conflict={
          conflicts.length > 0 && (
            <ConflictNotice theirs={theirsOf(conflicts, now)} onTake={form.takeTheirs} onKeep={form.keepMine}>
              {formTexts.changedMeanwhile}
            </ConflictNotice>
          )
        }
      />
      <ReachField value={fields} error={problems.reach ?? null} onChange={change} />
      <ContentInputs fields={fields} problems={problems} onChange={change} />
      <TextField
        label={texts.order}
        description={texts.orderHint}
        value={fields.order}
        onChange={(order) => change({ order })}
        error={problems.order ?? null}
      />
    </RecordForm>
  );
}
