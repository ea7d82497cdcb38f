import { createAction } from '@reduxjs/toolkit';
import type { Received } from '@/domain/decode/received';
import type { PortalStatus } from '@/domain/portal';

/** There is one portal. */
export const PORTAL = 'portal';

/** `seen`: the status that the dialog showed. */
export const portalStatusRequested = createAction<{
  status: PortalStatus;
  seen: Received<PortalStatus> | undefined;
}>('portal/statusRequested');
