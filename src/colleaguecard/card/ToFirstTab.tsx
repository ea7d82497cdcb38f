import { Navigate, useLocation } from 'react-router';
import { useHasCalendar } from '../useColleague';

/** The card opens at the calendar where the installation knows calendars, else at the timeline (002 §2.1). */
export function ToFirstTab() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: useHasCalendar() ? 'calendar' : 'history', search }} replace />;
}
