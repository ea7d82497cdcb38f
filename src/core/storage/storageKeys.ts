/** Every key under which the product keeps something in the browser, whole and in one place (000 §9, 002 §9.2). */
export const storageKeys = {
  taskFilters: 'task-overview-filters',
  deviceMode: 'responsive_status',
  featureFlags: 'feature-flags',
  experimentalArea: 'experimental-area-enabled',
  appearance: 'appearance',
  taskSort: 'task-list-sort',
  taskViews: 'task-saved-views',
  caseFlowFilters: 'caseflow-overview-filters',
  caseFlowRecovery: 'caseflow-recovery-data',
  caseFlowSort: 'caseflow-list-sort',
  caseFlowViews: 'caseflow-saved-views',
  paneSizes: 'pane-sizes',
  drafts: 'drafts',
  loginRedirects: 'login-redirects',
  signedOut: 'signed-out',
  chunkReload: 'chunk-reload',
  signInReturn: 'sign-in-return',
  signInRestarts: 'sign-in-restarts',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
