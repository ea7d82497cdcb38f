import { useContext, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { FramedList, ScrollFrame } from '@/ui/list/FramedList';
import { MediaItem } from './MediaItem';
import styles from './MediaList.module.css';
import { mediaRequested, selectMediaLoad, type WithMedia } from './mediaSlice';
import { mediaTexts } from './mediaTexts';

/** Lists of at least this length only render the files in view. */
const LONG_LIST = 50;
const ITEM_HEIGHT_PX = 62;

interface MediaListProps {
  ids: readonly string[];
  /** Shows the files without opening, saving or clearing them, as in a preview. */
  readOnly?: boolean;
}

const asKey = (id: string) => id;

export function MediaList({ ids, readOnly = false }: MediaListProps) {
  const frame = useContext(ScrollFrame);
  useMediaRecords(ids);

  if (ids.length === 0) return <p className={styles['none']}>{mediaTexts.none}</p>;
  if (frame !== null && ids.length >= LONG_LIST) {
    return (
      <FramedList
        frame={frame}
        items={ids}
        getKey={asKey}
        estimateSize={ITEM_HEIGHT_PX}
        label={mediaTexts.attachments}
        renderRow={(id) => (
          <div className={styles['slot']}>
            <MediaItem id={id} readOnly={readOnly} />
          </div>
        )}
      />
    );
  }
  return (
    <ul className={styles['list']} aria-label={mediaTexts.attachments}>
      {ids.map((id) => (
        <li key={id}>
          <MediaItem id={id} readOnly={readOnly} />
        </li>
      ))}
    </ul>
  );
}

const isIdle = (state: WithMedia, id: string): boolean => selectMediaLoad(state, id) === 'idle';

/** Loads files without known data, and tries again for those that did not exist. */
function useMediaRecords(ids: readonly string[]): void {
  const dispatch = useDispatch();
  const store = useStore<WithMedia>();
  useEffect(() => {
    const isUnknown = (id: string) => ['idle', 'missing'].includes(selectMediaLoad(store.getState(), id));
    const unknown = ids.filter(isUnknown);
    if (unknown.length > 0) dispatch(mediaRequested(unknown));
  }, [dispatch, store, ids]);
  /* A lost permission drops all records; those that are still shown are read again. */
  const isDropped = useSelector((state: WithMedia) => ids.some((id) => isIdle(state, id)));
  useEffect(() => {
    const idle = ids.filter((id) => isIdle(store.getState(), id));
    if (isDropped && idle.length > 0) dispatch(mediaRequested(idle));
  }, [dispatch, store, ids, isDropped]);
}
