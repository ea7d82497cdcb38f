import type { Dispatch } from '@reduxjs/toolkit';
import type { createBrowserRouter } from 'react-router';
import { panelsClosed } from '@/core/device/deviceSlice';

/** Closes panels at the start of a navigation to another page, so that a panel opened while the page loads stays. */
export function closePanelsOnLeaving(router: ReturnType<typeof createBrowserRouter>, dispatch: Dispatch) {
  let destination = router.state.location.pathname;
  return router.subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location;
    if (pathname === destination) return;
    destination = pathname;
    dispatch(panelsClosed());
  });
}
