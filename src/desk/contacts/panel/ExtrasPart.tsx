import { useEffect, useEffectEvent, useState } from 'react';
import { MediaUpload } from '@/shared/media';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Disclosure } from '@/ui/layout/Disclosure';
import type { Contact } from '../contact/contact';
import { contactDraftKey } from '../contact/contactKeys';
import type { ChangeContact } from '../contact/useContact';
import { contactTexts } from '../contactTexts';
import { useFormUploads } from '../dialogs/useFormUploads';
import styles from './ContactPanel.module.css';

const texts = contactTexts.extras;

interface ExtrasPartProps {
  contact: Contact;
  change: ChangeContact;
  /** Files that were pasted in the panel and not yet added to the contact. */
  pasted: readonly File[];
  onTaken: () => void;
}

/** The rarely used parts of a contact: files, and a message to the person. */
export function ExtrasPart(props: ExtrasPartProps) {
  const { contact, change, pasted } = props;
  const { files, notifyClient } = contact;
  const [isOpen, setOpen] = useState(files.length > 0 || notifyClient);
  if (pasted.length > 0 && !isOpen) setOpen(true);
  return (
    <Disclosure
      as="h3"
      title={texts.title}
      aside={files.length > 0 && texts.count(files.length)}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <div className={styles.list}>
        <Files {...props} />
        <Checkbox
          label={texts.notify}
          checked={notifyClient}
          onChange={(isOn) => change((now) => ({ ...now, notifyClient: isOn }))}
        />
      </div>
    </Disclosure>
  );
}

function Files({ contact, change, pasted, onTaken }: ExtrasPartProps) {
  const uploads = useFormUploads(contactDraftKey(contact.id), contact.files, (files) =>
    change((now) => ({ ...now, files })),
  );
  const take = useEffectEvent(() => {
    if (pasted.length === 0) return;
    uploads.start(pasted);
    onTaken();
  });
  useEffect(() => take(), [pasted]);
  return <MediaUpload uploads={uploads} />;
}
