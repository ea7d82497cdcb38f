import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Task } from '@/domain/task';
import { selectZoneName, type WithTaskForm, zonesWanted } from './form/taskFormSlice';

/** Has the names of the unit and the complex of a task looked up. */
export function useZoneNames({ unitId, complexId }: Pick<Task, 'unitId' | 'complexId'>): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const ids = [unitId, complexId].filter((id) => id !== null);
    if (ids.length > 0) dispatch(zonesWanted(ids));
  }, [dispatch, unitId, complexId]);
}

/** The address of a unit or the name of a complex; nothing while it is not known. */
export function ZoneName({ id }: { id: string }) {
  return useSelector((state: WithTaskForm) => selectZoneName(state, id));
}
