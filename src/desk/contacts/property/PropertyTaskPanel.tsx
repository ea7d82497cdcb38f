import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import type { Faq } from '@/domain/knowledge/faq';
import { FaqBrowser, whyNoTask } from '@/shared/answers';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon, ListChecksIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import type { Property } from '../dialogs/contactDialogs';
import styles from './PropertyTaskPanel.module.css';
import { propertyTaskTexts as texts } from './propertyTaskTexts';

interface PropertyTaskPanelProps {
  zone: Property;
  onClose: () => void;
}

/** The knowledge base beside the card of a unit or complex, from which a task is made (002 §2.2, §2.3, AMB-217). */
export function PropertyTaskPanel({ zone, onClose }: PropertyTaskPanelProps) {
  const [faq, setFaq] = useState<Faq | null>(null);
  const dispatch = useDispatch();
  const begin = () =>
    dispatch(dialogOpened({ dialog: { kind: 'propertyTask', zone, faqId: faq?.id ?? null } }));
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.title}</h2>
        <Button
          size="s"
          variant="primary"
          icon={ListChecksIcon}
          disabledReason={faq && whyNoTask(faq)}
          onClick={begin}
        >
          {faq === null ? texts.withoutFaq : texts.withFaq}
        </Button>
        <IconButton icon={CloseIcon} label={texts.close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <p className={mutedClass}>{texts.about(zone.name)}</p>
        <FaqBrowser personId={null} hasFocus onOpen={setFaq} />
      </div>
    </div>
  );
}
