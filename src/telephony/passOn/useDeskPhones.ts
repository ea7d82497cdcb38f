import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lineLetGo, lineWanted } from '@/hubs/linesSlice';
import { phoneRegistryHub } from '@/hubs/phoneRegistryHub';
import { selectDeskPhones } from '../state/deskPhonesSlice';

/** The phones of the desk by user, as they stand from now on. */
export function useDeskPhones() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(lineWanted(phoneRegistryHub.name));
    return () => void dispatch(lineLetGo(phoneRegistryHub.name));
  }, [dispatch]);
  return useSelector(selectDeskPhones);
}
