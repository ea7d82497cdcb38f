/** Every permission flag of the three documents (001 §6). */
export const PERMISSIONS = [
  'viewTask',
  'editTask',
  'viewCaseFlow',
  'viewDetailedCaseFlow',
  'editCaseFlow',
  'pickupCaseFlowStep',
  'finishCaseFlowStep',
  'mediaClear',
  'chatOperator',
  'viewChatConversation',
  'customerCard',
  'contractRead',
  'registrationRead',
  'billRead',
  'announcementRead',
  'announcementWrite',
  'customerSatisfactionRead',
  'caseCreate',
  'caseRead',
  'caseReadDeleted',
  'exportTimeline',
  'createTask',
  'contactPersonRead',
  'relationWrite',
  'usePhone',
  'quickLinkRead',
  'quickDialRead',
  'updateContactPhoneNumbers',
  'shell',
  'activityRead',
  'caseDeleteAndRestore',
  'deleteContactActivity',
  'knowledgebaseFaqCreateSuggestion',
  'phoneViewColleagueHistory',
  'anonymousRepairRequestWrite',
  'unitRepairRequestWrite',
  'serviceBusErrorRetry',
  'accountCreate',
  'accountRecover',
  'blockAccount',
  'customerWrite',
  'customerManagement',
  'registrationWrite',
  'updateBirthDate',
  'updateContactEmailAddresses',
  'updateGender',
  'updateContactPostalAddress',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Any one of these permits writing questions and reading smart labels. */
export const KNOWLEDGE_EDITOR = [
  'caseCreate',
  'createTask',
  'customerCard',
  'customerManagement',
  'shell',
] as const satisfies readonly Permission[];

/** Any one of these permits managing the settings of the corporation (AMB-043). */
export const ADMINISTRATOR = ['customerManagement', 'shell'] as const satisfies readonly Permission[];

/** Any one of these permits managing portal, integrations and data (AMB-042). */
export const MANAGEMENT = ['serviceBusErrorRetry', ...ADMINISTRATOR] as const satisfies readonly Permission[];

/** Any one of these permits adding and changing vendors. */
export const VENDOR_EDITOR = ['relationWrite', ...ADMINISTRATOR] as const satisfies readonly Permission[];

/** A permission, or its absence: the prefix `!` inverts the condition (002 §6). */
export type PermissionExpression = Permission | `!${Permission}`;

/** Returns whether the signed-in user has all of these. */
export type May = (...needs: readonly PermissionExpression[]) => boolean;

export type PermissionMap = Readonly<Partial<Record<Permission, boolean>>>;

/** editTask implies viewTask, so that a landing never ends in 401 (AMB-027). */
export const holds = (permissions: PermissionMap, permission: Permission): boolean =>
  permissions[permission] === true || (permission === 'viewTask' && permissions.editTask === true);

export function satisfies(permissions: PermissionMap, expression: PermissionExpression): boolean {
  return expression.startsWith('!')
    ? !holds(permissions, expression.slice(1) as Permission)
    : holds(permissions, expression as Permission);
}
