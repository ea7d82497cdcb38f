import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { DialogProps } from '@/core/dialogs/dialog';
import { GENDERS, traitLabel } from '@/domain/people/personTraits';
import { focusFirstFaultSoon } from '@/lib/focus';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { FormNote } from '@/ui/fields/FormFields';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { TextField, type TextFieldProps } from '@/ui/fields/TextField';
import { Dialog } from '@/ui/overlays/Dialog';
import { FormFooter } from '@/ui/overlays/FormFooter';
import { searchTitles } from '../searchTitles';
import styles from './NewRelationDialog.module.css';
import { newRelationTexts as texts } from './newRelationTexts';
import { type NewRelation, useNewRelation } from './useNewRelation';
import { Button } from '@/ui/buttons/Button';

const lookupErrors = { idle: null, asking: null, unknown: texts.notFound, failed: texts.lookUpFailed };

/** Fetches the data that another system has for a relation number (001 §5, §8). */
function RelationLookup({ form }: { form: NewRelation }) {
  const { fields, lookup } = form;
  const [isEmpty, setEmpty] = useState(false);
  const number = fields.number.trim();
  const error = isEmpty && number === '' ? texts.numberRequired : lookupErrors[lookup];
  const lookUp = (event: SubmitEvent) => {
    event.preventDefault();
    setEmpty(number === '');
    if (number !== '' && lookup !== 'asking') form.lookUp(number);
  };
  return (
    <form className={styles.lookup} aria-label={texts.number} noValidate onSubmit={lookUp}>
      <TextField
        className={styles.number}
        label={texts.number}
        description={fields.found === null ? texts.numberHelp : texts.taken(number)}
        value={fields.number}
        onChange={form.changeNumber}
        error={error}
      />
      <Button type="submit" busy={lookup === 'asking'} className={styles.fetch}>
        {texts.lookUp}
      </Button>
    </form>
  );
}

const genderOptions = GENDERS.map((value) => ({ value, label: traitLabel(value) }));

type TextName = 'firstName' | 'insertion' | 'lastName' | 'email' | 'phoneNumber';

interface RelationFieldProps extends Pick<TextFieldProps, 'type' | 'inputMode'> {
  relation: NewRelation;
  name: TextName;
}

function RelationField({ relation: { fields, problems, change }, name, ...props }: RelationFieldProps) {
  const error = name in problems ? problems[name as keyof typeof problems] : undefined;
  return (
    <TextField
      {...props}
      label={texts[name]}
      value={fields[name]}
      onChange={(value) => change({ [name]: value })}
      error={error}
    />
  );
}

/** A new relation: looked up by its number, typed, or both (001 §3, §8). */
export function NewRelationDialog({ dialog, onClose }: DialogProps<'newRelation'>) {
  const form = useNewRelation(onClose, dialog);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { submission } = form;
  const sending = submission?.status === 'sending';

  const create = () => {
    if (sending || form.create()) return;
    focusFirstFaultSoon(element);
  };
  return (
    <Dialog
      title={searchTitles.newRelation}
      onClose={onClose}
      busy={sending}
      takeOver={form.takeOver}
      onSubmit={create}
      footer={
        <FormFooter
          form={id}
          saveLabel={texts.create}
          discardLabel={texts.discard}
          onDiscard={form.discard}
          onCancel={form.cancel}
          busy={sending}
        />
      }
    >
      <FormNote>{form.restored && texts.restored}</FormNote>
      <RelationLookup form={form} />
      <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
      <form
        id={id}
        ref={element}
        className={styles.fields}
        aria-label={texts.create}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <div className={styles.names}>
          <RelationField relation={form} name="firstName" />
          <RelationField relation={form} name="insertion" />
          <RelationField relation={form} name="lastName" />
        </div>
        <RadioGroup
          label={texts.gender}
          orientation="horizontal"
          options={genderOptions}
          value={form.fields.gender}
          onChange={(gender) => form.change({ gender })}
        />
        <RelationField relation={form} name="email" inputMode="email" />
        <RelationField relation={form} name="phoneNumber" type="tel" />
      </form>
    </Dialog>
  );
}
