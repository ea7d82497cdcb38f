/**
 * Values that may name a customer, together with the sort orders of the same lists. They expire after twelve hours, in
 * case nobody signs out of the browser.
 */
const shortLivedKeys = {
  taskFilters: 'task-overview-filters',
  taskSort: 'task-list-sort',
  taskViews: 'task-saved-views',
  impersonation: 'impersonation',
  recentSearches: 'recent-searches',
  caseFlowFilters: 'caseflow-overview-filters',
  caseFlowSort: 'caseflow-list-sort',
  caseFlowViews: 'caseflow-saved-views',
} as const;

/** Values of one person. They are kept with the user id, hidden from other users, and removed at signing out. */
const personalKeys = {
  ...shortLivedKeys,
  taskErrorNames: 'task-error-names',
  recentFaqs: 'recent-faqs',
  lastDirection: 'lastSelectedDirection',
  lastFunctionGroup: 'lastSelectedFunctionGroup',
  lastAssignee: 'last-assignee',
  caseFlowRecovery: 'caseflow-recovery-data',
  drafts: 'drafts',
  chatRegistered: 'chat-registered',
  chatLastRead: 'chat-last-read',
  chatOpen: 'chat-open',
  notifications: 'notifications',
} as const;

/** Values of this browser or this tab, whoever uses it. */
const deviceKeys = {
  deviceMode: 'responsive_status',
  featureFlags: 'feature-flags',
  experimentalArea: 'experimental-area-enabled',
  appearance: 'appearance',
  contractPanelCollapsed: 'ContractPanelCollapsed',
  contractorPanelCollapsed: 'ContractorPanelCollapsed',
  contactPanelCollapsed: 'ContactPanelCollapsed',
  loginRedirects: 'login-redirects',
  signedOut: 'signed-out',
  chunkReload: 'chunk-reload',
  signInReturn: 'sign-in-return',
  signInRestarts: 'sign-in-restarts',
  /** One value for each user id, kept after signing out, so that announcements stay read. */
  announcementsLastRead: 'announcements-last-read',
} as const;

/**
 * Settings of one person that stay in this browser after signing out (AMB-260), each under a key with their user id;
 * nobody else reads them. They must not hold anything that names a customer.
 */
const keptKeys = {
  standardTexts: 'standard-texts',
  taskQuestion: 'task-list',
  taskKeptViews: 'task-views',
  caseFlowQuestion: 'caseflow-list',
  caseFlowKeptViews: 'caseflow-views',
  signals: 'signals',
  notificationSettings: 'notification-settings',
  chatWindow: 'chat-window',
  paneSizes: 'pane-sizes',
} as const;

/** Every key under which the product stores something in the browser (000 §9, 002 §9.2). */
export const storageKeys = { ...personalKeys, ...deviceKeys, ...keptKeys } as const;
export type PersonalKey = (typeof personalKeys)[keyof typeof personalKeys];
export type KeptKey = (typeof keptKeys)[keyof typeof keptKeys];
export type DeviceKey = (typeof deviceKeys)[keyof typeof deviceKeys];

export const shortLivedKeyNames: readonly PersonalKey[] = Object.values(shortLivedKeys);
export const personalKeyNames: readonly PersonalKey[] = Object.values(personalKeys);
export const keptKeyNames: readonly KeptKey[] = Object.values(keptKeys);
