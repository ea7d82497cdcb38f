import { type ReactNode, type Ref, useRef } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { arrivalTitle } from '@/core/hooks/arrivals';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useStillThere } from '@/core/hooks/useStillThere';
import type { Opened } from '@/core/recent/opened';
import { useRemembered } from '@/core/recent/useRemembered';
import { useAfterPaint } from '@/lib/useAfterPaint';
import { IconButton } from '@/ui/buttons/IconButton';
import type { Answer } from '@/ui/feedback/answer';
import { Banner } from '@/ui/feedback/Banner';
import { Boundary } from '@/ui/feedback/Boundary';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { PanelRightIcon } from '@/ui/icons';
import { OpenedRecord, RecordTabs, RecordWaiting } from '@/ui/record/OpenedRecord';
import {
  RecordFailed,
  recordHeaderFailed,
  RecordNotFound,
  RecordPartlyFailed,
} from '@/ui/record/RecordStates';
import { cardTexts } from '../cardTexts';
import type { LiveCard } from '../live/liveCard';
import { useLiveCard } from '../live/useLiveCard';
import styles from './CardScreen.module.css';
import { CardSidebar } from './CardSidebar';
import { useSidebar } from './useSidebar';

interface CardScreenTexts {
  loading: string;
  failedTitle: string;
  failedText: string;
  notFoundTitle: string;
  notFoundText: string;
  toList: string;
  sidebar: string;
  showSidebar: string;
  hideSidebar: string;
}

interface CardScreenProps<R> {
  /** The id in the address; another id is another card. */
  id: string;
  /** The record; null for an id without a record. */
  answer: Answer<R | null>;
  live: LiveCard;
  texts: CardScreenTexts;
  /** The entry for the recently opened records of the search. */
  opened: (record: R) => Opened | null;
  /** The list to go to from a card without a record. */
  list: string;
  /**
   * Queries for the content of a tab while the record loads. They stay subscribed, since unused answers are removed.
   */
  ahead?: ReactNode;
  header: (record: R, heading: Ref<HTMLHeadingElement>) => ReactNode;
  menu: (record: R) => ReactNode;
  sidebar: (record: R) => ReactNode;
  /** The open panel in a `CardPanel`; it replaces the sidebar. */
  panel: ((record: R) => ReactNode) | null;
}

/** The card of one record: header and tabs, with the sidebar or a panel beside them. */
export function CardScreen<R>(props: CardScreenProps<R>) {
  const screen = useRef<HTMLDivElement>(null);
  const sidebar = useSidebar(screen);
  return (
    <div ref={screen}>
      <ReadCard key={props.id} {...props} side={sidebar} />
    </div>
  );
}

type CardProps<R> = CardScreenProps<R> & { side: ReturnType<typeof useSidebar> };

function ReadCard<R>(props: CardProps<R>) {
  const { id, answer, live, texts, opened, list, ahead } = props;
  const { isError, error, refetch } = answer;
  const { record, isGone } = useStillThere(id, answer.currentData);
  const navigate = useNavigate();
  const isThere = Boolean(record) && !isGone;
  useLiveCard(live, isThere ? id : null);
  useRemembered(record && isThere ? opened(record) : null);
  const retry = () => void refetch();

  if (record === null)
    return <RecordNotFound texts={texts} back={null} onLeave={() => void navigate(list)} />;
  if (record === undefined && isError)
    return <RecordFailed texts={texts} back={null} error={error} onRetry={retry} />;
  return (
    <>
      {ahead}
      {record === undefined ? (
        <RecordWaiting label={texts.loading} title={arrivalTitle(id)} back={null} />
      ) : (
        <Card {...props} record={record} isGone={isGone} onRetry={retry} />
      )}
    </>
  );
}

function Card<R>(props: CardProps<R> & { record: R; isGone: boolean; onRetry: () => void }) {
  const { record, isGone, answer, texts, header, menu, sidebar, panel, side, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  /* The header is painted first; the content of a tab follows right after it. */
  const withContent = useAfterPaint();
  useHeadingFocus(heading, true);
  return (
    <div className={styles.card}>
      {!side.alone && (
        <OpenedRecord>
          <Boundary resetKey={record} onRetry={onRetry} failed={recordHeaderFailed}>
            {header(record, heading)}
          </Boundary>
          {isGone && (
            <Banner tone="danger" role="alert">
              {cardTexts.gone}
            </Banner>
          )}
          {answer.isError && <RecordPartlyFailed texts={texts} onRetry={onRetry} />}
          <div className={styles.bar}>
            <RecordTabs>
              <LineBoundary resetKey={record} onRetry={onRetry}>
                {menu(record)}
              </LineBoundary>
            </RecordTabs>
            <IconButton
              icon={PanelRightIcon}
              label={side.open ? texts.hideSidebar : texts.showSidebar}
              expanded={side.open}
              onClick={side.toggle}
            />
          </div>
          {withContent && <Outlet context={record} />}
        </OpenedRecord>
      )}
      {withContent && side.open && panel === null && (
        <CardSidebar title={texts.sidebar} onBack={side.alone ? side.toggle : null}>
          {sidebar(record)}
        </CardSidebar>
      )}
      {panel?.(record)}
    </div>
  );
}
