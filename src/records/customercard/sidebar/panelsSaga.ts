import * as v from 'valibot';
import { put, select, takeEvery } from 'typed-redux-saga';
import { readStored, writeStored } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { panelsRestored, panelToggled, selectSidebar, type SidebarPanel } from '../customerCardSlice';

const keys = {
  contracts: storageKeys.contractPanelCollapsed,
  contractors: storageKeys.contractorPanelCollapsed,
  contactPersons: storageKeys.contactPanelCollapsed,
} as const satisfies Record<SidebarPanel, string>;

const isCollapsed = (panel: SidebarPanel): boolean => readStored(keys[panel], v.boolean(), true);

/** Restores the panels of the sidebar as they were left in this browser. */
export function* panelsSaga() {
  yield* put(
    panelsRestored({
      contracts: isCollapsed('contracts'),
      contractors: isCollapsed('contractors'),
      contactPersons: isCollapsed('contactPersons'),
    }),
  );
  yield* takeEvery(panelToggled, function* ({ payload: panel }) {
    const sidebar = yield* select(selectSidebar);
    writeStored(keys[panel], sidebar[panel]);
  });
}
