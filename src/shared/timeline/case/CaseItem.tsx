import clsx from 'clsx';
import { type CSSProperties, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import { type CaseOnTimeline, CaseStatus, caseStatusLabel, momentOf } from '@/domain/timeline/caseOnTimeline';
import type { StatusFilter } from '@/domain/timeline/timelineFilters';
import { formatDate } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { ChevronDownIcon, ChevronRightIcon, HouseIcon, TrashIcon } from '@/ui/icons';
import { lookUp } from '@/lib/values';
import { mutedClass } from '@/ui/layout/Section';
import { Badge, type Tone } from '@/ui/record/Badge';
import { Clamped } from '@/ui/text/Clamped';
import { Marked } from '@/ui/text/Marked';
import { Time } from '@/ui/text/Time';
import { statusTones } from '@/ui/record/statusTones';
import { RemovalMenu } from '../removal/RemovalMenu';
import { mayRemoveCases } from '../timelineRules';
import { caseToggled, selectIsUnfolded, type WithTimeline } from '../timelineSlice';
import { timelineTexts } from '../timelineTexts';
import { ActivityIcon } from './ActivityIcon';
import styles from './CaseItem.module.css';
import { caseName, caseSummary } from './caseSummary';
import { UnfoldedCase } from './UnfoldedCase';

const texts = timelineTexts.case;

const tones = {
  [CaseStatus.Submitted]: statusTones.assigned,
  [CaseStatus.InProgress]: statusTones.pickedUp,
};

interface CaseItemProps {
  item: CaseOnTimeline;
  /** The searched words, which are highlighted. */
  words: string;
  status: StatusFilter;
  /** The number of cases between the head and this case, if the head shows the day of this case; otherwise null. */
  lit: number | null;
}

/** A case on the timeline; pressing it unfolds its activities. */
export function CaseItem({ item, words, status, lit }: CaseItemProps) {
  const { case: ofCase } = item;
  const { id, isDeleted } = ofCase;
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const unfolded = useSelector((state: WithTimeline) => selectIsUnfolded(state, id));
  const content = useId();
  const now = useNow();
  const title = ofCase.title || texts.untitled;
  return (
    <article
      className={styles.case}
      data-lit={lit !== null}
      data-deleted={isDeleted}
      style={{ '--lit-order': lit ?? 0 } as CSSProperties}
    >
      <ActivityIcon activity={item.lastActivity} size="m" />
      <div className={styles.words}>
        <button
          type="button"
          className={styles.fold}
          aria-label={caseName(item, title, unfolded, now)}
          data-row-focus
          aria-expanded={unfolded}
          {...(unfolded && { 'aria-controls': content })}
          onClick={() => dispatch(caseToggled(id))}
        >
          <HeadLine item={item} title={title} words={words} unfolded={unfolded} />
          {!unfolded && <Summary item={item} words={words} />}
        </button>
        {unfolded && (
          <div id={content} className={styles.content}>
            <UnfoldedCase
              item={item}
              title={title}
              words={words}
              day={formatDate(momentOf(item))}
              status={status}
            />
          </div>
        )}
      </div>
      {mayRemoveCases(may) && (
        <RemovalMenu
          removal={{ subject: 'case', act: isDeleted ? 'restore' : 'delete', id, caseId: id, title }}
        />
      )}
    </article>
  );
}

interface HeadLineProps {
  item: CaseOnTimeline;
  title: string;
  words: string;
  unfolded: boolean;
}

/** The title of the case, its status, and the time of its last activity. */
function HeadLine({ item, title, words, unfolded }: HeadLineProps) {
  const { isDeleted, status } = item.case;
  const Chevron = unfolded ? ChevronDownIcon : ChevronRightIcon;
  return (
    <span className={styles.line}>
      <Chevron className={styles.chevron} aria-hidden />
      <Clamped className={clsx(styles.title, isDeleted && styles.struck)}>
        <Marked text={title} words={words} />
      </Clamped>
      <span className={styles.badges}>
        {isDeleted && (
          <Badge tone="danger" icon={TrashIcon}>
            {texts.deleted}
          </Badge>
        )}
        <Badge tone={lookUp<Tone>(tones, status) ?? statusTones.closed}>{caseStatusLabel(status)}</Badge>
      </span>
      <Time instant={momentOf(item)} mode="time" className={styles.time} />
    </span>
  );
}

/** The last activity on one line, with the first one and the address. */
function Summary({ item, words }: { item: CaseOnTimeline; words: string }) {
  const { kind, last, began, address } = caseSummary(item);
  return (
    <>
      <span className={clsx(styles.summary, item.lastActivity?.isDeleted && styles.struck)}>
        {kind === null ? (
          last
        ) : (
          <>
            <span className={mutedClass}>{kind}</span> <Marked text={last} words={words} />
          </>
        )}
      </span>
      <span className={styles.meta}>
        {began !== null && (
          <span className={styles.one}>
            {texts.began} <Marked text={began} words={words} />
          </span>
        )}
        {address !== null && (
          <span className={clsx(styles.one, styles.address)}>
            <HouseIcon aria-hidden className={styles.small} /> {address}
          </span>
        )}
      </span>
    </>
  );
}
