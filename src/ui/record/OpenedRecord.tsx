import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './OpenedRecord.module.css';
import { HeadingLevel } from '../layout/Heading';
import { RegionName } from '../layout/Section';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { RecordHeader } from './RecordHeader';
import { ScrollFrame } from '../list/FramedList';

/** A record opened beside its list: header, tabs and the content of the chosen tab. */
export const OpenedRecord = ({ children }: { children: ReactNode }) => (
  <article className={styles.record}>{children}</article>
);

export const RecordTabs = ({ children }: { children: ReactNode }) => (
  <div className={styles.tabs}>{children}</div>
);

/** A foot that stays below every tab, however far the tab is scrolled. */
export const RecordFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

/** The content of the chosen tab. It is a named, focusable region, so that the keyboard can scroll it. */
export function RecordContent({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current || !content.current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={styles.content}
      role="region"
      aria-label={label}
      {...(scrolls && { tabIndex: 0 })}
    >
      <div ref={content}>
        <ScrollFrame value={frame}>
          <RegionName value={label}>
            <HeadingLevel value="h2">{children}</HeadingLevel>
          </RegionName>
        </ScrollFrame>
      </div>
    </div>
  );
}

interface RecordWaitingProps {
  /** The name of the screen while its record loads. */
  label: string;
  /** The name of the record, if already known. */
  title?: string | null;
  back: ReactNode;
}

/** The skeleton of a record that is loading, below its name if that is already known. */
export function RecordWaiting({ label, title = null, back }: RecordWaitingProps) {
  return title === null ? (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      {back}
      <div className={styles.waiting}>
        <Skeleton height={28} />
        <FactsWaiting />
        <Skeleton lines={6} />
      </div>
    </div>
  ) : (
    <article className={styles.record} aria-busy="true">
      {back}
      <RecordHeader title={title} link={null}>
        <FactsWaiting />
      </RecordHeader>
      <div className={styles.waiting}>
        <Skeleton lines={6} />
      </div>
    </article>
  );
}

const FactsWaiting = () => (
  <>
    <Skeleton height={20} />
    <Skeleton height={36} />
  </>
);
