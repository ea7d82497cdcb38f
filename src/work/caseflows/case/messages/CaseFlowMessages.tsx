import { type ComponentProps, type FocusEvent, useState } from 'react';
import type { Audience } from '@/domain/caseflows/caseFlow';
import { ThreadAnswer } from '@/ui/thread/Thread';
import styles from './CaseFlowMessages.module.css';
import { MessageComposer } from './MessageComposer';
import { MessageThread } from './MessageThread';

export function CaseFlowMessages<A extends Audience>(props: ComponentProps<typeof MessageComposer<A>>) {
  const { audience, caseFlow } = props;
  const [writing, setWriting] = useState(false);
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setWriting(false);
  };
  return (
    <div className={styles['screen']}>
      <MessageThread audience={audience} caseFlowId={caseFlow.id} writing={writing} />
      <ThreadAnswer onFocus={() => setWriting(true)} onBlur={left}>
        <MessageComposer {...props} />
      </ThreadAnswer>
    </div>
  );
}
