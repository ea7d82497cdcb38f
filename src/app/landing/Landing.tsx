import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { caseFlowsArea } from '@/caseflows/area';
import type { MenuEntry } from '@/core/area';
import { paths } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { tasksArea } from '@/tasks/area';

/** In order of preference; who may enter none of them lands on the announcements (000 §2.1, AMB-026 to AMB-028). */
const places: readonly MenuEntry[] = [tasksArea.menu, caseFlowsArea.menu];

/** Goes to the first place that this person may see. */
export function Landing() {
  const may = useSelector(selectMay);
  const first = places.find(({ needs }) => needs.some((need) => may(need)));
  return <Navigate to={first?.to ?? paths.announcements} replace />;
}
