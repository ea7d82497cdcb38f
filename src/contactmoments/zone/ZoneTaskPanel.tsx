import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import type { Faq } from '@/domain/knowledge/faq';
import { FaqAnswer, FaqSearch } from '@/knowledge';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { ArrowLeftIcon, CloseIcon, ListChecksIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import type { Zone } from '../dialogs/registrationDialogs';
import styles from './ZoneTaskPanel.module.css';
import { zoneTaskTexts as texts } from './zoneTaskTexts';

interface ZoneTaskPanelProps {
  zone: Zone;
  onClose: () => void;
}

/** The knowledge base beside the card of a unit or a complex, from which a task is made (002 §2.2, §2.3, AMB-217). */
export function ZoneTaskPanel({ zone, onClose }: ZoneTaskPanelProps) {
  const [query, setQuery] = useState('');
  const [faq, setFaq] = useState<Faq | null>(null);
  const dispatch = useDispatch();
  const begin = () => dispatch(dialogOpened({ dialog: { kind: 'zoneTask', zone, faqId: faq?.id ?? null } }));
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.title}</h2>
        <Button size="s" variant="primary" icon={ListChecksIcon} onClick={begin}>
          {faq === null ? texts.withoutFaq : texts.withFaq}
        </Button>
        <IconButton icon={CloseIcon} label={texts.close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <p className={mutedClass}>{texts.about(zone.name)}</p>
        {faq === null ? (
          <FaqSearch
            personId={null}
            subjectId={null}
            query={query}
            onQuery={setQuery}
            selectedId={null}
            onSelect={setFaq}
            hasFocus
          />
        ) : (
          <ChosenFaq key={faq.id} faq={faq} onBack={() => setFaq(null)} />
        )}
      </div>
    </div>
  );
}

function ChosenFaq({ faq, onBack }: { faq: Faq; onBack: () => void }) {
  const [targetGroupId, setTargetGroup] = useState<string | null>(null);
  const [followUpQuestionId, setFollowUp] = useState<string | null>(null);
  return (
    <>
      <div>
        <Button size="s" variant="quiet" icon={ArrowLeftIcon} onClick={onBack}>
          {texts.otherFaq}
        </Button>
      </div>
      <h3 className={styles.question}>{faq.question}</h3>
      <FaqAnswer
        faqId={faq.id}
        personId={null}
        targetGroupId={targetGroupId}
        onTargetGroup={setTargetGroup}
        followUpQuestionId={followUpQuestionId}
        onFollowUp={setFollowUp}
      />
    </>
  );
}
