import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { hubReleased, hubRequested } from '@/hubs/demandSlice';
import { phoneRegistryHub } from '@/hubs/phoneRegistryHub';
import { selectDeskPhones } from '../state/deskPhonesSlice';

/** Keeps the phones of the desk up to date while mounted, and returns them by user. */
export function useDeskPhones() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(hubRequested(phoneRegistryHub.name));
    return () => void dispatch(hubReleased(phoneRegistryHub.name));
  }, [dispatch]);
  return useSelector(selectDeskPhones);
}
