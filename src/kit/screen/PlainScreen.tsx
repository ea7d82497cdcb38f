import { type ReactNode, useRef } from 'react';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { BackLink } from '@/ui/record/BackLink';
import styles from './PlainScreen.module.css';

interface PlainScreenProps {
  title: string;
  /** The id of the record; when it changes, the focus goes to the title again. */
  id?: string;
  back?: { href: string; label: string } | null;
  meta?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen that is read from top to bottom, without anything beside it. */
export function PlainScreen({ title, id, back = null, meta, actions, children }: PlainScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useOpenLink();
  useHeadingFocus(heading, true, id);
  return (
    <div className={styles.screen}>
      {back && <BackLink {...back} onOpen={open} />}
      <SectionHeader title={title} headingRef={heading} meta={meta} actions={actions} />
      <div className={styles.page}>{children}</div>
    </div>
  );
}
