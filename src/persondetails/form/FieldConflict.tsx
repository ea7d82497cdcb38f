import { useState } from 'react';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/fields/Button';
import { detailsTexts } from '../detailsTexts';
import styles from './BlockForm.module.css';
import { fieldText } from './fieldText';
import type { BlockForm } from './useBlockForm';

const texts = detailsTexts.conflict;

/** A colleague changed the same fields while they were being filled in: what was typed stays (W5). */
export function FieldConflict({ form }: { form: BlockForm }) {
  const [viewing, setViewing] = useState(false);
  return (
    <Banner
      tone="warning"
      role="alert"
      actions={
        <>
          <Button size="s" aria-expanded={viewing} onClick={() => setViewing(!viewing)}>
            {viewing ? texts.hideView : texts.view}
          </Button>
          <Button size="s" onClick={form.keepMine}>
            {texts.keep}
          </Button>
        </>
      }
    >
      {texts.changed}
      {viewing && (
        <ul className={styles.changes}>
          {form.conflicts.map((field) => {
            const label = detailsTexts.fields[field];
            return (
              <li key={field} className={styles.change}>
                <span>
                  <strong>{texts.theirs(label)}</strong> {fieldText(field, form.present)}
                </span>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={texts.takeTheirs(label)}
                  onClick={() => form.takeTheirs(field)}
                >
                  {texts.takeTheirsShort}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Banner>
  );
}
