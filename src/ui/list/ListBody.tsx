import { type ReactNode, useEffect, useRef } from 'react';
import { speak } from '../feedback/speak';
import { Button } from '../buttons/Button';
import { ErrorState } from '../feedback/ErrorState';
import styles from './ListPane.module.css';
import { listRowClass } from '../rows/ListRow';
import { SkeletonList } from '../feedback/Skeleton';
import { uiTexts } from '../uiTexts';
import { VirtualList } from './VirtualList';

/** The height of a row equals `--row-height`, so that rows are as high as the list calculates. */
const ROW_HEIGHT_PX = 68;

export interface ListTexts {
  label: string;
  loading: string;
  failedTitle: string;
  failedText: string;
  filteredTitle: string;
  more: string;
  loadingMore: string;
  moreFailed: string;
  shown: (loaded: number, total: number) => string;
  added: (count: number) => string;
}

/** The visible state of a list. */
export interface ListView {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  ids: readonly string[];
  /** `loaded` and `total` include the waiting rows. */
  loaded: number;
  total: number;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  /** The number of new rows that are held back while the user is busy in the list. */
  waiting: number;
  /** Identifies the question (the filters and the order) that the rows answer. */
  question: number;
  selecting: boolean;
}

interface ListBodyProps {
  view: ListView;
  texts: ListTexts;
  scrollKey: string;
  skeletonRows: number;
  renderRow: (id: string) => ReactNode;
  /** The content that is shown when there are no rows. */
  empty: ReactNode;
  onMore: () => void;
  onRetry: () => void;
}

const asKey = (id: string) => id;

/** The rows of a list, or its loading, failed or empty state. */
export function ListBody(props: ListBodyProps) {
  const { view, texts, skeletonRows, empty, onRetry } = props;
  const { load, ids } = view;
  useSpokenCount(view, texts);

  if (ids.length === 0 && load !== 'loaded' && load !== 'failed') {
    return (
      <div className={styles['body']} aria-busy="true" aria-label={texts.loading} role="group">
        <SkeletonList rows={skeletonRows} rowHeight={ROW_HEIGHT_PX} />
      </div>
    );
  }
  if (ids.length === 0 && load === 'failed') {
    return (
      <ErrorState
        title={texts.failedTitle}
        detail={texts.failedText}
        retryLabel={uiTexts.retry}
        onRetry={onRetry}
      />
    );
  }
  return (
    <div className={styles['body']} aria-busy={load === 'loading'} data-selecting={view.selecting} data-holds>
      {ids.length === 0 ? empty : <Rows {...props} />}
    </div>
  );
}

function Rows(props: ListBodyProps) {
  const { view, texts, scrollKey, renderRow, onMore } = props;
  const { load, ids, question, total, hasMore, loadingMore, moreFailed } = view;
  const moreWanted = () => {
    if (!loadingMore && !moreFailed) onMore();
  };
  return (
    <VirtualList
      items={ids}
      question={question}
      getKey={asKey}
      estimateSize={ROW_HEIGHT_PX}
      renderRow={renderRow}
      rowClass={listRowClass}
      label={texts.label}
      total={load === 'loading' ? ids.length : total}
      hasMore={hasMore}
      footer={hasMore && <Footer {...props} />}
      onNearEnd={moreWanted}
      scrollKey={scrollKey}
    />
  );
}

function Footer({ view: { loadingMore, moreFailed }, texts, onMore, onRetry }: ListBodyProps) {
  return (
    <div className={styles['footer']}>
      {moreFailed && !loadingMore && (
        <span role="alert" className={styles['problem']}>
          {texts.moreFailed}
        </span>
      )}
      <Button size="s" busy={loadingMore} onClick={moreFailed ? onRetry : onMore}>
        {loadingMore ? texts.loadingMore : texts.more}
      </Button>
    </div>
  );
}

/** Announces the number of rows when a list has loaded, and afterwards the number of added rows. */
function useSpokenCount({ load, loadingMore, loaded, total }: ListView, texts: ListTexts): void {
  const before = useRef({ load, loadingMore, loaded });

  useEffect(() => {
    const was = before.current;
    before.current = { load, loadingMore, loaded: loadingMore ? was.loaded : loaded };
    if (was.load === 'loading' && load === 'loaded') {
      speak(loaded === 0 ? texts.filteredTitle : texts.shown(loaded, total), 'polite');
    } else if (was.loadingMore && !loadingMore && loaded > was.loaded) {
      speak(texts.added(loaded - was.loaded), 'polite');
    }
  }, [load, loadingMore, loaded, total, texts]);
}
