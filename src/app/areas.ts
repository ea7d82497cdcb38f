import { caseFlowsArea } from '@/caseflows/area';
import type { Area, MenuEntry } from '@/core/area';
import { mediaArea } from '@/media/area';
import { sandboxArea } from '@/sandbox/area';
import { tasksArea } from '@/tasks/area';
import { announcementsArea } from './announcements/area';
import { experimentalArea } from './experimental/area';

/** Every area, in the order of the menu: store, sagas, routes, dialogs, menu and its totals are made from this list. */
export const areas: readonly Area[] = [
  tasksArea,
  caseFlowsArea,
  announcementsArea,
  sandboxArea,
  experimentalArea,
  mediaArea,
];

export const menu: readonly MenuEntry[] = areas.flatMap((area) => area.menu ?? []);
