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
  /** Null until the record has loaded. */
  record: R | null;
  load: 'loading' | 'loaded' | 'failed' | 'notFound';
  /** The reason why the record failed to load, if known. */
  error: unknown;
  texts: RecordTexts & { loading: string };
  /** The list from which the record was opened. */
  list: BackToListProps;
  /** The name of the open tab. */
  tabTitle: string;
  onRetry: () => void;
  /** Shown above the header: says that the record was removed meanwhile. */
  notice: ReactNode;
  header: (record: R, heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
  tabs: (record: R) => ReactNode;
  /** Shown below every tab. */
  foot?: (record: R) => ReactNode;
}

/**
 * A record opened beside its list. Its header is shown at once, its tab when the record has loaded. Both stay mounted
 * from one record to the next.
 */
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
        {/* The header is painted first; the content of the tab follows. */}
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

/** Takes the focus when the focused element was removed. */
export const LIST_HEADING = '[data-list-heading]';

/** Focuses the row of the record that is open beside the list, or the list's heading. */
export function focusOpenRow(): void {
  const row = document.querySelector<HTMLElement>('[data-row-focus][aria-current]');
  if (row) row.focus();
  else document.querySelector<HTMLElement>(LIST_HEADING)?.focus({ preventScroll: true });
}
