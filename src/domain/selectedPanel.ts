/** The panel that an address opens beside the card of a person (001 §3). */
export const SelectedPanel = { Registration: 0, Sss: 1, None: 2 } as const;
export type SelectedPanel = (typeof SelectedPanel)[keyof typeof SelectedPanel];

/** The parameter in the address (001 §2). */
export const SELECTED_PANEL = 'selectedPanel';

/** Returns the panel in the address; null when the parameter is missing or unknown. */
export const selectedPanelIn = (search: URLSearchParams): SelectedPanel | null =>
  Object.values(SelectedPanel).find((panel) => String(panel) === search.get(SELECTED_PANEL)) ?? null;
