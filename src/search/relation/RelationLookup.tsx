import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import styles from './NewRelationDialog.module.css';
import { newRelationTexts as texts } from './newRelationTexts';
import type { NewRelation } from './useNewRelation';

const said = { idle: null, asking: null, unknown: texts.notFound, failed: texts.lookUpFailed };

/** Fetches what another system knows of a relation number (001 §5, §8). */
export function RelationLookup({ form }: { form: NewRelation }) {
  const { fields, lookup } = form;
  const [isEmpty, setEmpty] = useState(false);
  const number = fields.number.trim();
  const error = isEmpty && number === '' ? texts.numberRequired : said[lookup];
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
