import { createSelector } from '@reduxjs/toolkit';
import { selectConfig } from '@/core/config/configSlice';
import { selectMay } from '@/core/session/sessionSlice';

/** Quick dials also need an installation with telephony (TEL-42, AMB-189). */
export const selectMayShortcuts = createSelector([selectMay, selectConfig], (may, { facets }) => ({
  dials: facets.telephony !== undefined && may('quickDialRead'),
  links: may('quickLinkRead'),
}));
