import { PERMISSIONS, type Permission } from '@/domain/session/permission';
import type { UserRecord } from '../db/records';

/** Fixed, so that tests, cookies and drafts can refer to these users in every world. */
export const userIds = {
  anne: 'a11e0000-0000-4000-8000-000000000001',
  bram: 'b4a00000-0000-4000-8000-000000000002',
  carla: 'ca41a000-0000-4000-8000-000000000003',
  dirk: 'd14c0000-0000-4000-8000-000000000004',
} as const;

export type UserKey = keyof typeof userIds;

export const groupIds = {
  klantcontact: '6f000000-0000-4000-8000-000000000001',
  verhuur: '6f000000-0000-4000-8000-000000000002',
  incasso: '6f000000-0000-4000-8000-000000000003',
  leefbaarheid: '6f000000-0000-4000-8000-000000000004',
  onderhoud: '6f000000-0000-4000-8000-000000000005',
  mutatie: '6f000000-0000-4000-8000-000000000006',
  beheer: '6f000000-0000-4000-8000-000000000007',
  wijkteam: '6f000000-0000-4000-8000-000000000008',
  /** Anne and Bram are both members; the group has no tasks, except in the worlds with very many tasks. */
  weekend: '6f000000-0000-4000-8000-000000000009',
} as const;

const agent: readonly Permission[] = [
  'viewTask',
  'createTask',
  'customerCard',
  'contractRead',
  'caseRead',
  'activityRead',
  'announcementRead',
  'announcementWrite',
  'billRead',
  'caseCreate',
  'contactPersonRead',
  'customerSatisfactionRead',
  'customerWrite',
  'deleteContactActivity',
  'exportTimeline',
  'registrationRead',
  'relationWrite',
  'updateContactEmailAddresses',
  'updateContactPhoneNumbers',
  'updateContactPostalAddress',
  'quickLinkRead',
  'quickDialRead',
  'usePhone',
  'knowledgebaseFaqCreateSuggestion',
  'chatOperator',
  'viewChatConversation',
  'unitRepairRequestWrite',
];

const caseHandler: readonly Permission[] = [
  ...agent,
  'editTask',
  'viewCaseFlow',
  'viewDetailedCaseFlow',
  'editCaseFlow',
  'pickupCaseFlowStep',
  'finishCaseFlowStep',
  'mediaClear',
  'caseReadDeleted',
];

/** The users who can sign in: an agent, a case handler, an administrator and one without permissions. */
export const users: Readonly<Record<UserKey, UserRecord>> = {
  anne: { id: userIds.anne, key: 'anne', permissions: agent },
  bram: { id: userIds.bram, key: 'bram', permissions: caseHandler },
  carla: { id: userIds.carla, key: 'carla', permissions: PERMISSIONS },
  dirk: { id: userIds.dirk, key: 'dirk', permissions: [] },
};

export const isUserKey = (key: string): key is UserKey => Object.hasOwn(users, key);

/** The cookie with the user of a browser, for the node server; `niemand` is signed out. */
export const USER_COOKIE = 'mock-gebruiker';
export const NOBODY = 'niemand';
