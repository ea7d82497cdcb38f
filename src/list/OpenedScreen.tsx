import { type ReactNode, type RefObject, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { AfterPaint } from '@/lib/useAfterPaint';
import { Boundary } from '@/ui/feedback/Boundary';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { OpenedRecord, RecordContent, RecordFoot, RecordTabs, RecordWaiting } from '@/ui/record/OpenedRecord';
import {
  RecordFailed,
  recordHeaderFailed,
  RecordNotFound,
  RecordPartlyFailed,
  type RecordTexts,
} from '@/ui/record/RecordStates';
import { BackToList, type BackToListProps } from './BackToList';

interface OpenedScreenProps<R> {
  id: string;
  /** Null until it is read. */
  record: R | null;
  load: 'loading' | 'loaded' | 'failed' | 'notFound';
  /** Why it could not be read, where that is known. */
  error: unknown;
  texts: RecordTexts & { loading: string };
  /** The list that it was opened from. */
  list: BackToListProps;
  /** What the open tab is called. */
  tabTitle: string;
  onRetry: () => void;
  /** What stands above the header: that it was removed meanwhile. */
  notice: ReactNode;
  header: (record: R, heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
  tabs: (record: R) => ReactNode;
  /** What stands below every tab. */
  foot?: (record: R) => ReactNode;
}

/** A record opened beside its list: its header at once, its tab as it comes. Both stay from one record to the next. */
export function OpenedScreen<R>(props: OpenedScreenProps<R>) {
  const { id, record, load, error, texts, list, tabTitle, onRetry, notice, header, tabs, foot } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, record !== null, id);
  const navigate = useNavigate();
  const { search } = useLocation();
  const back = <BackToList {...list} />;

  if (load === 'notFound')
    return <RecordNotFound texts={texts} back={back} onLeave={() => void navigate(list.to(search))} />;
  if (record === null && load === 'failed')
    return <RecordFailed texts={texts} back={back} error={error} onRetry={onRetry} />;
  if (record === null) return <RecordWaiting label={texts.loading} back={back} />;
  return (
    <OpenedRecord>
      {back}
      {notice}
      <Boundary resetKey={record} onRetry={onRetry} failed={recordHeaderFailed}>
        {header(record, heading)}
      </Boundary>
      {load === 'failed' && <RecordPartlyFailed texts={texts} onRetry={onRetry} />}
      <RecordTabs>
        <LineBoundary resetKey={record} onRetry={onRetry}>
          {tabs(record)}
        </LineBoundary>
      </RecordTabs>
      <RecordContent key={id} label={tabTitle}>
        {/* The header is painted first; what a tab holds comes right behind it. */}
        <AfterPaint>
          <Outlet />
        </AfterPaint>
      </RecordContent>
      {foot && (
        <RecordFoot key={`${id}/foot`}>
          <LineBoundary resetKey={record} onRetry={onRetry}>
            <AfterPaint>{foot(record)}</AfterPaint>
          </LineBoundary>
        </RecordFoot>
      )}
    </OpenedRecord>
  );
}

/** The place for a focus whose own place is gone. */
export const LIST_HEADING = '[data-list-heading]';

/** Back to the row of what is open beside the list. */
export function focusOpenRow(): void {
  const row = document.querySelector<HTMLElement>('[data-row-focus][aria-current]');
  if (row) row.focus();
  else document.querySelector<HTMLElement>(LIST_HEADING)?.focus({ preventScroll: true });
}
