import { NEW_RECORD } from '@/core/drafts/draftsSlice';
import { useEffect, useEffectEvent } from 'react';
import { MediaCategory } from '@/domain/media/media';
import { MediaUpload, type Uploads, useUploads, visibleName } from '@/shared/media';
import { IconButton } from '@/ui/buttons/IconButton';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { CloseIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import styles from './Editing.module.css';
import { EDITING_SURFACE } from './editingActions';
import { editingTexts } from './editingTexts';
import type { FaqForm } from './useFaqForm';

const texts = editingTexts.form;
const TARGET = { category: MediaCategory.KnowledgebaseItemMedia } as const;

/**
 * Uploads files for a question. An uploaded file is added to the draft, hidden from customers until the user publishes
 * it.
 */
export function useFaqUploads(form: FaqForm, id: string | null): Uploads {
  const uploads = useUploads(TARGET, `${EDITING_SURFACE}/${id ?? NEW_RECORD}`);
  const arrived = uploads.uploads.filter(({ status }) => status === 'done');
  const take = useEffectEvent(() => {
    const files = arrived.flatMap(({ mediaId, name }) =>
      mediaId === null ? [] : { id: mediaId, title: name, isPublic: false },
    );
    form.change({ media: [...form.fields.media, ...files] });
    uploads.attached();
  });
  const isDue = arrived.length > 0 && !form.busy && form.takeOver === null;
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
  return uploads;
}

interface FaqMediaProps {
  form: FaqForm;
  uploads: Uploads;
}

/** The files of a question, and which of them are visible outside the corporation. */
export function FaqMedia({ form: { fields, change }, uploads }: FaqMediaProps) {
  const closed = useReadOnly() ? fieldTexts.readOnly : null;
  const { media } = fields;
  return (
    <FieldGroup legend={texts.files}>
      <p className={mutedClass}>{texts.filesHint}</p>
      <ul className={styles.files}>
        {media.map(({ id, title, isPublic }) => {
          const name = visibleName(title ?? '') || texts.namelessFile;
          return (
            <li key={id}>
              <Checkbox
                label={texts.isPublicFile(name)}
                checked={isPublic}
                onChange={(shown) =>
                  change({
                    media: media.map((file) => (file.id === id ? { ...file, isPublic: shown } : file)),
                  })
                }
              />
              <IconButton
                size="s"
                icon={CloseIcon}
                data-row-focus
                label={texts.removeFile(name)}
                disabledReason={closed}
                onClick={() => change({ media: media.filter((file) => file.id !== id) })}
              />
            </li>
          );
        })}
      </ul>
      <MediaUpload uploads={uploads} label={texts.addFile} disabledReason={closed} />
    </FieldGroup>
  );
}
