import { useState } from 'react';
import type { SubjectReference } from '@/domain/knowledge/subject';
import { SubjectPicker } from '@/shared/answers';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { CloseIcon, PlusIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import styles from './Editing.module.css';
import { editingTexts } from './editingTexts';
import type { FaqForm } from './useFaqForm';

const { fields: labels, form: texts } = editingTexts;

/** The further subjects by which the question is found, besides the main one. */
export function TagsField({ form: { fields, change } }: { form: FaqForm }) {
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<SubjectReference | null>(null);
  const [added, setAdded] = useState(0);
  const others = fields.tags.filter(({ id }) => id !== fields.mainTag?.id);
  const add = (tag: SubjectReference) => {
    if (!fields.tags.some(({ id }) => id === tag.id)) change({ tags: [...fields.tags, tag] });
    setShown(null);
    setAdded(added + 1);
  };
  return (
    <FieldGroup legend={labels.tags}>
      <ul className={styles.tags}>
        {others.map(({ id, name }) => (
          <li key={id}>
            <Badge>{name || texts.nameless}</Badge>
            <IconButton
              size="s"
              icon={CloseIcon}
              label={texts.removeTag(name || texts.nameless)}
              onClick={() => change({ tags: fields.tags.filter((tag) => tag.id !== id) })}
            />
          </li>
        ))}
      </ul>
      {isAdding && <SubjectPicker key={added} hasFocus value={shown} onChange={setShown} />}
      <div className={styles.buttons}>
        {isAdding && shown !== null && (
          <Button size="s" icon={PlusIcon} onClick={() => add(shown)}>
            {texts.addShown}
          </Button>
        )}
        <Button size="s" variant={isAdding ? 'quiet' : 'secondary'} onClick={() => setAdding(!isAdding)}>
          {isAdding ? texts.closeTags : texts.addTag}
        </Button>
      </div>
    </FieldGroup>
  );
}
