import { useRef } from 'react';
import { useParams } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import styles from '../Mail.module.css';
import { OutgoingMailView } from './OutgoingMailView';
import { outgoingTexts as texts } from '../outgoingTexts';

/** The same at an address of its own (AMB-225). */
export function OutgoingMailScreen() {
  const { id = '' } = useParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  return (
    <div className={styles.screen}>
      <SectionHeader title={texts.title} headingRef={heading} />
      <div className={styles.page}>
        <OutgoingMailView id={id} />
      </div>
    </div>
  );
}
