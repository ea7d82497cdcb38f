import { announcementsArea } from '@/shared/announcements/area';
import { callContactsArea } from '@/desk/callcontacts/area';
import { caseFlowsArea } from '@/work/caseflows/area';
import { colleagueCardArea } from '@/records/colleaguecard/area';
import { contactsArea } from '@/desk/contacts/area';
import { chatArea } from '@/desk/chat/area';
import type { Area, AreaAction, LateActions, MenuEntry, FrameParts } from '@/core/area';
import { diagnosticsArea } from '@/office/diagnostics/area';
import { housingRegistrationsArea } from '@/records/customercard/housingregistrations/area';
import { impersonationArea } from '@/shared/selfservice/agent/area';
import { knowledgeArea } from '@/shared/answers/area';
import { knowledgeBaseArea } from '@/office/knowledgebase/area';
import { managementArea } from '@/office/management/area';
import { mailArea } from '@/work/mail/area';
import { mediaArea } from '@/shared/media/area';
import { notificationsArea } from '@/work/notifications/area';
import { customerCardArea } from '@/records/customercard/area';
import { personDetailsArea } from '@/records/customercard/details/area';
import { portalArea } from '@/shared/selfservice/admin/area';
import { repairsArea } from '@/records/repairs/area';
import { sandboxArea } from '@/office/sandbox/area';
import { searchArea } from '@/work/search/area';
import { shortcutsArea } from '@/desk/quickdials/area';
import { vendorsArea } from '@/records/vendors/area';
import { standardTextsArea } from '@/shared/standardtexts/area';
import { tasksArea } from '@/work/tasks/area';
import { telephonyArea } from '@/desk/telephony/area';
import { timelineArea } from '@/shared/timeline/area';
import { complexCardArea } from '@/records/complexcard/area';
import { unitCardArea } from '@/records/unitcard/area';
import { experimentalArea } from './experimental/area';
import { shortcutListArea } from './shortcuts/area';

/** Every area, in the order of the menu: store, sagas, routes, dialogs, menu and its totals come from this list. */
export const areas: readonly Area[] = [
  tasksArea,
  caseFlowsArea,
  searchArea,
  vendorsArea,
  customerCardArea,
  unitCardArea,
  complexCardArea,
  colleagueCardArea,
  knowledgeBaseArea,
  knowledgeArea,
  shortcutsArea,
  telephonyArea,
  callContactsArea,
  contactsArea,
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
  notificationsArea,
  standardTextsArea,
  shortcutListArea,
];

/** The parts that areas show around every page. */
export const frameParts: FrameParts = {
  tools: areas.flatMap(({ name, tool, toolFeature }) =>
    tool ? [{ name, Tool: tool, ...(toolFeature !== undefined && { feature: toolFeature }) }] : [],
  ),
  bars: areas.flatMap(({ name, bar }) => (bar ? [{ name, ...bar }] : [])),
  beside: areas.flatMap(({ name, beside }) => (beside ? [{ name, ...beside }] : [])),
};

export const menu: readonly MenuEntry[] = areas.flatMap((area) => area.menu ?? []);

export const actions: readonly AreaAction[] = areas.flatMap((area) => area.actions ?? []);

export const lateActions: readonly LateActions[] = areas.flatMap((area) => area.lateActions ?? []);
