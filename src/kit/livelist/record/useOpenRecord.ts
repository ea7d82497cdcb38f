import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { LiveRecord } from './liveRecord';

/**
 * Reports the record of the screen as opened while the screen is there, and returns what is known of it:
 * the record of the list at first, then the whole record.
 */
export function useOpenRecord<State, T, E>(of: LiveRecord<State, T, E>, id: string) {
  const dispatch = useDispatch();
  const { opened, closed } = of.actions;
  useEffect(() => {
    dispatch(opened(id));
    return () => {
      dispatch(closed());
    };
  }, [dispatch, opened, closed, id]);

  const open = useSelector(of.select);
  const record = useSelector((state: State) => of.selectById(state, id));
  if (open.id !== id) return { record, load: 'loading', failure: null, removed: false } as const;
  const { load, failure, removed } = open;
  return { record, load: load === 'idle' ? 'loading' : load, failure, removed } as const;
}
