import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectHasCalendar } from '@/core/config/configSlice';

/** Opens the calendar if calendars are configured, otherwise the timeline (002 §2.1). */
export function ToFirstTab() {
  const { search } = useLocation();
  return (
    <Navigate to={{ pathname: useSelector(selectHasCalendar) ? 'calendar' : 'history', search }} replace />
  );
}
