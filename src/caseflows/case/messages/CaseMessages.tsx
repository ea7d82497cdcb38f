import { type FocusEvent, type ReactNode, useState } from 'react';
import type { Audience } from '@/domain/caseflow/caseMessage';
import { caseContentTexts } from '../caseContentTexts';
import { ThreadAnswer } from '@/ui/thread/Thread';
import styles from './CaseMessages.module.css';
import { MessageThread } from './MessageThread';

interface CaseMessagesProps {
  audience: Audience;
  caseFlowId: string;
  composer: ReactNode;
}

/** What was said to one audience, and the place to say something. */
export function CaseMessages({ audience, caseFlowId, composer }: CaseMessagesProps) {
  const [writing, setWriting] = useState(false);
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setWriting(false);
  };
  return (
    <section className={styles['screen']} aria-label={caseContentTexts.messages[audience].title}>
      <MessageThread audience={audience} caseFlowId={caseFlowId} writing={writing} />
      <ThreadAnswer onFocus={() => setWriting(true)} onBlur={left}>
        {composer}
      </ThreadAnswer>
    </section>
  );
}
