import type { PermissionExpression } from '@/domain/permission';
import { paths } from '@/core/paths';
import type { SectionTheme } from '@/core/routeHandle';
import {
  LayersIcon,
  type IconComponent,
  InboxIcon,
  MegaphoneIcon,
  SettingsIcon,
  WorkflowIcon,
} from '@/ui/icons';
import { shellTexts } from '../shellTexts';
import type { TotalName } from '../totals/totalsSlice';

export interface MenuEntry {
  to: string;
  /** Every address below this belongs to the entry. */
  section: string;
  label: string;
  icon: IconComponent;
  theme: SectionTheme;
  /** One of these is needed; none means everyone. */
  needsAny: readonly PermissionExpression[];
  total?: TotalName;
  /** Only while the experimental area is unlocked. */
  isExperimental?: true;
}

/** The dashboard menu, from top to bottom. What someone may not see, or is not built, is not there. */
export const menuEntries: readonly MenuEntry[] = [
  {
    to: paths.tasks,
    section: paths.tasksRoot,
    label: shellTexts.tasks,
    icon: InboxIcon,
    theme: 'tasks',
    needsAny: ['viewTask', 'editTask'],
    total: 'tasks',
  },
  {
    to: paths.caseFlows,
    section: paths.caseFlowsRoot,
    label: shellTexts.caseFlows,
    icon: WorkflowIcon,
    theme: 'caseflows',
    needsAny: ['viewCaseFlow'],
    total: 'caseFlows',
  },
  {
    to: paths.announcements,
    section: paths.announcements,
    label: shellTexts.announcements,
    icon: MegaphoneIcon,
    theme: 'general',
    needsAny: ['!viewTask'],
  },
  {
    to: paths.sandbox,
    section: paths.sandbox,
    label: shellTexts.sandbox,
    icon: LayersIcon,
    theme: 'general',
    needsAny: ['shell'],
  },
  {
    to: paths.experimentalArea,
    section: paths.experimentalArea,
    label: shellTexts.experimentalArea,
    icon: SettingsIcon,
    theme: 'general',
    needsAny: [],
    isExperimental: true,
  },
];
