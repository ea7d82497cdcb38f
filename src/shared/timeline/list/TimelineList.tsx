import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { VirtualizerHandle } from 'virtua';
import type { TimelineQuestion } from '@/api/timeline/timeline';
import type { LoadedTimeline } from '@/api/timeline/loadedTimeline';
import { selectSignedInId } from '@/core/session/sessionSlice';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { useFocusKept } from '@/lib/focus';
import { sameId } from '@/lib/guid';
import { speak } from '@/ui/feedback/speak';
import { Banner } from '@/ui/feedback/Banner';
import { FramedList, ScrollFrame } from '@/ui/list/FramedList';
import { AtBarEnd } from '@/kit/card/tabs/CardTab';
import { timelineTexts as texts } from '../timelineTexts';
import { type Held, heldBack } from './heldBack';
import { headsAt, litAt, markOf } from './marks';
import styles from './TimelineList.module.css';
import { TimelineEnd } from './TimelineEnd';
import { TimelineHead } from './TimelineHead';
import { TimelineRow } from './TimelineRow';
import type { useTimeline } from './useTimeline';
import { useTopCase } from './useTopCase';
import { useYearJump } from './useYearJump';
import { YearRail } from './YearRail';

/**
 * An answer that was requested within this time after the opening replaces the cases at once, because the user has read
 * nothing yet.
 */
const OPENING_MS = 1_000;

/**
 * Holds new cases back until the user shows them, so that nothing moves while reading. `askedAt` is the moment at which
 * `known` was requested.
 */
function useHeldTimeline(known: LoadedTimeline, askedAt = 0) {
  const userId = useSelector(selectSignedInId);
  const [openedAt] = useState(() => Date.now());
  const [held, setHeld] = useState<Held & { known: LoadedTimeline }>({
    known,
    items: known.items,
    waiting: 0,
  });
  const isOwn = ({ lastActivity }: CaseOnTimeline): boolean =>
    userId !== null && sameId(lastActivity?.colleague?.id ?? '', userId);
  const showAll = () => setHeld({ known, items: known.items, waiting: 0 });
  if (held.known !== known) {
    if (askedAt < openedAt + OPENING_MS) showAll();
    else setHeld({ known, ...heldBack(held.items, known, isOwn) });
  }
  return { items: held.items, waiting: held.waiting, showAll };
}

/** The estimated height of a folded case, used until a case is rendered. */
export const CASE_HEIGHT_PX = 96;

interface TimelineListProps extends ReturnType<typeof useTimeline> {
  known: LoadedTimeline;
  question: TimelineQuestion;
}

const keyOf = (item: CaseOnTimeline): string => item.case.id;

/** The cases, with a head and a link to each year; only the visible cases are rendered. */
export function TimelineList({
  known,
  question,
  answer,
  hasMore,
  loadingMore,
  moreError,
  loadMore,
  readLoaded,
}: TimelineListProps) {
  const { items, waiting, showAll } = useHeldTimeline(known, answer.startedTimeStamp);
  const ownFrame = useRef<HTMLElement>(null);
  const frame = useContext(ScrollFrame) ?? ownFrame;
  const line = useRef<VirtualizerHandle>(null);
  const moreWanted = useCallback(() => {
    if (moreError === undefined) void loadMore();
  }, [moreError, loadMore]);
  const top = useTopCase({ frame, line, items, onNearEnd: moreWanted });
  const jump = useYearJump({ readLoaded, loadMore, line });
  useSpokenAddition(items.length, jump.wanted === null);
  const cases = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  useFocusKept(shown, () => cases.current?.querySelector<HTMLElement>('[data-row-focus]'));
  const showNew = () => {
    showAll();
    setShown(shown + 1);
    jump.toTop();
  };
  /* All waiting cases are shown first, because a year is searched for in everything that is loaded. */
  const goToYear = (year: number) => {
    showAll();
    jump.jump(year);
  };
  const { query, status } = question.filters;

  return (
    <div className={styles.timeline}>
      <AtBarEnd>
        <TimelineHead
          day={items[top.place]}
          loaded={items.length}
          total={known.total}
          scrolled={top.scrolled}
          jump={jump}
          waiting={waiting}
          onShowNew={showNew}
        />
      </AtBarEnd>
      <YearRail items={items} hasMore={hasMore} current={items[top.place]} onJump={goToYear} />
      <div ref={cases} className={styles.cases}>
        {answer.isError && <Banner tone="warning">{texts.refreshFailed}</Banner>}
        <FramedList
          frame={frame}
          handle={line}
          items={items}
          total={known.total}
          getKey={keyOf}
          estimateSize={CASE_HEIGHT_PX}
          label={texts.label}
          scrollKey={`timeline/${JSON.stringify(question)}`}
          renderRow={(item, place) => (
            <TimelineRow
              item={item}
              words={query}
              status={status}
              lit={litAt(place, top, markOf(item).day)}
              {...headsAt(items, place)}
              isFirst={place === 0}
            />
          )}
        />
        <TimelineEnd
          hasMore={hasMore}
          loading={loadingMore}
          error={moreError}
          missing={known.total - known.items.length}
          onMore={() => void loadMore()}
        />
      </div>
    </div>
  );
}

/** Announces how many cases were added. During a jump to a year the head announces the cases. */
function useSpokenAddition(count: number, isSpoken: boolean): void {
  const before = useRef(count);
  useEffect(() => {
    const added = count - before.current;
    before.current = count;
    if (isSpoken && added > 0) speak(texts.added(added), 'polite');
  }, [count, isSpoken]);
}
