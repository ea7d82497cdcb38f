import { caseFlowsArea } from '@/caseflows';
import type { Area, MenuEntry } from '@/core/area';
import { peopleArea } from '@/people';
import { mediaArea } from '@/media';
import { sandboxArea } from '@/sandbox';
import { tasksArea } from '@/tasks';
import { announcementsArea } from './announcements';
import { experimentalArea } from './experimental';

/** Every area, in the order of the menu: store, sagas, routes, dialogs, menu and its totals are made from this list. */
export const areas: readonly Area[] = [
  tasksArea,
  caseFlowsArea,
  announcementsArea,
  sandboxArea,
  experimentalArea,
  peopleArea,
  mediaArea,
];

export const menu: readonly MenuEntry[] = areas.flatMap((area) => area.menu ?? []);
