import type { Dispatch } from '@reduxjs/toolkit';
import type { createBrowserRouter } from 'react-router';
import { panelsClosed } from '@/core/device/deviceSlice';

/** Panels close at the moment that somebody leaves for another page: what is opened while that is on its way stays open. */
export function closePanelsOnLeaving(router: ReturnType<typeof createBrowserRouter>, dispatch: Dispatch) {
  let destination = router.state.location.pathname;
  return router.subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location;
    if (pathname === destination) return;
    destination = pathname;
    dispatch(panelsClosed());
  });
}
