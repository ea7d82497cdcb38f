import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectHasCalendar } from '@/core/config/configSlice';

/** The card opens at the calendar where the installation knows calendars, else at the timeline (002 §2.1). */
export function ToFirstTab() {
  const { search } = useLocation();
  return (
    <Navigate to={{ pathname: useSelector(selectHasCalendar) ? 'calendar' : 'history', search }} replace />
  );
}
