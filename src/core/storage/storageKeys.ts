/** Values that may name a customer, with the order of their lists. They live twelve hours, for a browser that nobody signs out of. */
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

/** Values of one person: kept with their user id, read by nobody else, and gone after they sign out. */
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
  notices: 'notices',
} as const;

/** What belongs to this browser or this tab, whoever works in it. */
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
  /** By user id, over signing out: what somebody has read is read. */
  announcementsLastRead: 'announcements-last-read',
} as const;

/**
 * The settings of one person, which stay in this browser after signing out (AMB-260), each under a key with their user id: read by
 * nobody else. Nothing that names a customer belongs here.
 */
const keptKeys = {
  standardTexts: 'standard-texts',
  taskQuestion: 'task-list',
  taskKeptViews: 'task-views',
  caseFlowQuestion: 'caseflow-list',
  caseFlowKeptViews: 'caseflow-views',
  signals: 'signals',
  noticeSettings: 'notice-settings',
  chatWindow: 'chat-window',
  paneSizes: 'pane-sizes',
} as const;

/** Every key under which the product keeps something in the browser, whole and in one place (000 §9, 002 §9.2). */
export const storageKeys = { ...personalKeys, ...deviceKeys, ...keptKeys } as const;
export type PersonalKey = (typeof personalKeys)[keyof typeof personalKeys];
export type KeptKey = (typeof keptKeys)[keyof typeof keptKeys];
export type DeviceKey = (typeof deviceKeys)[keyof typeof deviceKeys];

export const shortLivedKeyNames: readonly PersonalKey[] = Object.values(shortLivedKeys);
export const personalKeyNames: readonly PersonalKey[] = Object.values(personalKeys);
export const keptKeyNames: readonly KeptKey[] = Object.values(keptKeys);
