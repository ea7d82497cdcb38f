import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { caseFlowsArea } from '@/caseflows/area';
import type { MenuEntry } from '@/core/area';
import { paths } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { May } from '@/domain/session/permission';
import { tasksArea } from '@/tasks/area';

/** In order of preference; who may enter none of them lands on the announcements (000 §2.1, AMB-026 to AMB-028). */
const places: readonly MenuEntry[] = [tasksArea.menu, caseFlowsArea.menu];

/** The first place that this person may see. */
export const landingPath = (may: May): string =>
  places.find(({ needs }) => needs.some((need) => may(need)))?.to ?? paths.announcements;

export function Landing() {
  return <Navigate to={landingPath(useSelector(selectMay))} replace />;
}
