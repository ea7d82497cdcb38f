import { announcementsArea } from '@/announcements/area';
import { callContactsArea } from '@/callcontacts/area';
import { caseFlowsArea } from '@/caseflows/area';
import { colleagueCardArea } from '@/colleaguecard/area';
import { contactMomentsArea } from '@/contactmoments/area';
import { chatArea } from '@/chat/area';
import type { Area, AreaAction, LateActions, MenuEntry, Surrounding } from '@/core/area';
import { diagnosticsArea } from '@/diagnostics/area';
import { housingRegistrationsArea } from '@/housingregistrations/area';
import { impersonationArea } from '@/impersonation/area';
import { knowledgeArea } from '@/knowledge/area';
import { knowledgeBaseArea } from '@/knowledgebase/area';
import { managementArea } from '@/management/area';
import { mailArea } from '@/mail/area';
import { mediaArea } from '@/media/area';
import { noticesArea } from '@/notices/area';
import { personCardArea } from '@/personcard/area';
import { personDetailsArea } from '@/persondetails/area';
import { portalArea } from '@/portal/area';
import { repairsArea } from '@/repairs/area';
import { sandboxArea } from '@/sandbox/area';
import { searchArea } from '@/search/area';
import { shortcutsArea } from '@/shortcuts/area';
import { suppliersArea } from '@/suppliers/area';
import { standardTextsArea } from '@/standardtexts/area';
import { tasksArea } from '@/tasks/area';
import { telephonyArea } from '@/telephony/area';
import { timelineArea } from '@/timeline/area';
import { complexCardArea } from '@/complexcard/area';
import { unitCardArea } from '@/unitcard/area';
import { experimentalArea } from './experimental/area';
import { shortcutListArea } from './shortcuts/area';

/** Every area, in the order of the menu: store, sagas, routes, dialogs, menu and its totals come from this list. */
export const areas: readonly Area[] = [
  tasksArea,
  caseFlowsArea,
  searchArea,
  suppliersArea,
  personCardArea,
  unitCardArea,
  complexCardArea,
  colleagueCardArea,
  knowledgeBaseArea,
  knowledgeArea,
  shortcutsArea,
  telephonyArea,
  callContactsArea,
  contactMomentsArea,
  chatArea,
  impersonationArea,
  mailArea,
  announcementsArea,
  portalArea,
  diagnosticsArea,
  managementArea,
  sandboxArea,
  experimentalArea,
  mediaArea,
  timelineArea,
  personDetailsArea,
  housingRegistrationsArea,
  repairsArea,
  noticesArea,
  standardTextsArea,
  shortcutListArea,
];

/** The parts that areas show around every page. */
export const surrounding: Surrounding = {
  tools: areas.flatMap(({ name, tool, toolFeature }) =>
    tool ? [{ name, Tool: tool, ...(toolFeature !== undefined && { feature: toolFeature }) }] : [],
  ),
  bars: areas.flatMap(({ name, bar }) => (bar ? [{ name, ...bar }] : [])),
  beside: areas.flatMap(({ name, beside }) => (beside ? [{ name, ...beside }] : [])),
};

export const menu: readonly MenuEntry[] = areas.flatMap((area) => area.menu ?? []);

export const actions: readonly AreaAction[] = areas.flatMap((area) => area.actions ?? []);

export const lateActions: readonly LateActions[] = areas.flatMap((area) => area.lateActions ?? []);
